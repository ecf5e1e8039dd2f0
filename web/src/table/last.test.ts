import { expect, test } from 'vitest'
import type { LogEntry } from '../api/types'
import { lastMoves, sinceMine } from './last'

const entry = (number: number, mover: number, ...told: string[]): LogEntry => ({
  number,
  mover,
  undone: false,
  events: told.map((it) => ({ event: { it }, say: { id: it } })),
})
const LOG = [
  entry(1, 1, 'old'),
  entry(2, 0, 'mine'),
  entry(3, 1, 'sail'),
  entry(4, 1, 'land'),
  entry(5, 2, 'pass'),
]

test('the last move of each of the others is the whole of its last run', () => {
  const found = lastMoves(LOG, 0).map(({ seat, events }) => [seat, events.map((one) => one.say.id)])
  expect(Object.fromEntries(found as [number, string[]][])).toEqual({
    1: ['sail', 'land'],
    2: ['pass'],
  })
})

test('what was taken back is no move', () => {
  const back = { ...entry(6, 2), undone: true }
  expect(lastMoves([...LOG, back], 0).map(({ seat }) => seat)).toEqual([1])
})

test('since my turn', () => {
  expect(sinceMine(LOG, 0)).toBe(3)
  expect(sinceMine(LOG.slice(0, 2), 0)).toBeNull()
})
