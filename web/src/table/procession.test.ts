import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pace } from '../stores/settings.svelte'
import { gapOf, Procession } from './procession'

let shown: string[] = []
let page: { hidden: boolean; documentElement: { dataset: Record<string, string> } }
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  page = { hidden: false, documentElement: { dataset: {} } }
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const procession = (pace: Pace) =>
  new Procession<string>(
    (one) => shown.push(one),
    () => pace,
    () => undefined,
  )

test('my move is shown at once, the others one after the other', () => {
  const moves = procession('normal')
  moves.add('mine', true)
  for (const bot of ['first', 'second', 'third']) moves.add(bot, false)
  expect(shown).toEqual(['mine'])
  expect(page.documentElement.dataset.settled).toBe('no')
  vi.advanceTimersByTime(gapOf('normal', 3))
  expect(shown).toEqual(['mine', 'first'])
  vi.advanceTimersByTime(gapOf('normal', 2))
  expect(shown).toEqual(['mine', 'first', 'second'])
  moves.flush()
  expect(shown).toEqual(['mine', 'first', 'second', 'third'])
  expect(page.documentElement.dataset.settled).toBe('yes')
})

test('nothing waits for people who see nothing or want no pace', () => {
  const moves = procession('none')
  for (const bot of ['first', 'second']) moves.add(bot, false)
  expect(shown).toEqual(['first', 'second'])
  page.hidden = true
  const hidden = procession('slow')
  for (const bot of ['third', 'fourth']) hidden.add(bot, false)
  expect(shown).toEqual(['first', 'second', 'third', 'fourth'])
})

test('when much has happened it goes by quicker', () => {
  expect(gapOf('normal', 60)).toBeLessThan(gapOf('normal', 3) / 5)
})
