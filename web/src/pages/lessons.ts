/** Guided first games: moments of real games, each about one topic (web/tools/lessons.py). */
import type { Choice, Phrase, ToldEvent, View } from '../api/types'

export interface Step {
  topic: string
  options: Record<string, string>
  view: View
  question: Phrase | null
  /** All that may be done here, and which of it serves the learner best. */
  choices: Choice[]
  right: number
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
