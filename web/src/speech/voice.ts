/**
 * Speaks one language at one table: it knows the title's texts and the players' names. Where a message
 * has an attribute `web`, that is how a page says it: a terminal needs codes to point with, a page
 * does not. `translated` is a name in the reader's language of what the board prints in another.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Phrase } from '../api/types'

type Plain = string | number

const NONE: Record<string, Plain> = {}
const MOST_TOLD = 3000 // more than a page shows, less than a long game says

export class Voice {
  private bundle: FluentBundle
  /** Sentences said before: a page says the same phrases again with every update. */
  private said = new WeakMap<Phrase, string>()
  /** The same of messages: by their id and what is filled in. */
  private told = new Map<string, string>()

  constructor(
    readonly language: string,
    texts: string[],
    readonly names: string[] = [],
    /** Whether places are called as they are printed on the board, whatever the language. */
    private printed = false,
  ) {
    // No isolating marks: the terminal sets none either, and texts are compared with its own.
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }

  /** The same voice at a table with other names. */
  among(names: string[]): Voice {
    const other: Voice = Object.create(Voice.prototype)
    return Object.assign(other, this, { names, said: new WeakMap(), told: new Map() })
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The sentence of a phrase. Every message may use `$seats`, the number of players. */
  say(phrase: Phrase): string {
    let sentence = this.said.get(phrase)
    if (sentence === undefined) this.said.set(phrase, (sentence = this.sentence(phrase)))
    return sentence
  }

  private sentence(phrase: Phrase): string {
    if (phrase.id === 'seat') return this.name(Number(phrase.args?.seat))
    const args: Record<string, Plain> = { seats: this.names.length }
    for (const [name, value] of Object.entries(phrase.args ?? NONE)) args[name] = this.plain(value)
    return this.format(phrase.id, args)
  }

  /** A message by its id. */
  t(id: string, args: Record<string, Plain> = NONE): string {
    const key = args === NONE ? id : id + JSON.stringify(args)
    let text = this.told.get(key)
    if (text === undefined) {
      text = this.format(id, { seats: this.names.length, ...args })
      if (this.told.size > MOST_TOLD) this.told.clear()
      this.told.set(key, text)
    }
    return text
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1)
  }

  /** Parts as a list in a sentence: one, two and three. */
  listed(parts: Plain[]): string {
    const texts = parts.map(String)
    if (texts.length < 2) return texts.join('')
    const last = texts[texts.length - 1]
    return this.format('list', { others: texts.slice(0, -1).join(', '), last })
  }

  private plain(value: Plain | Phrase | Phrase[]): Plain {
    if (Array.isArray(value)) return this.listed(value.map((part) => this.plain(part)))
    return typeof value === 'object' ? this.say(value) : value
  }

  private format(id: string, args: Record<string, Plain>): string {
    const message = this.bundle.getMessage(id)
    const { translated, web } = message?.attributes ?? {}
    const pattern = (!this.printed && translated) || web || message?.value
    // A message that is missing shows its id: a test compares the languages, people lose nothing.
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id
  }
}
