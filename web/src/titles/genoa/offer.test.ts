import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AskedForm, Field } from '../board'
import { cards } from './cards'
import { answering, askingMore, changing, offerPans, pans, read, sign, write } from './offer'
import type { Components, GenoaView, OfferSeen } from './types'

const file = '../src/fondaco/games/genoa/components.json'
const components = JSON.parse(readFileSync(file, 'utf8')) as Components
const deck = cards(components, {})
const teller = {
  say: ({ id }: { id: string }) => id,
  t: (id: string, args = {}) => [id, ...Object.values(args)].join(' '),
  components,
  deck,
}

const number = (name: string, high: number, step = 1): Field => ({
  kind: 'number',
  name,
  low: 0,
  high,
  step,
  optional: true,
})
const parts = (name: string, ...inner: Field[]): Field => ({
  kind: 'parts',
  name,
  parts: inner,
  optional: true,
})

const form: AskedForm = {
  do: 'offer',
  aside: false,
  say: null,
  words: {},
  fields: [
    { kind: 'fixed', name: 'target', value: 'met' },
    number('money', 130, 5),
    parts('goods', number('silk', 2)),
    parts('cards', {
      kind: 'one',
      name: 'l01',
      among: ['nobody', 'active', 'all'],
      optional: true,
    }),
    parts('proceeds', parts('goods', number('silver', 1))),
    parts('asks', number('money', 200, 5)),
  ],
}
const offer: OfferSeen = {
  id: 7,
  version: 2,
  seat: 1,
  target: 'met',
  money: 20,
  goods: { silk: 1 },
  cards: [{ deck: 'messages', shown: 'nobody', card: null }],
  proceeds: { money: 10 },
  asks: { decks: { messages: 1 } },
}

describe('drafts', () => {
  it('are written and read by path without touching the old one', () => {
    const old = { goods: { silk: 1 } }
    const next = write(old, 'goods.rice', 2)
    expect(next).toEqual({ goods: { silk: 1, rice: 2 } })
    expect(old).toEqual({ goods: { silk: 1 } })
    expect(read(next, 'goods.rice')).toBe(2)
    expect(write(next, 'goods.silk', undefined)).toEqual({ goods: { rice: 2 } })
  })
})

describe('pans', () => {
  it('of a form offer all its assets and hold what the draft lays there', () => {
    const draft = { money: 15, goods: { silk: 1 }, cards: { l01: 'all' } }
    const { left, right } = pans(
      teller,
      form,
      draft,
      { left: 'mine', right: 'theirs' },
      { left: 1, right: 0 },
    )
    expect(left.coins?.amount).toBe(15)
    expect(left.weights.map(({ id, count, most }) => [id, count, most])).toEqual([
      ['goods.silk', 1, 2],
      ['cards.l01', 1, 1],
      ['proceeds.goods.silver', 0, 1],
    ])
    expect(right.coins?.high).toBe(200)
    expect(right.weights).toEqual([])
  })

  it('of a standing offer show what is hidden as hidden', () => {
    const { left, right } = offerPans(teller, offer, 0, ['Ada', 'Bruno'])
    expect(left.weights.map(({ id }) => id)).toEqual([
      'goods.silk',
      'decks.messages#0',
      'proceeds.money',
    ])
    expect(left.weights[2].claimed).toBe(true)
    expect(right.weights.map(({ id }) => id)).toEqual(['decks.messages'])
  })

  it('know the sign of each weight', () => {
    expect(sign('asks.decks.messages', deck)).toBe('messages')
    expect(sign('decks.messages#0', deck)).toBe('messages')
    expect(sign('cards.l01', deck)).toBe('large_orders')
    expect(sign('markers.red', deck)).toBe('marker:red')
    expect(sign('proceeds.money', deck)).toBe('ducat')
  })
})

describe('countering', () => {
  it('answers an ask with what one holds', () => {
    const view = {
      money: [null, 10],
      goods: [{}, { silk: 1 }],
      specials: [{}, {}],
      markers: [{}, {}],
    } as unknown as GenoaView
    const ask = { target: 'met', price: { money: 25, goods: { silk: 2, rice: 1 } } }
    expect(answering(ask, view, 1)).toMatchObject({ money: 10, goods: { silk: 1 } })
  })

  it('asks a little more than was offered', () => {
    expect(askingMore(offer)).toMatchObject({ ask: { target: 'met', to: 1, price: { money: 25 } } })
  })

  it('begins from the own offer', () => {
    expect(
      changing({ ...offer, cards: [{ deck: 'messages', shown: 'all', card: 'b01' }] }),
    ).toEqual({
      target: 'met',
      money: 20,
      goods: { silk: 1 },
      cards: { b01: 'all' },
      specials: {},
      markers: {},
      proceeds: { money: 10 },
      asks: { decks: { messages: 1 } },
    })
  })
})
