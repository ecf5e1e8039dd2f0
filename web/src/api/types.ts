/** The words between server and browser; the server's API description binds both. */

export interface Phrase {
  id: string
  args: { [name: string]: string | number | Phrase | Phrase[] }
}

export interface Action {
  do: string
  [name: string]: unknown
}

export interface ToldEvent {
  event: { it: string; [name: string]: any }
  say: Phrase
}

export interface Choice {
  action: Action
  say: Phrase
  order: number
  heading: Phrase | null
}

export interface AskedField {
  name: string
  low: number
  high: number
  step: number
  among: string[]
  many: boolean
  repeat: boolean
  keys: string[]
  kinds: string[]
  letters: number
  flag: boolean
  optional: boolean
  say: Phrase | null
  items: Record<string, Phrase>
  parts: AskedField[]
}

export interface AskedForm {
  do: string
  /** Open at all times beside the decision at hand, such as standing instructions. */
  aside: boolean
  say: Phrase | null
  fields: AskedField[]
}

export interface Score {
  total: number
  parts: Record<string, number>
}

export interface Turn {
  actors: number[]
  question: Phrase | null
  choices: Choice[]
  forms: AskedForm[]
  undo: boolean
  scores: Score[] | null
  round: number
}

export type View = { seat: number | null; [name: string]: any }

export interface SeatInfo {
  seat: number
  name: string
  kind: 'empty' | 'person' | 'bot'
  bot: string | null
  you: boolean
  present: boolean
  resigned: boolean
  replaced: boolean
  link?: string
  /** For whom the empty seat is kept. */
  kept?: 'you' | 'other'
  /** For the owner: what he called the one it is kept for. */
  invited?: string
  total?: number
  rank?: number
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; seconds: number }
  | { kind: 'day'; days: number }

export type TableState = 'open' | 'playing' | 'finished' | 'ended'

export interface TableInfo {
  id: string
  title: string
  state: TableState
  options: Record<string, string>
  own_components: boolean
  public: boolean
  clock: Clock
  replace: boolean
  suggestions: boolean
  private_talk: boolean
  first: number | null
  created: string
  owner: string
  yours: boolean
  /** Whether the asker wants no notices of it. */
  muted: boolean
  seats: SeatInfo[]
  spectators: number
  commitment: string
  number: number
  actors: number[]
  ending: { by: number[] } | null
  rematch: string | null
  end: string | null
}

export interface LogEntry {
  number: number
  mover: number | null
  events: ToldEvent[]
  undone: boolean
}

export interface ClockState {
  left: (number | null)[]
  due: string | null
}

export interface Snapshot {
  number: number
  table: TableInfo
  /** Null while the table waits for its players; so is the turn. */
  view: View | null
  turn: Turn | null
  log: LogEntry[]
  clock: ClockState
  over: boolean
}

export interface ChatLine {
  id: string | number
  seat: number | null
  /** The one seat that hears it besides; null: everybody. */
  to: number | null
  name: string
  text: string
  at: string
}

export interface Replay {
  at: number
  of: number
  view: View
  events: ToldEvent[]
  mover: number | null
  scores: Score[] | null
  round: number
}

export interface Standings {
  totals: number[][]
  scores: Score[]
  ranks: number[]
  end: string | null
}

export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  field?: string
  rule?: string
  args?: Record<string, string | number>
  number?: number
}

export interface Person {
  id: string
  name: string
  guest: boolean
  email: string | null
  confirmed: boolean
  language: string | null
}

/** Somebody one has played with. */
export interface Companion {
  id: string
  name: string
}

/** What the house can do besides games. */
export interface HouseInfo {
  mail: boolean
}

export interface Me {
  person: Person | null
  csrf: string
}

export interface OptionInfo {
  name: string
  values: string[]
  default: string
  least: number | null
  most: number | null
  ruling: string | null
}

export interface Title {
  slug: string
  name: string
  least_seats: number
  most_seats: number
  languages: string[]
  bots: string[]
  options: OptionInfo[]
  presets: Record<string, Record<string, string>>
}

export interface Rules {
  chapters: { id: string; text: string }[]
  rules: { id: string; chapter: string; text: string; source: string; rulings: string[] }[]
  rulings: {
    id: string
    question: string
    decision: string
    source: string
    option: string | null
  }[]
  options: {
    name: string
    ruling: string | null
    label: string
    values: { name: string; text: string }[]
  }[]
}

export interface Notice {
  id: string
  at: string
  kind: string
  table: string
  title: string
}

export type LiveMessage =
  | ({ type: 'hello'; run: string } & Snapshot)
  | {
      type: 'news'
      number: number
      mover: number | null
      events: ToldEvent[]
      undone: boolean
      view?: View
      turn?: Turn
      clock?: ClockState
      over: boolean
    }
  | { type: 'table'; table: TableInfo }
  | { type: 'presence'; seats: boolean[]; spectators: number }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'done'; key: string; number: number }
  | { type: 'refused'; key: string | null; problem: Problem }
  | { type: 'closing' }
  | { type: 'pong' }
