import type { BoardProps } from '../board'
import type { OltreMareView } from './types'

export { default as Board } from './Board.svelte'
export { default as Answers } from './deals/Answers.svelte'
export { answered } from './deals/answered'
export { default as Offers } from './deals/Offers.svelte'
export { default as SeatDetail } from './mats/SeatDetail.svelte'
export { spots } from './spots'
export { errands } from './errands'

export const Offer = () => import('./deals/Offer.svelte')
export const Summary = () => import('./Summary.svelte')

export const offerForms = ['propose', 'counter', 'call', 'accept']

/** How many things are being haggled over. */
export function offerCount(view: BoardProps['view']): number {
  const { offers, call } = view as OltreMareView
  return offers.length + Number(call !== null)
}

/** The colour of the cubes a merchant took. */
export function seatColour(view: BoardProps['view'], seat: number): string | null {
  const colour = (view as OltreMareView).colours[seat]
  return colour ? `var(--om-${colour})` : null
}
