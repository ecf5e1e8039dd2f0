/** How it lies on the shelf of the house; see ShelfEntry. */
import type { ShelfEntry } from '../board'

export { default as Emblem } from './Emblem.svelte'

export const place = 4
export const sun: ShelfEntry['sun'] = [428, 34]
export const ready: ShelfEntry['ready'] = [
  { id: 'plain', options: {} },
  { id: 'gn-live', options: { negotiation_mode: 'live' } },
  { id: 'gn-brisk', options: { max_offer_rounds: '1' } },
]
