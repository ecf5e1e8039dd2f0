import Board from './Board.svelte'
import './colours.css'
import { FLEETS } from './glyphs'
import { spots } from './reading'
import SeatDetail from './SeatDetail.svelte'
import type { View } from './types'

/** A seat's pieces have the colour of its fleet. */
const seatColour = (view: View, seat: number) => {
  const fleet = view.fleets[seat] ?? ''
  return fleet in FLEETS ? `var(--gh-${fleet})` : null
}

export const Summary = () => import('./Summary.svelte')

export { Board, SeatDetail, seatColour, spots }
