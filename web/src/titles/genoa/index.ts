import type { View } from '../board'
import { blankLabel } from './labels'

export { default as Board } from './Board.svelte'
export { default as Offer } from './Offer.svelte'
export { default as Offers } from './Offers.svelte'
export { default as SeatDetail } from './SeatDetail.svelte'
export { default as Summary } from './Summary.svelte'
export { spots } from './spots'
export { blankLabel as label }

export const offerForms = ['offer', 'open_floor', 'again']

/** Offers on the table, and what the active player asks. */
export function offerCount(view: View): number {
  const floor = view.floor
  if (!floor) return 0
  return (floor.offers?.length ?? 0) + (floor.drafts?.length ?? 0) + (floor.ask ? 1 : 0)
}
