import { expect, it } from 'vitest'
import { gains, touched } from './news'

const say = { id: '', args: {} }

it('shows what a line of the log speaks of', () => {
  const raided = { it: 'raided', seat: 1, boat: 'A3', victim: 0, cards: [], took: 'blue' }
  expect([...touched({ event: raided, say })]).toEqual(['boat-A3', 'seat-1', 'seat-0'])
  const sailed = { it: 'boat_sailed', seat: 0, boat: 'A1', start: 0, touched: [2, 3] }
  expect(touched({ event: sailed, say }).has('space-3')).toBe(true)
  expect(touched(null).size).toBe(0)
})

it('shows what came into a warehouse', () => {
  const event = { it: 'cargo_unloaded', seat: 2, boat: 'C1', port: 'venice', cargo: { red: 2 } }
  expect(gains([{ event, say }])).toEqual([{ seat: 2, what: { red: 2 }, cards: 0 }])
})
