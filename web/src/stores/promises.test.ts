import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../api/types'
import { keepPromise, ownLuck, promisedAt } from './promises'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const table = (id: string, commitment: string, state = 'open') =>
  ({ id, commitment, state }) as TableInfo

test('the first commitment of a table stays, whatever the house says later', () => {
  keepPromise(table('a', 'first'))
  keepPromise(table('a', 'second'), 'mine')
  keepPromise(table('a', 'third', 'playing'))
  expect(promisedAt('a')).toEqual({ commitment: 'first', contribution: 'mine' })
})

test('what is seen after the game was no promise', () => {
  keepPromise(table('a', 'late', 'finished'))
  keepPromise(table('b', 'late', 'ended'))
  expect([promisedAt('a'), promisedAt('b')]).toEqual([null, null])
})

test('old promises make room, and a broken store is an empty one', () => {
  for (let number = 0; number < 300; number += 1) keepPromise(table(`t${number}`, 'c'))
  expect([promisedAt('t0'), promisedAt('t299')?.commitment]).toEqual([null, 'c'])
  kept.set('fondaco.promises', '{')
  expect(promisedAt('t299')).toBeNull()
})

test('luck is what the house takes, and never the same', () => {
  expect(ownLuck()).toMatch(/^[0-9a-f]{32}$/)
  expect(ownLuck()).not.toBe(ownLuck())
})
