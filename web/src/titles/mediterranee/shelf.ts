/** How it lies on the shelf of the house; see ShelfEntry. */
import type { ShelfEntry } from '../board'

export { default as Emblem } from './Emblem.svelte'

export const place = 3
export const sun: ShelfEntry['sun'] = [112, 42]
export const ready: ShelfEntry['ready'] = [
  { id: 'plain', options: {} },
  { id: 'me-brisk', options: { haggle_counters: '0', trade_attempts_per_pair: '1' } },
  { id: 'me-open', options: { money_visibility: 'open' } },
]
