import { describe, expect, it } from 'vitest'
import { offerCount } from '.'
import { openPrices, partnerOf, passageAsked, priceOf, proposer, speaker, termsFor } from './talks'
import type { Talk, View } from './types'

const talk = (more: Partial<Talk>): Talk => ({
  author: 1,
  responder: 0,
  stage: 'asked',
  counters_left: 1,
  ...more,
})

const table = (more: Partial<View>): View =>
  ({
    powers: ['genova', 'venezia', 'istanbul'],
    ports: {},
    talk: null,
    passage: null,
    ...more,
  }) as View

describe('a talk at the table', () => {
  it('waits for the owner, then for the buyer, then for the owner again', () => {
    const stages = (['asked', 'named', 'countered', 'last'] as const).map((stage) =>
      speaker(talk({ stage })),
    )
    expect(stages).toEqual([1, 0, 1, 0])
  })

  it('is about the price named, or the counter-offer on top of it', () => {
    expect(priceOf(talk({ port: 'genova' }))).toBeNull()
    const named = talk({ port: 'genova', stage: 'named', price: 400, tokens: 2 })
    expect(priceOf(named)).toEqual({ price: 400, count: 2 })
    expect(proposer(named)).toBe(1)
    const countered = { ...named, offer: { price: 300, load: { g1: 1, g2: 2 } } }
    expect(priceOf(countered)).toEqual({ price: 300, count: 3 })
    expect(proposer(countered)).toBe(0)
  })

  it('shows each side the terms as his own, and a counter-offer the other way round', () => {
    const deal = { give: { g1: { wood: 1 } }, want: { g4: { iron: 2 } }, pay: 200 }
    const proposed = talk({ area: 4, stage: 'named', deal })
    expect(termsFor(talk({ area: 4 }), 0)).toBeNull()
    expect(termsFor(proposed, 1)).toEqual(deal)
    const mirrored = { give: deal.want, want: deal.give, pay: -200 }
    expect(termsFor(proposed, 0)).toEqual(mirrored)
    const countered = { ...proposed, stage: 'countered' as const, counter: { pay: 100 } }
    expect(termsFor(countered, 0)).toEqual({ give: {}, want: {}, pay: 100 })
    expect(termsFor(countered, 1)?.pay).toBe(-100)
    expect([partnerOf(countered, 0), partnerOf(countered, 1)]).toEqual([1, 0])
  })
})

describe('what lies on the table', () => {
  it('has prices that still stand, but not twice the one being talked over', () => {
    const ports = {
      genova: { owner: 0, price: 300 },
      venezia: { owner: 1, price: 500 },
      roma: { owner: null, price: null },
    }
    const view = table({ ports, talk: talk({ port: 'venezia', stage: 'named', price: 500 }) })
    expect(openPrices(view)).toEqual([{ port: 'genova', owner: 0, price: 300 }])
    expect(offerCount(view)).toBe(2)
    expect(offerCount(table({}))).toBe(0)
  })

  it('says who is asked for passage and who has answered, never what', () => {
    const passage = {
      galley: 'g1',
      asked: [1, 2],
      answers: { istanbul: null },
      tolls: { venezia: 200 },
    }
    const view = table({ passage })
    expect(passageAsked(view)).toEqual([
      { seat: 1, toll: 200, answered: false },
      { seat: 2, toll: 0, answered: true },
    ])
    expect(offerCount(view)).toBe(1)
  })
})
