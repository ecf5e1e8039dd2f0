import { describe, expect, it, test } from 'vitest'
import { kept, keeping } from './kept'

describe('kept', () => {
  it('gives the old value when nothing changed', () => {
    const old = { boats: { a: { at: 3 } }, hand: ['red', 'blue'], moving: null }
    expect(kept(old, structuredClone(old))).toBe(old)
  })

  it('gives the new value, with the old parts that are still the same', () => {
    const old = { boats: { a: { at: 3 }, b: { at: 0 } }, hand: ['red'] }
    const now = kept(old, { boats: { a: { at: 4 }, b: { at: 0 } }, hand: ['red'] })
    expect(now).toEqual({ boats: { a: { at: 4 }, b: { at: 0 } }, hand: ['red'] })
    expect(now.boats.b).toBe(old.boats.b)
    expect(now.hand).toBe(old.hand)
    expect(old.boats.a.at).toBe(3)
  })

  it('sees what came, went, or became something else', () => {
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(kept([1, 2], [1])).toEqual([1])
    expect(kept([], {})).toEqual({})
    expect(kept({ a: null }, { a: {} })).toEqual({ a: {} })
  })
})

test('what is read again and again stays the same thing while it says the same', () => {
  let at = 3
  const read = keeping(() => ({ boat: { at }, hand: ['red'] }))
  const first = read()
  expect(read()).toBe(first)
  at = 4
  expect(read()).toEqual({ boat: { at: 4 }, hand: ['red'] })
  expect(read().hand).toBe(first.hand)
})
