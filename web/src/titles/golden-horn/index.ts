import Board from './Board.svelte'
import { FLEETS } from './glyphs'
import { spots } from './reading'
import SeatDetail from './SeatDetail.svelte'
import Summary from './Summary.svelte'
import type { View } from './types'

/** A seat's pieces have the colour of its fleet. */
const seatColour = (view: View, seat: number) => FLEETS[view.fleets[seat] ?? ''] ?? null

export { Board, SeatDetail, seatColour, spots, Summary }
