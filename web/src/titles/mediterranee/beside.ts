/** Where a card about a place on the chart lies: beside it, over as little as can be. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const FAR = [1, 1.5, 2.2]
const TURNS = 16

/** How much of one lies over the other. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))

/** The middle of a card near a point: within the frame, and where least lies under it. */
export function beside(
  at: { x: number; y: number },
  card: { w: number; h: number },
  frame: { width: number; height: number },
  taken: Box[],
): { x: number; y: number } {
  const within = (value: number, half: number, length: number) =>
    Math.min(length - half, Math.max(half, value))
  let best = { x: at.x, y: at.y, price: Infinity }
  for (const far of FAR) {
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (2 * Math.PI * turn) / TURNS
      const x = within(at.x + Math.cos(angle) * far * card.w * 0.75, card.w / 2, frame.width)
      const y = within(at.y + Math.sin(angle) * far * card.h * 1.2, card.h / 2, frame.height)
      const box = { x: x - card.w / 2, y: y - card.h / 2, ...card }
      const price = taken.reduce((sum, one) => sum + shared(box, one), far)
      if (price < best.price) best = { x, y, price }
    }
  }
  return { x: best.x, y: best.y }
}
