import { describe, expect, test } from 'vitest'

import { changes, discard, rearrangement, shifted, takes, unmanned } from './stow'
import type { Components } from './types'

const parts = { constants: { galley_capacity: 5, galley_max_goods: 4 } } as Components

describe('pieces that change places', () => {
  const before = {
    g1: { sailors: 1, wood: 4 },
    g2: { sailors: 1, wine: 3 },
    garrison: { sailors: 2 },
  }

  test('one piece goes over', () => {
    const after = shifted(before, 'wood', 'g1', 'g2')
    expect(after.g1).toEqual({ sailors: 1, wood: 3 })
    expect(after.g2).toEqual({ sailors: 1, wine: 3, wood: 1 })
  })

  test('what is not there cannot go', () => {
    expect(shifted(before, 'gold', 'g1', 'g2')).toBe(before)
  })

  test('a full galley takes nothing, a garrison only sailors', () => {
    expect(takes(before, 'g1', 'sailors', parts)).toBe(false)
    expect(takes(before, 'g2', 'wood', parts)).toBe(true)
    expect(takes({ g1: { wood: 4 } }, 'g1', 'wine', parts)).toBe(false)
    expect(takes(before, 'garrison', 'wood', parts)).toBe(false)
    expect(takes(before, 'garrison', 'sailors', parts)).toBe(true)
  })

  test('only what changed is said', () => {
    const after = shifted(before, 'sailors', 'garrison', 'g2')
    expect(changes(before, after)).toEqual({ g2: { sailors: 2, wine: 3 } })
    expect(rearrangement(4, before, after)).toEqual({
      do: 'rearrange',
      area: 4,
      galleys: { g2: { sailors: 2, wine: 3 } },
      garrison: 1,
      scuttle: false,
    })
    expect(rearrangement(4, before, before)).toBeNull()
  })

  test('a galley without sailors is scuttled', () => {
    const after = shifted(before, 'sailors', 'g1', 'garrison')
    expect(unmanned(after)).toEqual(['g1'])
    expect(rearrangement(4, before, after)).toMatchObject({
      galleys: { g1: { sailors: 0, wood: 4 } },
      scuttle: true,
    })
  })

  test('only pieces of one galley and one sort go overboard at a time', () => {
    const start = { ...before, overboard: {} }
    const once = shifted(start, 'wood', 'g1', 'overboard')
    expect(discard(start, once)).toEqual({ do: 'discard_goods', galley: 'g1', goods: { wood: 1 } })
    expect(discard(start, shifted(once, 'wine', 'g2', 'overboard'))).toBeNull()
    expect(discard(start, shifted(once, 'sailors', 'g1', 'overboard'))).toBeNull()
    expect(discard(start, shifted(start, 'sailors', 'g1', 'overboard'))).toEqual({
      do: 'discard_sailors',
      galley: 'g1',
      sailors: 1,
    })
  })
})
