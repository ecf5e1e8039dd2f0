// Players are told apart by the shape and the letter of their markers, not by colour alone.

export const LETTERS = ['A', 'B', 'C', 'D', 'E']

export const SHAPES = [
  // shield, round, house, lozenge, hexagon
  'M3 2h18v9c0 6-4 9.5-9 11.5C7 20.5 3 17 3 11z',
  'M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z',
  'M12 .5L23 9.5V22.5H1V9.5z',
  'M12-1L25 12 12 25-1 12z',
  'M6 0h12L24.5 12 18 24H6L-.5 12z',
]

/** A marker's colour by seat: the components list them in seat order. */
export function colourOf(colours: { id: string }[], seat: number): string {
  return colours[seat]?.id ?? ''
}

export function seatOf(colours: { id: string }[], colour: string): number {
  return colours.findIndex(({ id }) => id === colour)
}
