/** What a table page asks the house besides the live connection. */
import { get, post, Trouble } from '../api/client'
import type {
  Action,
  Checked,
  Choice,
  GameAnalysis,
  LogEntry,
  Phrase,
  Problem,
  Replay,
  Rules,
  Standings,
} from '../api/types'
import type { Voice } from '../speech/voice'

export interface Suggestion {
  action: Action
  say: Phrase
  /** The chance to win that an admiral sees in it, from 0 to 1. */
  chance?: number
  /** What it is good for, where a reason stands out. */
  why?: Phrase | null
}

export class Desk {
  private rulesAsked: Promise<Rules> | null = null
  private known: Rules | null = null

  constructor(
    readonly table: string,
    readonly slug: string,
    readonly seat: number | null,
    private voice: () => Voice,
    /** Whether there is a house to ask: the development page has none. */
    readonly house = true,
  ) {}

  suggest = (): Promise<Suggestion> => get(`/tables/${this.table}/suggestion?seat=${this.seat}`)

  /** The same by a bot that thinks for a while: its best few, with chances and reasons. */
  advise = async (): Promise<Suggestion[]> => {
    const path = `/tables/${this.table}/advice?seat=${this.seat}`
    const { choices } = await get<{ choices: Suggestion[] }>(path)
    return choices
  }

  check = async (action: object): Promise<Checked> => {
    const path = `/tables/${this.table}/check`
    const found = await post<Checked>(path, { seat: this.seat, action })
    if (found.refusal) await this.rules()
    return found
  }

  /** An action that stands in no list, as a choice to be confirmed; a refusal is trouble. */
  weigh = async (action: Action): Promise<Choice> => {
    const { refusal, say } = await this.check(action)
    if (refusal) {
      const { rule } = refusal
      throw new Trouble({ type: '/problems/refused', title: '', status: 422, detail: '', rule })
    }
    return { action, say: say!, order: 0, heading: null }
  }

  /** The rules in the reader's language; a refusal looks itself up there. */
  rules = (): Promise<Rules> => {
    this.rulesAsked ??= get<Rules>(
      `/titles/${this.slug}/rules?language=${this.voice().language}`,
    ).then((rules) => (this.known = rules))
    return this.rulesAsked
  }

  /** Which rule limits me, in words as far as they are known yet. */
  refusal = (rule: string): string => {
    const t = this.voice().t.bind(this.voice())
    const text = this.law(rule)
    const what = t('refused-rule', { rule })
    return text ? t('labelled', { what, more: text }) : what
  }

  /** What a rule of the title, one of its rulings or a rule of the house says. */
  law = (rule: string): string | undefined =>
    rule.startsWith('FO-')
      ? this.voice().t(`law-${rule.slice(3).toLowerCase()}`)
      : (this.known?.rules.find((one) => one.id === rule)?.text ??
        this.known?.rulings.find((one) => one.id === rule)?.decision)

  trouble = (problem: Problem): string => {
    const t = this.voice().t.bind(this.voice())
    if (problem.rule) return this.refusal(problem.rule)
    if (problem.type.endsWith('/stale')) return t('stale')
    if (problem.type.endsWith('/too-many')) return t('too-many')
    if (problem.type.endsWith('/unreachable')) return t('unreachable')
    return t('trouble', { why: problem.detail || problem.title })
  }

  private as(seat: number | null): string {
    return seat === null ? '' : `seat=${seat}&`
  }

  earlier = (before: number): Promise<LogEntry[]> =>
    get(`/tables/${this.table}/log?${this.as(this.seat)}before=${before}&limit=200`)

  replay = (at: number, seat: number | null): Promise<Replay> =>
    get(`/tables/${this.table}/replay/${at}?${this.as(seat)}`)

  analysis = (): Promise<GameAnalysis> => get(`/tables/${this.table}/analysis`)

  standings = (): Promise<Standings> => get(`/tables/${this.table}/standings`)

  tell = (what: string, body: object): Promise<unknown> =>
    post(`/tables/${this.table}/${what}`, { seat: this.seat, ...body })
}
