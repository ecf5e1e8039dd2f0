import { expect, test } from 'vitest'
import { beside } from './anchor'

const ROOM = { width: 1000, height: 600 }
const CARD = { width: 300, height: 200 }

test('right of the piece, else left of it, and never over it', () => {
  expect(beside({ left: 100, top: 300, width: 40, height: 40 }, CARD, ROOM)).toEqual({
    left: 148,
    top: 220,
  })
  expect(beside({ left: 900, top: 300, width: 40, height: 40 }, CARD, ROOM).left).toBe(592)
})

test('whole inside the window', () => {
  expect(beside({ left: 100, top: 590, width: 10, height: 10 }, CARD, ROOM).top).toBe(392)
  expect(beside({ left: 0, top: 0, width: 1000, height: 50 }, CARD, ROOM)).toEqual({
    left: 350,
    top: 58,
  })
})

test('where it covers least of what else can be pressed', () => {
  const piece = { left: 480, top: 280, width: 40, height: 40 }
  const right = { left: 540, top: 260, width: 40, height: 40 }
  expect(beside(piece, CARD, ROOM, [right]).left).toBe(172)
  const left = { left: 400, top: 260, width: 40, height: 60 }
  expect(beside(piece, CARD, ROOM, [right, left])).toEqual({ left: 350, top: 328 })
})
