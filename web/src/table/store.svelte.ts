/** A table as one seat knows it, and what that seat is about to do. */
import type {
  Action,
  AskedForm,
  ChatLine,
  Choice,
  ClockState,
  LiveMessage,
  LogEntry,
  Problem,
  Snapshot,
  TableInfo,
  ToldEvent,
  Turn,
  View,
} from '../api/types'
import { answers } from './drafts'
import { kept } from './kept'
import { joined } from './log'

/** Where actions go: the live connection, or the development page's console. */
export interface Wire {
  act(key: string, number: number, action: Action): void
  undo(key: string, number: number): void
  chat(text: string, to: number | null): void
}

export type Connection = 'connecting' | 'live' | 'lost' | 'closed'

export interface Filling {
  form: AskedForm
  draft: Record<string, unknown>
}

const NOTHING: Turn = {
  actors: [],
  question: null,
  choices: [],
  forms: [],
  undo: false,
  scores: null,
  round: 0,
}

export class TableStore {
  info = $state.raw<TableInfo>(null!)
  view = $state.raw<View>(null!)
  turn = $state.raw<Turn>(NOTHING)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<ClockState>({ left: [], due: null })
  number = $state(0)
  over = $state(false)
  connection = $state<Connection>('connecting')
  /** What others did while the line was gone. */
  missed = $state.raw<ToldEvent[]>([])
  /** Choices and forms of earlier questions: what is drawn a moment later may still show them. */
  private gone = new WeakSet<Choice | AskedForm>()
  /** The last number heard before the line broke, until the house has told the rest. */
  private heard: number | null = null

  /** The choice that waits for confirmation. */
  picked = $state.raw<Choice | null>(null)
  /** The choices of a spot that was tapped, when there are several. */
  narrowed = $state.raw<Choice[] | null>(null)
  filling = $state.raw<Filling | null>(null)
  /** The key of an action on its way. */
  pending = $state<string | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Forced steps wait: somebody took one back, or wants to look. */
  held = $state(false)

  /** The log line hovered. */
  lit = $state.raw<ToldEvent | null>(null)
  news = $state.raw<ToldEvent[]>([])

  names = $derived(this.info.seats.map((seat) => seat.name))
  /** Whether the table waits for me. */
  asked = $derived.by(() => this.seat !== null && this.turn.actors.includes(this.seat))
  mine = $derived(this.turn.choices.length > 0 || this.turn.forms.some((form) => !form.aside))

  constructor(
    readonly seat: number | null,
    snapshot: Snapshot,
    private wire: Wire,
    /** How the title puts its forms together. */
    private together: (forms: AskedForm[]) => AskedForm[] = (forms) => forms,
  ) {
    this.adopt(snapshot)
  }

  /** Takes over a whole snapshot: at the start, or after too long an absence. */
  adopt(snapshot: Snapshot): void {
    this.info = snapshot.table
    this.view = snapshot.view ?? { seat: this.seat }
    this.log = joined(this.log, snapshot.log)
    this.clock = snapshot.clock
    this.number = snapshot.number
    this.over = snapshot.over
    this.ask(snapshot.turn ?? NOTHING)
  }

  /** The line broke, or came back. */
  line(state: Connection): void {
    if (state === 'lost') this.heard ??= this.number
    this.connection = state
  }

  /** The house has told everything after the last number heard. */
  private caughtUp(): void {
    if (this.heard === null) return
    const since = this.log.filter(({ number }) => number > this.heard!)
    const others = since.filter(({ mover, undone }) => mover !== this.seat && !undone)
    this.missed = [...this.missed, ...others.flatMap(({ events }) => events)]
    this.heard = null
  }

  hear(message: LiveMessage): void {
    switch (message.type) {
      case 'hello':
        this.adopt(message)
        this.caughtUp()
        break
      case 'news':
        this.number = message.number
        this.log = joined(this.log, [message])
        this.over = message.over
        if (message.view) this.view = kept(this.view, message.view)
        if (message.clock) this.clock = message.clock
        this.news = message.undone ? [] : message.events
        // After my own answer the same choices are a new question.
        if (message.turn)
          this.ask(message.mover === this.seat ? message.turn : kept(this.turn, message.turn))
        break
      case 'table':
        this.info = message.table
        if (this.connection === 'live') this.caughtUp()
        break
      case 'presence':
        this.info = {
          ...this.info,
          spectators: message.spectators,
          seats: this.info.seats.map((seat) => ({ ...seat, present: message.seats[seat.seat] })),
        }
        break
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message]
        break
      case 'done':
        if (message.key === this.pending) this.settle()
        break
      case 'refused':
        if (message.key === null || message.key === this.pending) this.refuse(message.problem)
        break
    }
  }

  /** A spot was tapped, or a line of the list: one choice is shown, several are listed. */
  pick = (choices: Choice[]): void => {
    if (choices.some((choice) => this.gone.has(choice))) return
    this.problem = null
    this.filling = null
    this.narrowed = choices.length > 1 ? choices : null
    this.picked = choices.length === 1 ? choices[0] : null
  }

  fill = (form: AskedForm, draft: Record<string, unknown> = {}): void => {
    if (this.gone.has(form)) return
    this.problem = null
    this.picked = null
    this.filling = { form, draft }
  }

  /** What stands in the blanks now: it outlives news that leave the form open. */
  write = (draft: Record<string, unknown>): void => {
    if (this.filling) this.filling = { ...this.filling, draft }
  }

  cancel = (): void => {
    this.picked = null
    this.filling = null
    this.narrowed = null
    this.problem = null
  }

  act = (action: object): void => {
    if (this.pending) return
    this.problem = null
    this.held = false
    this.pending = newKey()
    this.wire.act(this.pending, this.number, action as Action)
  }

  undo = (): void => {
    if (this.pending) return
    this.held = true
    this.pending = newKey()
    this.wire.undo(this.pending, this.number)
  }

  say = (text: string, to: number | null = null): void => this.wire.chat(text, to)

  refuse(problem: Problem): void {
    this.pending = null
    this.problem = problem
  }

  private settle(): void {
    this.pending = null
    this.cancel()
  }

  /** A new question drops what was picked for the old one, unless it can still be answered so. */
  private ask(asked: Turn): void {
    const turn = { ...asked, forms: this.together(asked.forms) }
    const before = this.turn
    this.turn = turn
    const open = new Set<Choice | AskedForm>([...turn.choices, ...turn.forms])
    for (const one of [...before.choices, ...before.forms]) if (!open.has(one)) this.gone.add(one)
    const same = (choice: Choice) => JSON.stringify(choice.action)
    if (this.picked) {
      const { picked } = this
      const among = ({ choices }: Turn) => choices.find((choice) => same(choice) === same(picked))
      // What the board had put together stands as long as its form does.
      const stands = !among(before) && turn.forms.some((form) => answers(picked.action, form))
      this.picked = among(turn) ?? (stands ? picked : null)
    }
    if (this.narrowed) {
      const wanted = new Set(this.narrowed.map(same))
      const left = turn.choices.filter((choice) => wanted.has(same(choice)))
      this.narrowed = left.length > 1 ? left : null
    }
    if (this.filling) {
      const { form, draft } = this.filling
      const still = turn.forms.find((other) => sameForm(other, form))
      this.filling = still ? { form: still, draft } : null
    }
  }
}

function newKey(): string {
  return crypto.randomUUID()
}

/** Whether two forms ask for the same thing, whatever their blanks may hold by now. */
function sameForm(one: AskedForm, other: AskedForm): boolean {
  return nameOf(one) === nameOf(other)
}

/** A form's words say whom it is for or what it answers; without them its blanks do. */
export function nameOf(form: AskedForm): string {
  return JSON.stringify([form.do, form.say ?? form.fields])
}
