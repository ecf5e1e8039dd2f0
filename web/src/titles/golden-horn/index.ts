import Board from './Board.svelte'
import { FLEETS } from './glyphs'
import { spots } from './reading'
import type { View } from './types'

/** A seat's pieces have the colour of its fleet. */
const seatColour = (view: View, seat: number) => FLEETS[view.fleets[seat] ?? ''] ?? null

export { Board, seatColour, spots }
