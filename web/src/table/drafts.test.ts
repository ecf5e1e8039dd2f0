import { describe, expect, it } from 'vitest'
import type { AskedField, AskedForm } from '../api/types'
import { actionOf, answers, begin, kindOf, missing, within } from './drafts'

const field = (name: string, more: Partial<AskedField> = {}): AskedField => ({
  name,
  low: 0,
  high: 0,
  step: 1,
  among: [],
  many: false,
  repeat: false,
  keys: [],
  kinds: [],
  letters: 0,
  flag: false,
  optional: false,
  say: null,
  items: {},
  parts: [],
  ...more,
})
const form = (...fields: AskedField[]): AskedForm => ({
  do: 'offer',
  aside: false,
  say: null,
  fields,
})

describe('the kinds of blanks', () => {
  it('are told by their bounds', () => {
    expect(kindOf(field('id', { low: 3, high: 3 }))).toBe('fixed')
    expect(kindOf(field('money', { high: 90 }))).toBe('number')
    expect(kindOf(field('to', { high: 2 }), 3)).toBe('seat')
    expect(kindOf(field('port', { among: ['acri'] }))).toBe('fixed')
    expect(kindOf(field('port', { among: ['acri', 'rodi'] }))).toBe('one')
    expect(kindOf(field('cards', { among: ['a'], many: true, high: 1 }))).toBe('several')
    expect(kindOf(field('crew', { keys: ['g1'] }))).toBe('counts')
    expect(kindOf(field('want', { keys: ['g1'], kinds: ['iron'] }))).toBe('grid')
    expect(kindOf(field('words', { letters: 200 }))).toBe('text')
    expect(kindOf(field('firm', { flag: true }))).toBe('flag')
  })

  it('keep numbers on their steps', () => {
    expect(within(149, 0, 1000, 100)).toBe(100)
    expect(within(2000, 0, 950, 100)).toBe(900)
    expect(within(Number.NaN, 5, 10)).toBe(5)
  })
})

describe('a draft', () => {
  it('begins with what is fixed, with nothing bid, and with what was given', () => {
    const fields = [
      field('proposal', { low: 7, high: 7 }),
      field('pay', { low: -400, high: 200, step: 100 }),
      field('port', { among: ['acri', 'rodi'] }),
      field('wishes', { among: ['wine'], many: true, high: 1 }),
    ]
    expect(begin(fields, { pay: 120 })).toEqual({ proposal: 7, pay: 100, wishes: [] })
    expect(begin(fields)).toMatchObject({ pay: 0 })
  })

  it('knows what is missing', () => {
    const fields = [
      field('port', { among: ['acri', 'rodi'] }),
      field('cards', { among: ['a', 'b', 'c'], many: true, low: 2, high: 2 }),
      field('words', { letters: 9, optional: true }),
    ]
    expect(missing(fields, begin(fields))).toEqual(['port', 'cards'])
    expect(missing(fields, { port: 'acri', cards: ['a', 'b'] })).toEqual([])
  })

  it('begins an optional object only when nothing in it must be said', () => {
    const goods = field('goods', {
      optional: true,
      parts: [field('wine', { high: 5, optional: true })],
    })
    const ask = field('ask', { optional: true, parts: [field('target', { among: ['a', 'b'] })] })
    expect(begin([goods, ask])).toEqual({ goods: {} })
    expect(missing([ask], { ask: {} })).toEqual(['ask'])
  })
})

describe('the action of a draft', () => {
  it('leaves out what says nothing', () => {
    const asked = form(
      field('money', { high: 90, optional: true }),
      field('goods', { optional: true, parts: [field('wine', { high: 5, optional: true })] }),
      field('promise', { letters: 20, optional: true }),
      field('load', { low: 1, high: 4, keys: ['g1', 'g2'] }),
    )
    const draft = { money: 0, goods: { wine: 0 }, promise: '  ', load: { g1: 2, g2: 0 } }
    expect(actionOf(asked, draft)).toEqual({ do: 'offer', load: { g1: 2 } })
    expect(actionOf(asked, { ...draft, goods: { wine: 2 } })).toMatchObject({ goods: { wine: 2 } })
  })

  it('keeps what a title adds of its own', () => {
    expect(actionOf(form(), { claims: { a: 'DP' } })).toEqual({ do: 'offer', claims: { a: 'DP' } })
  })
})

it('a draft forgets what a form no longer holds', () => {
  const fields = [
    field('sealed', { high: 2, among: ['a', 'b'], many: true }),
    field('to', { among: ['x', 'y'] }),
  ]
  expect(begin(fields, { sealed: ['a', 'gone'], to: 'gone' })).toEqual({ sealed: ['a'] })
})

it('advice fills in the form it was meant for', () => {
  const toOne = form(field('to', { low: 1, high: 1 }), field('money', { high: 9 }))
  expect(answers({ do: 'offer', to: 1, money: 3 }, toOne)).toBe(true)
  expect(answers({ do: 'offer', to: 2, money: 3 }, toOne)).toBe(false)
  expect(answers({ do: 'refuse', to: 1 }, toOne)).toBe(false)
})
