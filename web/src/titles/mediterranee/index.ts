import { SEAT_HUES } from './glyphs'
import { openPrices } from './talks'
import type { View } from './types'

export { default as Board } from './Board.svelte'
export { label } from './labels'
export { default as Offers } from './Offers.svelte'
export { default as SeatDetail } from './SeatDetail.svelte'
export { spots } from './spots'
export { errands } from './errands'

export const Summary = () => import('./Summary.svelte')

/** Talks, requests for passage and prices that were named and still stand. */
export const offerCount = (view: View): number =>
  openPrices(view).length + Number(view.talk !== null) + Number(view.passage !== null)

export const seatColour = (view: Pick<View, 'powers'>, seat: number): string | null =>
  SEAT_HUES[view.powers[seat] ?? ''] ?? null
