import { expect, test } from 'vitest'
import type { LiveMessage, Snapshot, Turn } from '../api/types'
import { choice, form, turn } from './samples'
import { TableStore, type Wire } from './store.svelte'

function asked(first: Turn): TableStore {
  const table = { seats: [{ seat: 0, name: 'Ada' }] }
  const snapshot = { table, view: {}, turn: first, log: [], clock: {}, number: 1, over: false }
  return new TableStore(0, snapshot as unknown as Snapshot, {} as Wire)
}

function news(table: TableStore, next: Turn): void {
  const told = { type: 'news', number: 2, mover: 1, events: [], undone: false, over: false }
  table.hear({ ...told, turn: next } as unknown as LiveMessage)
}

test('what is no longer asked for is not taken, though the page may still show it', () => {
  const [pass, sail] = [choice('pass'), choice('sail')]
  const offer = form('offer')
  const table = asked(turn([pass, sail], [offer]))
  news(table, turn([choice('pass'), choice('load')]))
  table.pick([sail])
  expect(table.picked).toBeNull()
  table.fill(offer)
  expect(table.filling).toBeNull()
})

test('what is still asked for is taken, by the old drawing too', () => {
  const [pass, sail] = [choice('pass'), choice('sail')]
  const table = asked(turn([pass, sail]))
  news(table, turn([choice('pass'), choice('load')]))
  table.pick([pass])
  expect(table.picked?.action.do).toBe('pass')
})
