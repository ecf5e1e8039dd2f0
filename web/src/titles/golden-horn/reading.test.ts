import { describe, expect, it } from 'vitest'
import type { Choice } from '../board'
import { bySpot, carried, counted, lastToPlay, narrow, rows, spent, spots } from './reading'
import type { View } from './types'

const view = {
  seats: 3,
  first: 1,
  set_off_by: null,
  boats: { A3: { at: 0, heading: 'constantinople', cargo: {}, may_turn: false } },
} as unknown as View

const choice = (action: Choice['action'], args = {}): Choice => ({
  action,
  say: { id: action.do, args },
  order: 0,
  heading: null,
})

describe('spots', () => {
  it('a load is tapped at the boat or at the goods', () => {
    const load = { do: 'choose_boat', boat: 'A3', load: 'blue', turn: false }
    expect(spots(load, view)).toEqual(['boat-A3', 'goods-venice-blue'])
  })
  it('both kinds of people belong to a load of people', () => {
    const load = { do: 'choose_boat', boat: 'A3', load: 'people', turn: false }
    expect(spots(load, view)).toContain('goods-venice-peasants')
  })
  it('a raid is tapped at the boat or at its cards', () => {
    const raid = { do: 'raid', boat: 'B1', cards: ['pink', 'pink'] }
    expect(spots(raid, view)).toEqual(['boat-B1', 'card-pink'])
  })
  it('a fleet left to the lot has its own spot', () => {
    expect(spots({ do: 'choose_fleet', fleet: null }, view)).toEqual(['fleet-lot'])
  })
})

describe('carrying', () => {
  it('cards and goods go to the boat', () => {
    const raid = { do: 'raid', boat: 'B1', cards: ['pink', 'red'] }
    expect(carried(raid, view)).toEqual([
      ['card-pink', 'boat-B1'],
      ['card-red', 'boat-B1'],
    ])
    const load = { do: 'choose_boat', boat: 'A3', load: 'blue', turn: false }
    expect(carried(load, view)).toEqual([['goods-venice-blue', 'boat-A3']])
  })
  it('the boat under way goes to its stop', () => {
    const stop = { do: 'choose_stop', space: 4 }
    expect(carried(stop, { ...view, moving: 'A3' })).toEqual([['boat-A3', 'space-4']])
  })
  it('boats that are placed go from harbour to harbour', () => {
    const ports = { A1: 'venice', A2: 'constantinople' }
    expect(carried({ do: 'place_boats', ports }, view)).toEqual([
      ['place-A1-constantinople', 'port-venice'],
      ['place-A2-venice', 'port-constantinople'],
    ])
  })
  it('what has no place is not carried', () => {
    expect(carried({ do: 'pass' }, view)).toEqual([])
  })
})

describe('narrowing', () => {
  const blue = choice({ do: 'choose_boat', boat: 'A3', load: 'blue', turn: false })
  const red = choice({ do: 'choose_boat', boat: 'A3', load: 'red', turn: false })
  const far = choice({ do: 'choose_stop', space: 4 })

  it('two taps together leave one choice', () => {
    const open = bySpot([blue, red, far], view)
    const first = narrow(null, open.get('boat-A3')!)
    expect(narrow(first, open.get('goods-venice-blue')!)).toEqual([blue])
  })
  it('a tap on something else begins anew', () => {
    expect(narrow([blue, red], [far])).toEqual([far])
  })
})

it('counts in the order of the colours, people last', () => {
  expect(counted({ peasants: 1, yellow: 2, orange: 3, red: 0 })).toEqual([
    ['orange', 3],
    ['yellow', 2],
    ['peasants', 1],
  ])
})

it('knows the cards a choice spends', () => {
  expect(spent(choice({ do: 'raid', boat: 'B1', cards: ['red', 'red'] }))).toEqual({ red: 2 })
  const price = {
    id: 'price-wind',
    args: { cards: [{ id: 'cards', args: { colour: 'pink', count: 1 } }] },
  }
  expect(spent(choice({ do: 'choose_stop', space: 5 }, { price }))).toEqual({ pink: 1 })
  expect(spent(null)).toEqual({})
})

it('lays a warehouse out in rows (the example of the rulebook)', () => {
  const stored = { orange: 3, red: 2, green: 1, yellow: 4, blue: 1, pink: 2 }
  expect(rows(stored)).toEqual([6, 4, 2, 1])
})

it('names who plays last', () => {
  const set = { ...view, set_off_by: 2 }
  expect(lastToPlay(view, {})).toBeNull()
  expect(lastToPlay(set, { end_round: 'finish_round' })).toBe(0)
  expect(lastToPlay(set, { end_round: 'others_once_more' })).toBe(1)
})
