import type { Brief } from '../../table/choices'
import type { Choice } from '../board'

const empty = (part: unknown): boolean =>
  !part || (typeof part === 'object' && !Object.keys(part).length)

/** Offers of ducats alone for one space differ by their sum. */
export function brief({ action }: Choice, t: (id: string) => string): Brief | null {
  const { do: verb, target, money, ...rest } = action
  const plain = verb === 'offer' && target && money && Object.values(rest).every(empty)
  return plain ? { lead: t('web-offer-lead'), text: String(money) } : null
}
