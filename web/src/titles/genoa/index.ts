import type { View } from '../board'
import { blankLabel } from './labels'

export { default as Board } from './Board.svelte'
export { default as Offers } from './Offers.svelte'
export { default as SeatDetail } from './SeatDetail.svelte'
export { spots } from './spots'
export { brief } from './brief'
export { errands } from './errands'
export { blankLabel as label }

export const Offer = () => import('./Offer.svelte')
export const Summary = () => import('./Summary.svelte')

export const printedNames = true
export const offerForms = ['offer', 'open_floor', 'again']

/** The ship's: it skips rounds when the tower starts on the market. */
export const round = (view: View): number => view.round

/** A floor that was heard, and nobody spoke. */
export function note(view: View, t: (id: string) => string): string | null {
  return view.phase.endsWith('_decide') && !view.floor?.offers?.length ? t('web-nobody') : null
}

/** Offers on the table, and what the active player asks. */
export function offerCount(view: View): number {
  const floor = view.floor
  if (!floor) return 0
  return (floor.offers?.length ?? 0) + (floor.drafts?.length ?? 0) + (floor.ask ? 1 : 0)
}
