/** Choices as a list people read: grouped under their headings, in the title's order. */
import type { AskedForm, Choice, Phrase, Turn } from '../api/types'

/** A choice of many alike: what they are about, and the little that tells this one from the others. */
export interface Brief {
  lead: string
  text: string
}

export interface Line {
  choice: Choice
  text: string
  brief: Brief | null
}

export interface Group {
  heading: string | null
  choices: Line[]
}

/** Above this many, a list gets a search box. */
export const MANY = 14

export function groups(
  choices: Choice[],
  say: (phrase: Phrase) => string,
  brief: (choice: Choice) => Brief | null = () => null,
): Group[] {
  const found: Group[] = []
  for (const choice of inOrder(choices)) {
    const heading = choice.heading ? say(choice.heading) : null
    let group = found.at(-1)
    if (!group || group.heading !== heading) {
      group = { heading, choices: [] }
      found.push(group)
    }
    group.choices.push({ choice, text: say(choice.say), brief: brief(choice) })
  }
  return found
}

/** Its choices in order; neighbours that differ by a word alone together, in one row. */
export function rows({ choices }: Group): Line[][] {
  const found: Line[][] = []
  for (const line of choices) {
    const lead = found.at(-1)?.[0].brief?.lead
    if (lead !== undefined && line.brief?.lead === lead) found.at(-1)!.push(line)
    else found.push([line])
  }
  return found
}

/** By their order; those of the same order stay as the title lists them. */
function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((one, other) => one.order - other.order)
}

/** Only what has all the words that were typed. */
export function matching(all: Group[], typed: string): Group[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return all
  const fits = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word))
  return all
    .map((group) => ({
      ...group,
      choices: group.choices.filter((one) => fits(`${group.heading ?? ''} ${one.text}`)),
    }))
    .filter((group) => group.choices.length)
}

/** The forms of the decision at hand, and those open at all times. */
export function formsOf(turn: Turn): { now: AskedForm[]; aside: AskedForm[] } {
  return {
    now: turn.forms.filter((form) => !form.aside),
    aside: turn.forms.filter((form) => form.aside),
  }
}

/** The lone choice of a turn that leaves nothing to decide. */
export function forced(turn: Turn, seat: number | null): Choice | null {
  const asked = seat !== null && turn.actors.includes(seat)
  const alone = turn.choices.length === 1 && !turn.forms.some((form) => !form.aside)
  return asked && alone ? turn.choices[0] : null
}
