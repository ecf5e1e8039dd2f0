// Short sentences the board puts together from the title's nouns.
import type { Phrase } from '../board'
import type { Proceeds } from './types'
import type { Speaker } from './words'

/** What is owed from an action, as a list in words; empty when nothing is. */
export function proceedsWords(speak: Speaker, due: Proceeds | null | undefined): string {
  if (!due) return ''
  const parts: Phrase[] = [
    ...(due.money ? [{ id: 'ducats', args: { money: due.money } }] : []),
    ...kinds(due.goods).map(([good, count]) => ({ id: 'goods', args: { good, count } })),
    ...kinds(due.specials).map(([special, count]) => ({
      id: 'specials',
      args: { special, count },
    })),
    ...(due.cards ? [{ id: 'drawn-cards', args: { count: due.cards } }] : []),
    ...(due.markers ? [{ id: 'markers', args: { count: due.markers } }] : []),
  ]
  return parts.length ? speak.say({ id: 'terms', args: { price: parts } }) : ''
}

function kinds(counts: Record<string, number> = {}): [string, number][] {
  return Object.entries(counts).filter(([, count]) => count > 0)
}
