/** What a title's board gets from the table page, and what it gives. */
import type { Component } from 'svelte'
import type { AskedForm, Choice, Phrase, ToldEvent, View } from '../api/types'
import type { Part } from '../stores/fetched'
import type { Brief } from '../table/choices'
import type { LastMove } from '../table/last'

export type { Action, AskedForm, Choice, Field, Phrase, ToldEvent, View } from '../api/types'

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
  /**
   * A spot was tapped: one choice is done, or asked for where it cannot be taken back; several, and
   * forms besides, open in a popover beside what was pressed.
   */
  pick: (choices: Choice[], forms?: AskedForm[]) => void
  /** Opens a form, filled with a draft. */
  fill: (form: AskedForm, draft?: Record<string, unknown>) => void
  /** What the board has put together itself: the shell shows what it would bring, then sends it. */
  propose: (action: { do: string; [name: string]: unknown }) => void
  /** Sends at once: for what the board itself confirms. */
  act: (action: object) => void
  /** On a phone: what can be decided for many steps together. On a desk it stands in the list. */
  errands?: Errand[]
  begin?: (errand: Errand) => void
  /** How long a seat that is waited for has left before its decision lapses; null without a clock. */
  lapse: (seat: number) => string | null
  /** The log line hovered or replayed: show it on the board. */
  lit: ToldEvent | null
  /** What just happened: animate it (move, flip, fade) unless motion is off. */
  news: ToldEvent[]
  /** What each of the others did last: keep it marked (map/Trail, map/Ring). */
  last: LastMove[]
  /** Whether the reader wants to be asked before everything. */
  careful?: boolean
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

/** What a seat sees and could do now. */
export interface Asked {
  view: any
  seat: number
  choices: Choice[]
}

/** An answer to an offer: a choice, or a form with the offer fixed. */
export interface Answer {
  do: string
  proposal: unknown
  form: boolean
}

/** One decision that takes many steps: "sell everything", "no offers until my turn". */
export interface Errand {
  id: string
  /** What its button says, and the bar while it goes on. */
  label: string
  /** Of a group only the errand begun last goes on. */
  group?: string
  /** The next step among what can be done now; null while there is nothing to do. */
  step: (now: Asked) => Choice | null
  /** Whether it has come to its end. */
  over: (now: Asked) => boolean
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
  Offer?: Part<OfferProps>
  /** `do` of the forms that `Offer` fills. */
  offerForms?: string[]
  /** Offers standing on the table; without it there is no such panel. */
  Offers?: Component<OffersProps>
  /** Offers that wait for my answer, drawn beside the question with the answers to each. */
  Answers?: Component<OffersProps>
  /** Whether `Answers` has a button for this choice or form: it is not listed once more. */
  answered?: (what: Answer, now: Asked) => boolean
  /** How many offers stand, for the mark on the tab. */
  offerCount?: (view: View) => number
  /** The table-side summary card. */
  Summary?: Part<Pick<BoardProps, 't' | 'options' | 'components'>>
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
  /** The round as the board shows it, where that is not a count of rounds. */
  round?: (view: any) => number
  /** What one should know beside the question: that nobody offered, say. */
  note?: (
    view: any,
    t: (id: string, args?: Record<string, string | number>) => string,
  ) => string | null
  /** What tells choices that are much alike apart: they are listed in one row. */
  brief?: (
    choice: Choice,
    t: (id: string, args?: Record<string, string | number>) => string,
  ) => Brief | null
  /** What can be decided now for many steps together; listed above the choices. */
  errands?: (
    now: Asked,
    t: (id: string, args?: Record<string, string | number>) => string,
    components: any,
  ) => Errand[]
  /** Whether the board prints names in another language than the reader's, who may want those. */
  printedNames?: boolean
  lesson?: unknown
}

/** What a title's shelf.ts says: how it lies on the pages of the house. */
export interface ShelfEntry {
  /** Its place among the titles of the house. */
  place: number
  Emblem: Component
  /** Where the sun stands in the emblem, apart from what the scene shows. */
  sun: [number, number]
  /** Ready-made sets of options worth a button; the first is the plain game. */
  ready: { id: string; options: Record<string, string> }[]
}
