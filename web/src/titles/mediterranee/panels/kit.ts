/** What the panels share: finding the form or the choice that fits. */
import {
  fixed as fixedIn,
  keys as keysOf,
  named,
  range as rangeOf,
  type Range,
} from '../../../table/fields'
import type { AskedForm, BoardProps, Choice } from '../../board'
import type { Cargo, Components, Load, View } from '../types'

export interface TypedBoard extends BoardProps {
  view: View
  components: Components
}

/** Somebody who reads what lies on the table, sitting at it or not. */
export type Reader = Pick<TypedBoard, 'seat' | 'names' | 'components' | 't'>

/** The heading of a pan: "You give", "Ada gives". */
export const giving = ({ seat: reader, names, t }: Reader, seat: number | null): string =>
  seat === reader || seat === null
    ? t('web-you-give')
    : t('web-they-give', { partner: names[seat] })

/** The one value of a field that leaves no choice: a port, a galley, a partner, an area. */
export const fixed = (form: AskedForm, name: string): string | number | undefined =>
  fixedIn(form.fields, name)

/** The bounds of a number of a form. */
export const range = (form: AskedForm | undefined, name: string): Range | undefined =>
  form && rangeOf(named(form.fields, name))

/** The names for which a form asks a number each. */
export const keys = (form: AskedForm | undefined, name: string): string[] =>
  form ? keysOf(named(form.fields, name)) : []

/** The forms of a kind whose fixed fields have these values. */
export function formsFor(
  forms: AskedForm[],
  kind: string,
  values: Record<string, string | number> = {},
): AskedForm[] {
  return forms.filter(
    (form) =>
      form.do === kind &&
      Object.entries(values).every(([name, value]) => fixed(form, name) === value),
  )
}

export const choicesFor = (choices: Choice[], ...kinds: string[]): Choice[] =>
  choices.filter((choice) => kinds.includes(choice.action.do))

/** Without the zeros, which would say nothing. */
export const some = (load: Load): Load =>
  Object.fromEntries(Object.entries(load).filter(([, count]) => count > 0))

export const sum = (load: Load): number => Object.values(load).reduce((all, n) => all + n, 0)

/** All goods of several galleys together. */
export function together(cargo: Cargo): Load {
  const found: Load = {}
  for (const load of Object.values(cargo)) {
    for (const [good, count] of Object.entries(load)) found[good] = (found[good] ?? 0) + count
  }
  return found
}

/** One in the first place that has room: what one most often wants. */
export function firstOf(rows: { key: string; most: number }[]): Load {
  const row = rows.find((one) => one.most > 0)
  return row ? { [row.key]: 1 } : {}
}
