/** Guided first games: a game of a fixed seed whose moves are known, and words for its moments. */
import type { Choice, Phrase, ToldEvent, View } from '../api/types'

export interface Step {
  view: View
  question: Phrase | null
  /** What the learner does here. */
  choice: Choice
  /** What happened since the last step. */
  heard: ToldEvent[]
}

export interface Lesson {
  title: string
  names: string[]
  options: Record<string, string>
  steps: Step[]
  end: { view: View; heard: ToldEvent[] }
}

/** Something worth explaining, at the first step where it shows. */
export interface Moment {
  /** The message that explains it. */
  text: string
  when: (step: Step) => boolean
}

/** Each title brings the moments of its lesson; the moves themselves are in /lessons/<slug>.json. */
const MOMENTS = import.meta.glob<{ moments: Moment[] }>('../titles/*/lesson.ts')

export const hasLesson = (slug: string) => `../titles/${slug}/lesson.ts` in MOMENTS

export async function momentsOf(slug: string): Promise<Moment[]> {
  return (await MOMENTS[`../titles/${slug}/lesson.ts`]()).moments
}

/** The explanations of every step: a moment belongs to the first step that shows it. */
export function told(steps: Step[], moments: Moment[]): string[][] {
  const left = new Set(moments)
  return steps.map((step) => {
    const here = moments.filter((moment) => left.has(moment) && moment.when(step))
    here.forEach((moment) => left.delete(moment))
    return here.map((moment) => moment.text)
  })
}

/** For a moment that comes with an action of this name. */
export const doing = (
  name: string,
  also: (action: Record<string, any>) => boolean = () => true,
) => {
  return (step: Step) => step.choice.action.do === name && also(step.choice.action)
}
