/** What a title's board gets from the table page, and what it gives. */
import type { Component } from 'svelte'
import type { AskedForm, Choice, Phrase, ToldEvent, View } from '../api/types'

export type { Action, AskedField, AskedForm, Choice, Phrase, ToldEvent, View } from '../api/types'

export interface BoardProps {
  /** The title's View; the board's own types.ts says what is in it. */
  view: any
  /** Who looks; null is a spectator. */
  seat: number | null
  /** The players in seat order. */
  names: string[]
  options: Record<string, string>
  /** What GET /api/titles/{slug}/components gives. */
  components: any
  /** What I may do now; [] when nothing is asked of me. */
  choices: Choice[]
  forms: AskedForm[]
  say: (phrase: Phrase) => string
  /** A Fluent message of the title or the house. */
  t: (id: string, args?: Record<string, string | number>) => string
  /** The choice waiting for confirmation: show its consequence (ghost piece, path). */
  picked: Choice | null
  /** A spot was tapped: the shell confirms one choice, or lists several. */
  pick: (choices: Choice[]) => void
  /** Opens a form, filled with a draft. */
  fill: (form: AskedForm, draft?: Record<string, unknown>) => void
  /** What the board has put together itself: the shell shows what it would bring, then sends it. */
  propose: (action: { do: string; [name: string]: unknown }) => void
  /** Sends at once: for what the board itself confirms. */
  act: (action: object) => void
  /** How long a seat that is waited for has left before its decision lapses; null without a clock. */
  lapse: (seat: number) => string | null
  /** The log line hovered or replayed: show it on the board. */
  lit: ToldEvent | null
  /** What just happened: animate it (move, flip, fade) unless motion is off. */
  news: ToldEvent[]
  /** 0 none … 1 normal. */
  motion: number
}

export interface OfferProps {
  form: AskedForm
  draft: Record<string, unknown>
  view: any
  seat: number | null
  names: string[]
  options: Record<string, string>
  components: any
  say: (phrase: Phrase) => string
  t: (id: string, args?: Record<string, string | number>) => string
  /** The draft changed; the filler checks it and enables its button. */
  change: (draft: Record<string, unknown>) => void
}

/** The panel for offers that lie on the table; it may use table/Scales.svelte for each. */
export type OffersProps = Pick<
  BoardProps,
  | 'view'
  | 'seat'
  | 'names'
  | 'options'
  | 'components'
  | 'choices'
  | 'forms'
  | 'say'
  | 't'
  | 'pick'
  | 'fill'
  | 'lapse'
>

export interface TitleModule {
  Board: Component<BoardProps>
  /** The ids of the spots on the board that an action touches. */
  spots?: (action: { do: string; [name: string]: unknown }, view: any) => string[]
  /** Replaces the generic blanks of the forms listed in `offerForms`. */
  Offer?: Component<OfferProps>
  /** `do` of the forms that `Offer` fills. */
  offerForms?: string[]
  /** Forms that one filled sheet can answer, put together. */
  together?: (forms: AskedForm[]) => AskedForm[]
  /** Offers standing on the table; without it there is no such panel. */
  Offers?: Component<OffersProps>
  /** How many offers stand, for the mark on the tab. */
  offerCount?: (view: View) => number
  /** The table-side summary card. */
  Summary?: Component<Pick<BoardProps, 't' | 'options' | 'components'>>
  /** A few words under a player's name (fleet, power, cards in hand). */
  SeatDetail?: Component<
    Pick<BoardProps, 'view' | 'names' | 'components' | 't' | 'say'> & { seat: number }
  >
  /** The colour of a seat's pieces as a CSS colour, where the title decides it. */
  seatColour?: (view: any, seat: number) => string | null
  /** What to call a blank, or a thing in it, that the title's engine has no words for. */
  label?: (
    asked: { form: AskedForm; path: string[]; value: string | number | null },
    view: any,
    t: (id: string, args?: Record<string, string | number>) => string,
    names: string[],
  ) => string | null
  lesson?: unknown
}
