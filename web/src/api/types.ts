/**
 * The words between server and browser, all from its description (schema.ts, made by
 * `npm run types`). What only a title knows, its views, actions and events, is open here; its own
 * folder names it.
 */
import type { components } from './schema'

export type Schemas = components['schemas']
type With<Whole, Parts> = Omit<Whole, keyof Parts> & Parts

export interface Action {
  do: string
  [name: string]: unknown
}

export type View = { seat: number | null; [name: string]: any }

export type Phrase = Schemas['live.Phrase']
export type ToldEvent = { event: { it: string; [name: string]: any }; say: Phrase }
export type Choice = With<Schemas['live.Choice'], { action: Action }>
export type AskedForm = Schemas['live.AskedForm']
/** A blank of a form, of one of the kinds that the engine knows. */
export type Field = AskedForm['fields'][number]
export type Score = Schemas['live.Score']
export type Turn = With<Schemas['live.AskedTurn'], { choices: Choice[] }>
export type SeatInfo = Schemas['live.SeatInfo']
export type TableInfo = Schemas['live.TableInfo']
export type Clock = TableInfo['clock']
export type TableState = TableInfo['state']
export type ClockState = Schemas['live.ClockFace']
export type ChatLine = Omit<Schemas['live.ChatLine'], 'type'>
export type Problem = Schemas['live.ProblemBody']

interface Told {
  events: ToldEvent[]
}
interface Shown extends Told {
  view: View
}
export type LogEntry = With<Schemas['live.LogLine'], Told>
export type Snapshot = With<
  Schemas['Snapshot'],
  { table: TableInfo; view: View | null; turn: Turn | null; log: LogEntry[]; clock: ClockState }
>
export type Replay = With<Schemas['ReplayPoint'], Shown>
export type Standings = Schemas['FinalStandings']
/** A finished game looked at again. */
export type GameAnalysis = Schemas['GameAnalysis']

export type Person = Schemas['PersonInfo']
/** Somebody one has played with. */
export type Companion = Schemas['Companion']
/** What the house can do besides games. */
export type HouseInfo = Schemas['HouseInfo']
export type Me = Schemas['Me']
export type OptionInfo = Schemas['OptionInfo']
export type Title = Schemas['Title']
/** Which rule would refuse an action, or else what it would bring. */
export type Checked = Schemas['Checked']
export type Rules = Schemas['Rules']
export type Notice = Schemas['News']

export type LiveMessage =
  | ({ type: 'hello'; run: string } & Snapshot)
  | With<Schemas['live.News'], Told & { view?: View; turn?: Turn }>
  | Schemas['live.TableNews']
  | Schemas['live.Presence']
  | Schemas['live.Nudge']
  | Schemas['live.ChatLine']
  | Schemas['live.Done']
  | Schemas['live.NotDone']
  | Schemas['live.Closing']
  | Schemas['live.Pong']
