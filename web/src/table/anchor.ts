/** Where a popover stands: beside what was pressed, whole inside the window. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const APART = 8

/** The upper left corner; right of the piece, else left of it, else below or above. */
export function beside(
  piece: Box,
  card: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const within = (place: number, size: number, most: number) =>
    Math.max(APART, Math.min(place, most - size - APART))
  const middle = piece.top + piece.height / 2 - card.height / 2
  const right = piece.left + piece.width + APART
  if (right + card.width + APART <= room.width)
    return { left: right, top: within(middle, card.height, room.height) }
  const left = piece.left - card.width - APART
  if (left >= APART) return { left, top: within(middle, card.height, room.height) }
  const below = piece.top + piece.height + APART
  const top = below + card.height + APART <= room.height ? below : piece.top - card.height - APART
  return {
    left: within(piece.left + piece.width / 2 - card.width / 2, card.width, room.width),
    top: within(top, card.height, room.height),
  }
}
