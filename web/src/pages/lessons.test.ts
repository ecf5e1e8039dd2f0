import { describe, expect, it } from 'vitest'
import type { AskedForm } from '../api/types'
import { choice } from '../table/samples'
import { alike, answersTo } from './lessons'

describe('what a panel has put together in a lesson', () => {
  const right = { do: 'buy', port: 'genova', load: { g1: 2 }, good: null }

  it('may be put together otherwise', () => {
    expect(alike({ do: 'buy', port: 'genova', load: { g1: 1, g2: 1 } }, right)).toBe(true)
  })

  it('is another act elsewhere, for another sum, or by another verb', () => {
    expect(alike({ do: 'buy', port: 'tunis', load: { g1: 2 } }, right)).toBe(false)
    expect(alike({ do: 'bid', amount: 900 }, { do: 'bid', amount: 100 })).toBe(false)
    expect(alike({ do: 'done' }, right)).toBe(false)
  })
})

it('a form is answered by the choices with its fixed fields', () => {
  const fields = [{ kind: 'fixed', name: 'target', value: 'pal' }]
  const form = { do: 'offer', fields } as unknown as AskedForm
  const offers = ['pal', 'tra'].map((target) => {
    const one = choice('offer')
    return { ...one, action: { ...one.action, target } }
  })
  expect(answersTo(form, offers)).toEqual([offers[0]])
})
