/** How it lies on the shelf of the house; see ShelfEntry. */
import type { ShelfEntry } from '../board'

export { default as Emblem } from './Emblem.svelte'

export const place = 1
export const sun: ShelfEntry['sun'] = [372, 62]
export const ready: ShelfEntry['ready'] = [
  { id: 'plain', options: {} },
  { id: 'dominio', options: { expansion: 'on' } },
  {
    id: 'gh-french',
    options: { emptied_boat: 'must_turn_back', end_round: 'others_once_more' },
  },
]
