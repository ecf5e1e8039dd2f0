/** What a seat may be asked, for tests. */
import type { AskedForm, Choice, Phrase, Turn } from '../api/types'

const phrase = (id: string): Phrase => ({ id, args: {} })
export const choice = (id: string, order = 0, heading: string | null = null): Choice => ({
  action: { do: id },
  say: phrase(id),
  order,
  heading: heading === null ? null : phrase(heading),
})
export const form = (name: string, aside = false): AskedForm => ({
  do: name,
  aside,
  say: null,
  fields: [],
  words: {},
})
export const turn = (choices: Choice[], forms: AskedForm[] = [], actors = [0]): Turn => ({
  actors,
  question: null,
  choices,
  forms,
  undo: false,
  scores: null,
  round: 1,
})
