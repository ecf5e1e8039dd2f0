import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import type { AskedForm, BoardProps, Field } from '../board'
import { bounds, filled, formFor, fromForm, saidAlso, turned } from './bargain'
import { effects, payout, runs, worth } from './cargo'
import { cardsOf } from './news'
import { partsOf } from './parts'
import { carried, spots } from './spots'
import { abreast, ends } from './track'
import type { OltreMareView } from './types'
import { across, drawnOn, nextRoutes, origin, path, wake } from './voyage'
import { wordsOf } from './words'

const DATA = '../src/fondaco/games/oltre_mare/components.json'
const parts = partsOf(JSON.parse(readFileSync(DATA, 'utf8')), { sugar_sequence: 'it' })

function table(change: Partial<OltreMareView> = {}): OltreMareView {
  return {
    seat: 0,
    searched: null,
    seats: 2,
    phase: 'trade',
    actors: [0],
    active: 0,
    first: 0,
    turn: 1,
    colours: ['red', 'blue'],
    ducats: [11, 11],
    prestige: [0, 0],
    pointed: [false, false],
    ships: ['venezia', 'tunisi'],
    markers: {},
    owned: [{}, {}],
    active_markers: [null, null],
    gone: {},
    cargo: [['g20'], ['g01']],
    pirate_sizes: [0, 0],
    deck_size: 40,
    venice: false,
    hand_sizes: [2, 4],
    hand: ['g09', 'g12'],
    bought: 0,
    price: 3,
    deals: 0,
    offers: [],
    next_offer: 1,
    budgets: [10, 10],
    call: null,
    picked: [],
    picked_count: 0,
    played: [],
    steps: 0,
    sailed: [],
    end_reason: null,
    scores: null,
    title: 'oltre-mare',
    ...change,
  }
}

describe('what an event speaks of', () => {
  const told = (event: Record<string, unknown>) => ({
    event: { it: '', ...event },
    say: { id: '', args: {} },
  })

  test('cards by their names, not how many there were', () => {
    expect(cardsOf(told({ card: 'c01' }))).toEqual(['c01'])
    expect(cardsOf(told({ given: ['c01'], received: ['c02', 'c03'] }))).toHaveLength(3)
    expect(cardsOf(told({ it: 'pirates_struck', seat: 0, cards: 2 }))).toEqual([])
    expect(cardsOf(told({ card: null, cards: null }))).toEqual([])
    expect(cardsOf(null)).toEqual([])
  })
})

describe('carrying', () => {
  test('cards go to their piles, a bought one comes to the hand', () => {
    expect(carried({ do: 'play', card: 'g09' })).toContainEqual(['card:g09', 'played'])
    expect(carried({ do: 'load', card: 'g09' })).toContainEqual(['card:g09', 'hold'])
    expect(carried({ do: 'buy', source: 'deck' })).toEqual([['deck', 'hand']])
    expect(carried({ do: 'end_trade' })).toEqual([])
  })
  test('a ship carried on draws its trip, carried back takes it back', () => {
    const [first] = nextRoutes(parts, 'venezia', 2, [])
    const there = across(first, 'venezia')
    const one = drawnOn(parts, 'venezia', 2, [], [], there)
    expect(one).toEqual([first.id])
    expect(drawnOn(parts, 'venezia', 2, [], one, 'tunisi')).toEqual(one)
    expect(drawnOn(parts, 'venezia', 2, [], one, 'venezia')).toEqual([])
  })
})

describe('trips', () => {
  const ends = (from: string, steps: number, sailed: string[] = []): string[] =>
    steps === 0
      ? [from]
      : nextRoutes(parts, from, steps, sailed).flatMap((route) =>
          ends(route.a === from ? route.b : route.a, steps - 1, [...sailed, route.id]),
        )

  test('the end ports of the worked example OM-E13', () => {
    const three = [...new Set(ends('venezia', 3))].sort()
    expect(three).toEqual(['brindisi', 'durazzo', 'messina', 'ragusa', 'venezia'])
    expect([...new Set(ends('caffa', 2))].sort()).toEqual(['costantinopoli', 'trebisonda'])
  })

  test('a beginning that cannot be finished is not offered', () => {
    // venezia–ancona–zara: with two more steps the way back to venezia is a dead end.
    expect(nextRoutes(parts, 'zara', 2, ['r01', 'r35']).map((one) => one.id)).toEqual(['r29'])
  })

  test('a trip knows its ports, its origin and its line', () => {
    expect(path(parts, 'venezia', ['r01', 'r02'])).toEqual(['ancona', 'brindisi'])
    expect(origin(parts, 'brindisi', ['r01', 'r02'])).toBe('venezia')
    expect(wake(parts, 'venezia', ['r01'])).toMatch(/^M120.2 132.1/)
  })
})

describe('cargo', () => {
  test('runs as in OM-E3: equal goods that are not neighbours stay apart', () => {
    const goods = [
      'timber',
      'timber',
      'silk',
      'silk',
      'silk',
      'timber',
      'timber',
      'timber',
      'timber',
    ]
    const left = parts.data.cards.list.map((card) => card.id)
    const pile = goods.map((good) => {
      const at = left.findIndex((id) => parts.card(id).good === good)
      return left.splice(at, 1)[0]
    })
    expect(runs(parts, pile).map((run) => run.value)).toEqual([3, 8, 9])
  })

  test('a closed card ends a run', () => {
    expect(runs(parts, ['g08', null, 'g09']).map((run) => run.count)).toEqual([1, 1])
  })

  test('a run beyond its sequence brings the last number', () => {
    expect(worth(parts, 'timber', 5)).toBe(9)
    expect(worth(parts, 'silk', 0)).toBe(0)
  })

  test('icons add up and markers change them', () => {
    const brings = (marker: string | null) =>
      Object.fromEntries(
        effects(parts, table({ active_markers: [marker, null] }), ['g00', 'g02', 'g04']).map(
          ({ icon, brings: count }) => [icon, count],
        ),
      )
    expect(brings(null)).toEqual({ ducats: 6, pirates: 1, market: 1, navigation: 1 })
    expect(brings('fight_pirates').pirates).toBe(0)
    expect(brings('smooth_sailing').ducats).toBe(7)
  })

  test('a favourable market that only makes cheaper is told so (OM-R3)', () => {
    const t: BoardProps['t'] = (id, args) => (id === 'labelled' ? String(args?.more) : id)
    const effect = (favourable_market_price: string) => {
      const chosen = partsOf(parts.data, { favourable_market_price })
      return wordsOf(t, () => '', chosen).markerEffect('favourable_market')
    }
    expect(effect('cheaper')).toBe('marker-cheaper')
    expect(effect('schedule')).toBe('marker-effect')
  })

  test('rankings of OM-E10', () => {
    const all = [5, 5, 2, 1, 0]
    const dense = { tie_ranking: 'dense', rank_zero: 'true' }
    expect(all.map((own) => payout(parts, dense, all, own))).toEqual([6, 6, 3, 1, 0])
    const competition = { tie_ranking: 'competition', rank_zero: 'true' }
    expect(all.map((own) => payout(parts, competition, all, own))).toEqual([6, 6, 1, 0, 0])
    expect(payout(parts, { ...dense, rank_zero: 'false' }, [0, 0], 0)).toBe(0)
  })
})

describe('deals', () => {
  test('a counter-offer begins as the other one turned round', () => {
    const offer = { id: 7, author: 1, addressee: 0, give: ['wine'], get: ['silk'], get_ducats: 2 }
    const draft = turned(parts, table(), offer)
    expect(draft).toMatchObject({ counters: 7, sealed: ['g09'], get: ['wine'], pay: 2 })
    expect(filled(draft)).toEqual({
      proposal: 7,
      sealed: ['g09'],
      get: ['wine'],
      give_ducats: 2,
      get_ducats: 0,
    })
  })

  const ducats = (name: string, high: number): Field => ({
    kind: 'number',
    name,
    low: 0,
    high,
    optional: true,
  })
  const deal = (to: number, pay: number, ask: number): AskedForm => ({
    do: 'propose',
    aside: false,
    say: null,
    words: {},
    fields: [
      { kind: 'fixed', name: 'to', value: to },
      ducats('give_ducats', pay),
      ducats('get_ducats', ask),
    ],
  })

  test('the blanks of a form are a draft', () => {
    const draft = fromForm(table(), deal(1, 11, 4), { sealed: ['g09'], get_ducats: 2 })
    expect(draft).toMatchObject({ other: 1, counters: null, sealed: ['g09'], pay: -2 })
  })

  test('ducats of either side are one form', () => {
    const forms = [deal(1, 11, 4), deal(2, 11, 7)]
    expect(forms.map(bounds)).toMatchObject([
      { pay: 11, ask: 4 },
      { pay: 11, ask: 7 },
    ])
    expect(formFor(forms, { other: 2, counters: null })).toBe(forms[1])
  })

  test('claims: at most two icons, and nothing said is null', () => {
    let said = saidAlso(null, { action: 'ducats' })
    said = saidAlso(said, { action: 'market' })
    said = saidAlso(said, { action: 'pirates' })
    expect(said).toEqual({ actions: ['market', 'pirates'] })
    expect(saidAlso({ lions: 4 }, { lions: 4 })).toBeNull()
  })
})

test('every action has its spot', () => {
  const view = table()
  expect(spots({ do: 'buy', source: 'pirates' }, view)).toEqual(['pirates'])
  expect(spots({ do: 'jump', port: null }, view)).toEqual(['port:venezia'])
  expect(spots({ do: 'sail', routes: ['r01', 'r02'] }, view)).toEqual(['trip:r01-r02'])
})

test('a track reaches below 0 and as far as it must', () => {
  expect(ends([3, -4, 12], 25, 5)).toEqual({ low: -5, high: 25 })
  expect(ends([31, 0], 25, 5)).toEqual({ low: 0, high: 35 })
})

test('cubes stand side by side where they would cover one another', () => {
  expect(abreast([10, 10, 60], 4)).toEqual([8, 12, 60])
  expect(abreast([12, 10, 10], 4)).toEqual([
    expect.closeTo(14.67),
    expect.closeTo(6.67),
    expect.closeTo(10.67),
  ])
})
