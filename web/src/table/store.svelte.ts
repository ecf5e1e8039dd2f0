/** A table as one seat knows it, and what that seat is about to do. */
import type {
  Action,
  AskedForm,
  ChatLine,
  Checked,
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
import { begun } from '../stores/settled'
import type { Pace } from '../stores/settings.svelte'
import { answers } from './drafts'
import { kept } from './kept'
import { lastMoves, sinceMine } from './last'
import { joined } from './log'
import { Procession } from './procession'

/** Where actions go: the live connection, or the development page's console. */
export interface Wire {
  act(key: string, number: number, action: Action): void
  undo(key: string, number: number): void
  chat(text: string, to: number | null): void
}

type News = LiveMessage & { type: 'news' }

export type Connection = 'connecting' | 'live' | 'lost' | 'waiting' | 'closed'

export interface Filling {
  form: AskedForm
  draft: Record<string, unknown>
}

/** Why an action could not be taken back; null: it could. */
export type Final = Checked['final'] | null

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
  clock = $state.raw<ClockState>({ left: [], due: null, nudge: [] })
  /** Who reminded me that the table waits for me, until I answer. */
  nudgedBy = $state<number | null>(null)
  number = $state(0)
  over = $state(false)
  connection = $state<Connection>('connecting')
  /** What others did while the line was gone. */
  missed = $state.raw<ToldEvent[]>([])
  /** Choices and forms of earlier questions: what is drawn a moment later may still show them. */
  private gone = new WeakSet<Choice | AskedForm>()
  /** The last number heard before the line broke, until the house has told the rest. */
  private heard: number | null = null

  /** The choice that waits for confirmation, or to be weighed whether it needs one. */
  picked = $state.raw<Choice | null>(null)
  /** Why the picked choice could not be taken back; undefined while that is not known. */
  final = $state<Final | undefined>(undefined)
  /** The choices and forms of a spot that was tapped, when there are several. */
  narrowed = $state.raw<Choice[] | null>(null)
  narrowedForms = $state.raw<AskedForm[]>([])
  filling = $state.raw<Filling | null>(null)
  /** The key of an action on its way. */
  pending = $state<string | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Forced steps wait: somebody took one back, or wants to look. */
  held = $state(false)

  /** The log line hovered. */
  lit = $state.raw<ToldEvent | null>(null)
  news = $state.raw<ToldEvent[]>([])
  /** How many moves of others wait to be shown. */
  waiting = $state(0)
  private procession = new Procession<News>(
    (news) => this.show(news),
    () => this.pace(),
    (waiting) => (this.waiting = waiting),
  )
  /** Says that the last action has been answered and shown. */
  private answered = () => {}
  private awaited = 0

  names = $derived(this.info.seats.map((seat) => seat.name))
  /** Whether the table waits for me. */
  asked = $derived.by(() => this.seat !== null && this.turn.actors.includes(this.seat))
  /** What the others did last, for the board to mark. */
  last = $derived.by(() => lastMoves(this.log, this.seat))
  since = $derived.by(() => sinceMine(this.log, this.seat))
  mine = $derived(this.turn.choices.length > 0 || this.turn.forms.some((form) => !form.aside))

  constructor(
    readonly seat: number | null,
    snapshot: Snapshot,
    private wire: Wire,
    /** How fast the moves of others are shown. */
    private pace: () => Pace = () => 'none',
  ) {
    this.adopt(snapshot)
  }

  /** Takes over a whole snapshot: at the start, or after too long an absence. */
  adopt(snapshot: Snapshot): void {
    this.procession.clear()
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
        if (message.clock) this.clock = message.clock
        this.procession.add(message, message.mover === this.seat || !message.events.length)
        break
      case 'table':
        this.info = message.table
        if (message.table.state === 'ended') this.end()
        if (this.connection === 'live') this.caughtUp()
        break
      case 'presence':
        this.info = {
          ...this.info,
          spectators: message.spectators,
          seats: this.info.seats.map((seat) => ({ ...seat, present: message.seats[seat.seat] })),
        }
        break
      case 'nudge':
        this.clock = message.clock
        if (this.seat !== null && message.seats.includes(this.seat)) this.nudgedBy = message.by
        break
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message]
        break
      case 'done':
        if (message.key === this.pending) this.settle(message.number)
        break
      case 'refused':
        if (message.key === null || message.key === this.pending) this.refuse(message.problem)
        break
    }
  }

  /** A spot was tapped, or a line of the list: one choice is shown, several are listed. */
  pick = (choices: Choice[], forms: AskedForm[] = []): void => {
    if (choices.some((choice) => this.gone.has(choice))) return
    this.problem = null
    this.filling = null
    const several = choices.length + forms.length > 1
    this.narrowed = several ? choices : null
    this.narrowedForms = several ? forms : []
    this.final = undefined
    this.picked = several ? null : (choices[0] ?? null)
    if (!several && forms.length) this.fill(forms[0])
  }

  fill = (form: AskedForm, draft: Record<string, unknown> = {}): void => {
    if (this.gone.has(form)) return
    this.problem = null
    this.picked = null
    this.narrowed = null
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
    this.narrowedForms = []
    this.problem = null
  }

  /** Shows at once what waits to be shown. */
  catchUp = (): void => this.procession.flush()

  act = (action: object): void => {
    if (this.pending) return
    this.problem = null
    this.held = false
    this.nudgedBy = null
    this.send()
    this.wire.act(this.pending!, this.number, action as Action)
  }

  undo = (): void => {
    if (this.pending) return
    this.held = true
    this.send()
    this.wire.undo(this.pending!, this.number)
  }

  say = (text: string, to: number | null = null): void => this.wire.chat(text, to)

  refuse(problem: Problem): void {
    this.pending = null
    this.answered()
    this.problem = problem
  }

  private send(): void {
    this.pending = newKey()
    this.awaited = Infinity
    this.answered()
    this.answered = begun('answer')
  }

  private settle(number: number): void {
    this.pending = null
    this.cancel()
    this.awaited = number
    if (this.number >= number) this.answered()
  }

  /** One piece of news, when its time has come. */
  private show(message: News): void {
    this.number = message.number
    this.log = joined(this.log, [message])
    this.over = message.over
    if (message.view) this.view = kept(this.view, message.view)
    this.news = message.undone ? [] : message.events
    // After my own answer the same choices are a new question.
    if (message.turn)
      this.ask(message.mover === this.seat ? message.turn : kept(this.turn, message.turn))
    if (this.number >= this.awaited) this.answered()
  }

  /** The game was ended by agreement, or because too few are left. */
  private end(): void {
    this.procession.flush()
    this.over = true
    this.clock = {
      left: this.clock.left.map(() => null),
      due: null,
      nudge: this.clock.nudge.map(() => null),
    }
    this.ask({ ...this.turn, actors: [], question: null, choices: [], forms: [], undo: false })
  }

  /** A new question drops what was picked for the old one, unless it can still be answered so. */
  private ask(turn: Turn): void {
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
      this.narrowedForms = []
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
