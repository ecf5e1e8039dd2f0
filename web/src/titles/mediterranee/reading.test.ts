import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { berths } from './berths'
import { flashesOf, throwsOf } from './news'
import {
  cargoWithout,
  galleys,
  losses,
  missingFor,
  neighbours,
  portNamed,
  slots,
  wanted,
  ways,
} from './reading'
import { spots, spotsOfEvent } from './spots'
import type { Components, View } from './types'

const parts: Components = JSON.parse(
  readFileSync(
    new URL('../../../../src/fondaco/games/mediterranee/components.json', import.meta.url),
    'utf8',
  ),
)

const view = {
  seats: 2,
  phase: 'movement',
  powers: ['venice', 'genoa'],
  galleys: {
    g2: { owner: 0, area: 4, sailors: 3, goods: { wine: 2 } },
    g10: { owner: 1, area: 14, sailors: 2 },
    g1: { owner: 0, area: 4, sailors: 1 },
  },
  ports: {
    ...Object.fromEntries(parts.ports.map((port) => [port.id, {}])),
    ragusa: { owner: 0, garrison: 2, castle: true, stored: ['iron'] },
  },
} as unknown as View

describe('what can be read off a view', () => {
  test('galleys stand in the order of their numbers', () => {
    expect(galleys(view).map((galley) => galley.id)).toEqual(['g1', 'g2', 'g10'])
  })

  test('a port wants what it neither makes nor has', () => {
    expect(wanted(portNamed('ragusa', parts), view, parts)).toEqual([
      'gems',
      'gold',
      'spices',
      'wine',
      'cloth',
    ])
  })

  test('slots are numbered as the option says', () => {
    const ragusa = portNamed('ragusa', parts)
    expect(slots(ragusa, parts, { slot_start: '2' })).toEqual([2, 3, 4, 5])
    expect(slots(ragusa, parts, { slot_start: '1' })).toEqual([1, 2, 3, 4])
  })

  test('what is produced or stored need not be bought for a building', () => {
    expect(missingFor(['wood', 'iron'], portNamed('ragusa', parts), view)).toEqual([])
    expect(missingFor(['wood', 'gold'], portNamed('ragusa', parts), view)).toEqual(['gold'])
  })

  test('losses of the rulebook: die plus sailors, divided, rounded down', () => {
    expect(losses(3, 3)).toEqual([1, 1, 2, 2, 2, 3])
    expect(losses(5, 4)).toEqual([1, 1, 2, 2, 2, 2])
  })

  test('doubtful links count when the option says so', () => {
    expect(neighbours(6, parts, { doubtful_edges: 'none' })).not.toContain(17)
    expect(neighbours(6, parts, { doubtful_edges: 'all' })).toContain(17)
    expect(neighbours(6, parts, { doubtful_edges: '18-20+6-17' })).toContain(17)
  })

  test('empty loads are not said', () => {
    expect(cargoWithout({ g1: { wood: 0 }, g2: { wine: 1, iron: 0 } })).toEqual({ g2: { wine: 1 } })
  })
})

describe('voyages', () => {
  test('a galley reaches as far as it has steps, by the shortest way', () => {
    const found = ways(4, 2, 0, view, parts, {})
    expect(found.get(14)).toEqual([14])
    expect(found.get(20)).toEqual([14, 20])
    expect(found.has(26)).toBe(false)
    expect(found.has(4)).toBe(false)
  })

  test('it prefers a way on which nobody must be asked', () => {
    const free = { ...view, galleys: { ...view.galleys, g10: { owner: 1, area: 18, sailors: 2 } } }
    expect(ways(14, 2, 0, free as View, parts, {}).get(23)).toEqual([21, 23])
  })
})

describe('places on the chart', () => {
  test('every galley has a berth of its own', () => {
    const found = Object.values(berths(view, parts)).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(found).size).toBe(3)
  })

  test('actions and events know their spots', () => {
    expect(spots({ do: 'attack', galley: 'g1', target: 'g10' }, view)).toEqual(['galley:g10'])
    expect(spots({ do: 'attack', galley: 'g1', target: 'corfu' }, view)).toEqual(['port:corfu'])
    expect(spots({ do: 'choose_power', power: null }, view)).toEqual([])
    expect(
      spotsOfEvent({ it: 'galley_moved', seat: 0, galley: 'g1', start: 0, area: 4 }, view),
    ).toEqual(['galley:g1', 'area:4', 'area:0'])
  })
})

describe('news on the chart', () => {
  const attack = {
    it: 'port_attacked',
    seat: 1,
    galley: 'g10',
    port: 'ragusa',
    owner: 0,
    rolls: [4, 3],
    losses: [2, 2],
  }

  test('dice show the sailors there were before the losses', () => {
    const [attacker, defender] = throwsOf(attack, view, parts)
    expect(attacker).toMatchObject({ roll: 4, sailors: 4, divisor: 4, kills: 2 })
    expect(defender).toMatchObject({ roll: 3, sailors: 4, divisor: 3, kills: 2 })
  })

  test('a sale shows what it brought, with the new market', () => {
    const sold = { it: 'sold', seat: 0, galley: 'g2', port: 'corfu', price: 200, bonus: 500 }
    const [flash] = flashesOf([{ event: sold, say: { id: '', args: {} } }], view, parts)
    expect(flash).toMatchObject({ kind: 'gain', text: '+700' })
  })
})
