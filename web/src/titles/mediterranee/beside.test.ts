import { expect, test } from 'vitest'
import { beside } from './beside'

const FRAME = { width: 1600, height: 958 }
const CARD = { w: 320, h: 116 }

function covers(card: { x: number; y: number }, at: { x: number; y: number }) {
  return Math.abs(card.x - at.x) < CARD.w / 2 && Math.abs(card.y - at.y) < CARD.h / 2
}

test('a card lies beside its place and within the chart', () => {
  for (const at of [
    { x: 800, y: 480 },
    { x: 5, y: 5 },
    { x: 1590, y: 950 },
  ]) {
    const there = beside(at, CARD, FRAME, [{ x: at.x - 60, y: at.y - 40, w: 120, h: 80 }])
    expect(covers(there, at)).toBe(false)
    expect(there.x - CARD.w / 2).toBeGreaterThanOrEqual(0)
    expect(there.y + CARD.h / 2).toBeLessThanOrEqual(FRAME.height)
  }
})

test('a card keeps off what lies around', () => {
  const at = { x: 800, y: 480 }
  const right = { x: 820, y: 0, w: 780, h: 958 }
  const there = beside(at, CARD, FRAME, [right])
  expect(there.x + CARD.w / 2).toBeLessThanOrEqual(820)
})
