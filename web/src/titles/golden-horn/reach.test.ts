import { describe, expect, test } from 'vitest'
import type { Space } from './lane'
import { reach } from './reach'
import type { Boat } from './reading'
import type { View } from './types'

const cell = (colour: string | null, kind: Space['kind'] = 'sea') =>
  ({ kind, colour, symbol: null, x: 0, y: 0, angle: 0 }) as Space
const track = [
  cell(null, 'home'),
  cell('red'),
  cell('blue'),
  cell('green'),
  cell(null, 'docks'),
  cell('pink'),
  cell(null, 'home'),
]
const boat = { id: 'A1', colours: ['blue'] } as Boat
const at = (hand: Record<string, number>, boats: object = {}) =>
  ({
    hand,
    boats: { A1: { at: 0, heading: 'constantinople' }, ...boats },
  }) as unknown as View

describe('how far a boat comes', () => {
  test('one step is free, and a step from a cell of its own colour', () => {
    expect([...reach(boat, at({}), track, 3, false)]).toEqual([[1, {}]])
    expect([...reach(boat, at({ red: 1 }), track, 3, false)]).toEqual([
      [1, {}],
      [2, { red: 1 }],
      [3, { red: 1 }],
    ])
    expect([...reach(boat, at({ red: 1 }), track, 3, true).keys()]).toEqual([1, 3])
  })

  test('a port ends the move, and what is taken is passed over', () => {
    const there = { B1: { at: 1, heading: 'venice' }, B2: { at: 4, heading: 'venice' } }
    expect([...reach(boat, at({ green: 1 }, there), track, 1, false)]).toEqual([
      [2, {}],
      [3, {}],
      [5, { green: 1 }],
    ])
    expect([...reach(boat, at({ green: 1 }, there), track, 2, false).keys()]).toEqual([2, 3, 4])
  })

  test('homewards it counts down', () => {
    const home = at({}, { A1: { at: 6, heading: 'venice' } })
    expect([...reach(boat, home, track, 3, false)]).toEqual([[5, {}]])
  })
})
