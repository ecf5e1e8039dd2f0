import { SEAT_HUES } from './glyphs'

export { default as Board } from './Board.svelte'
export { label } from './labels'
export { default as SeatDetail } from './SeatDetail.svelte'
export { spots } from './spots'
export { default as Summary } from './Summary.svelte'

export const seatColour = (view: { powers: (string | null)[] }, seat: number): string | null =>
  SEAT_HUES[view.powers[seat] ?? ''] ?? null
