/** Guided first games: moments of real games, each about one topic (web/tools/lessons.py). */
import type { Action, AskedForm, Choice, Phrase, ToldEvent, View } from '../api/types'

export interface Step {
  topic: string
  options: Record<string, string>
  view: View
  question: Phrase | null
  /** All that may be done here, and which of it serves the learner best. */
  choices: Choice[]
  right: number
  /** What the right one is put together with, on a panel of the board. */
  forms: AskedForm[]
  /** What happened since the last step. */
  heard: ToldEvent[]
}

export interface Lesson {
  title: string
  names: string[]
  steps: Step[]
}

export const openLesson = (slug: string): Promise<Lesson> =>
  fetch(`/lessons/${slug}.json`).then((answer) => answer.json() as Promise<Lesson>)

/** What is said at a step, and to whoever chooses something else there. */
export const textOf = (slug: string, step: Step) => `learn-${slug}-${step.topic}`
export const whyOf = (slug: string, step: Step) => `${textOf(slug, step)}-why`

/** Of a form that is opened, the choices that answer it. */
export const answersTo = ({ do: verb, fields }: AskedForm, choices: Choice[]): Choice[] =>
  choices.filter(
    ({ action }) =>
      action.do === verb &&
      fields.every((field) => field.kind !== 'fixed' || action[field.name] === field.value),
  )

/** Whether what a panel has put together is the same act: elsewhere or for another sum it is not. */
export function alike(action: Action, right: Action): boolean {
  const plain = (one: Action) =>
    Object.entries(one).filter(([, value]) => value !== null && typeof value !== 'object')
  const [mine, wanted] = [plain(action), plain(right)]
  return mine.length === wanted.length && mine.every(([key, value]) => right[key] === value)
}
