/** How it lies on the shelf of the house; see ShelfEntry. */
import type { ShelfEntry } from '../board'

export { default as Emblem } from './Emblem.svelte'

export const place = 2
export const sun: ShelfEntry['sun'] = [260, 74]
export const ready: ShelfEntry['ready'] = [
  { id: 'om-italian', options: {} },
  { id: 'om-french', options: { edition: 'fr' } },
  { id: 'om-open', options: { open_cargo: 'all' } },
]
