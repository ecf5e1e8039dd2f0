/** Where a popover stands: beside what was pressed, whole inside the window. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const APART = 8

/**
 * The upper left corner: right of the piece, left of it, below or above, wherever it covers least of the
 * other pieces that can be pressed.
 */
export function beside(
  piece: Box,
  card: { width: number; height: number },
  room: { width: number; height: number },
  others: Box[] = [],
): { left: number; top: number } {
  const within = (place: number, size: number, most: number) =>
    Math.max(APART, Math.min(place, most - size - APART))
  const top = within(piece.top + piece.height / 2 - card.height / 2, card.height, room.height)
  const left = within(piece.left + piece.width / 2 - card.width / 2, card.width, room.width)
  const places = [
    { left: piece.left + piece.width + APART, top },
    { left: piece.left - card.width - APART, top },
    { left, top: piece.top + piece.height + APART },
    { left, top: piece.top - card.height - APART },
  ]
  const fits = places.filter(
    ({ left, top }) =>
      left >= APART &&
      top >= APART &&
      left + card.width + APART <= room.width &&
      top + card.height + APART <= room.height,
  )
  if (!fits.length) return { left, top: within(places[2].top, card.height, room.height) }
  const { width, height } = card // of a DOMRect nothing would be spread
  const covers = fits.map((place) =>
    others.reduce((sum, other) => sum + shared({ ...place, width, height }, other), 0),
  )
  return fits[covers.indexOf(Math.min(...covers))]
}

/** How much of one lies over the other. */
function shared(one: Box, other: Box): number {
  const along = (a: number, size: number, b: number, extent: number) =>
    Math.max(0, Math.min(a + size, b + extent) - Math.max(a, b))
  return (
    along(one.left, one.width, other.left, other.width) *
    along(one.top, one.height, other.top, other.height)
  )
}
