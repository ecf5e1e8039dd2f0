import { describe, expect, it } from 'vitest'
import type { AskedForm, Field } from '../api/types'
import { actionOf, answers, begin, missing, within } from './drafts'
import type { OfKind } from './fields'

const fixed = (name: string, value: string | number): Field => ({ kind: 'fixed', name, value })
const one = (name: string, ...among: string[]): Field => ({ kind: 'one', name, among })
const text = (name: string, letters: number): Field => ({
  kind: 'text',
  name,
  letters,
  optional: true,
})
const number = (name: string, high: number, more: Partial<OfKind<'number'>> = {}): Field => ({
  kind: 'number',
  name,
  low: 0,
  high,
  ...more,
})
const several = (name: string, among: string[], low: number, high: number): Field => ({
  kind: 'several',
  name,
  among,
  low,
  high,
})
const optional = (name: string, ...parts: Field[]): Field => ({
  kind: 'parts',
  name,
  parts,
  optional: true,
})
const form = (...fields: Field[]): AskedForm => ({
  do: 'offer',
  aside: false,
  say: null,
  fields,
  words: {},
})

describe('numbers', () => {
  it('keep numbers on their steps', () => {
    expect(within(149, 0, 1000, 100)).toBe(100)
    expect(within(2000, 0, 950, 100)).toBe(900)
    expect(within(Number.NaN, 5, 10)).toBe(5)
  })
})

describe('a draft', () => {
  it('begins with what is fixed, with nothing bid, and with what was given', () => {
    const fields = [
      fixed('proposal', 7),
      number('pay', 200, { low: -400, step: 100 }),
      one('port', 'acri', 'rodi'),
      several('wishes', ['wine'], 0, 1),
    ]
    expect(begin(fields, { pay: 120 })).toEqual({ proposal: 7, pay: 100, wishes: [] })
    expect(begin(fields)).toMatchObject({ pay: 0 })
  })

  it('knows what is missing', () => {
    const fields = [
      one('port', 'acri', 'rodi'),
      several('cards', ['a', 'b', 'c'], 2, 2),
      text('words', 9),
    ]
    expect(missing(fields, begin(fields))).toEqual(['port', 'cards'])
    expect(missing(fields, { port: 'acri', cards: ['a', 'b'] })).toEqual([])
  })

  it('begins an optional object only when nothing in it must be said', () => {
    const goods = optional('goods', number('wine', 5, { optional: true }))
    const ask = optional('ask', one('target', 'a', 'b'))
    expect(begin([goods, ask])).toEqual({ goods: {} })
    expect(missing([ask], { ask: {} })).toEqual(['ask'])
  })
})

describe('the action of a draft', () => {
  it('leaves out what says nothing', () => {
    const asked = form(
      number('money', 90, { optional: true }),
      optional('goods', number('wine', 5, { optional: true })),
      text('promise', 20),
      { kind: 'counts', name: 'load', keys: ['g1', 'g2'], low: 1, high: 4 },
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
  const fields = [several('sealed', ['a', 'b'], 0, 2), one('to', 'x', 'y')]
  expect(begin(fields, { sealed: ['a', 'gone'], to: 'gone' })).toEqual({ sealed: ['a'] })
})

it('advice fills in the form it was meant for', () => {
  const toOne = form(fixed('to', 1), number('money', 9))
  expect(answers({ do: 'offer', to: 1, money: 3 }, toOne)).toBe(true)
  expect(answers({ do: 'offer', to: 2, money: 3 }, toOne)).toBe(false)
  expect(answers({ do: 'refuse', to: 1 }, toOne)).toBe(false)
})
