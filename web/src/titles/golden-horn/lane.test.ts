import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  along,
  berths,
  CANVAS,
  CELL,
  course,
  docks,
  HARBOURS,
  MODONE,
  spaces,
  spread,
} from './lane'
import type { Components } from './types'

const parts = JSON.parse(
  readFileSync('../src/fondaco/games/golden_horn/components.json', 'utf8'),
) as Components

describe.each([
  [2, 9],
  [3, 14],
  [4, 15],
])('the track for %i players', (seats, length) => {
  const track = spaces(parts, seats)

  it('has its spaces, the home ports at its ends', () => {
    expect(track).toHaveLength(length)
    expect([track[0].kind, track.at(-1)!.kind]).toEqual(['home', 'home'])
    expect(track.some((space) => space.kind === 'docks')).toBe(seats !== 3)
  })
  it('lies on the board, and no cell covers another', () => {
    const cells = track.filter((space) => space.kind === 'sea')
    for (const cell of cells) {
      expect(cell.x).toBeGreaterThan(CELL)
      expect(cell.y).toBeLessThan(CANVAS.h - CELL)
    }
    cells.slice(1).forEach((cell, n) => {
      expect(Math.hypot(cell.x - cells[n].x, cell.y - cells[n].y)).toBeGreaterThan(2 * CELL)
    })
  })
})

it('spreads points evenly', () => {
  const points = spread(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    5,
  )
  expect(points.map((p) => Math.round(p.x))).toEqual([0, 25, 50, 75, 100])
  expect(along(points)(2)).toEqual(points.at(-1))
})

it('gives every boat a berth inside its harbour', () => {
  for (const count of [1, 3, 5, 9, 12]) {
    const box = HARBOURS.venice
    for (const berth of berths(box, count)) {
      expect(berth.x - 35 * berth.scale).toBeGreaterThanOrEqual(box.x)
      expect(berth.y + 35 * berth.scale).toBeLessThanOrEqual(box.y + box.h + 1)
    }
  }
  expect(docks(3).map((dock) => dock.x)[1]).toBe(MODONE.x)
})

it('sails from berth to cell without a detour', () => {
  const track = spaces(parts, 3)
  const way = course(track, { x: 60, y: 200 }, 0, 3, track[3])
  expect(way[0]).toEqual({ x: 60, y: 200 })
  expect(way.at(-1)!.x).toBeCloseTo(track[3].x)
})
