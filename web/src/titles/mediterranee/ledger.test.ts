import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { monopolist, producers, prosperity } from './ledger'
import type { Components, View } from './types'

const parts: Components = JSON.parse(
  readFileSync(
    new URL('../../../../src/fondaco/games/mediterranee/components.json', import.meta.url),
    'utf8',
  ),
)
const closed = ['cyrena']
const view = {
  powers: ['venice', 'genoa'],
  money: [1250, null],
  ports: {
    ...Object.fromEntries(
      parts.ports.filter(({ id }) => !closed.includes(id)).map((port) => [port.id, {}]),
    ),
    venezia: { owner: 0, stored: ['iron'] },
    corfu: { owner: 0, stored: ['wine', 'gold'] },
    antioch: { owner: 1 },
    alexandria: { owner: 1, stored: ['wine', 'gold', 'iron', 'wood'] },
  },
} as unknown as View

test('points as they stand, with the money one knows', () => {
  expect(prosperity(0, view, parts, {})).toEqual({
    capital: 10,
    ports: 1,
    warehouses: 2,
    treasury: 2,
    total: 15,
  })
  const strict = prosperity(0, view, parts, { own_capital_unfilled: 'ten_only' })
  expect(strict.total).toBe(14)
  expect(prosperity(1, view, parts, {})).toEqual({
    capital: 0,
    ports: 1,
    warehouses: 5,
    treasury: null,
    total: 6,
  })
})

test('a monopoly is every port of the board that produces a good', () => {
  expect(monopolist('spices', view, parts)).toBe(1)
  expect(monopolist('iron', view, parts)).toBe(null)
  expect(producers('gems', view, parts)).toEqual([])
  expect(monopolist('gems', view, parts)).toBe(null)
})
