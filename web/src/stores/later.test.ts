import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let frames: (() => void)[] = []
let page: { hidden: boolean; addEventListener: (_: string, heard: () => void) => void }
let turned: () => void
let done: string[] = []

const frame = () => frames.splice(0).forEach((draw) => draw())
const part = (name: string) => () => void done.push(name)

beforeEach(() => {
  ;[frames, done] = [[], []]
  page = { hidden: false, addEventListener: (_, heard) => (turned = heard) }
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('each part has a frame of its own after the next one', async () => {
  const { BOARD, later, MOVES } = await import('./later.svelte')
  later(part('log'))
  later(part('players'))
  later(part('moves'), MOVES)
  later(part('cards'), BOARD)
  later(part('purse'), BOARD)
  frame()
  expect(done).toEqual([])
  frame()
  expect(done).toEqual(['cards'])
  frame()
  frame()
  expect(done).toEqual(['cards', 'purse', 'moves'])
  frame()
  frame()
  expect(done).toEqual(['cards', 'purse', 'moves', 'log', 'players'])
  expect(frames).toEqual([])
})

test('a part that waits already does its work once', async () => {
  const { later } = await import('./later.svelte')
  const log = part('log')
  later(log)
  later(log)
  for (let n = 0; n < 4; n++) frame()
  expect(done).toEqual(['log'])
  later(log)
  frame()
  frame()
  expect(done).toEqual(['log', 'log'])
})

test('nothing waits for frames that do not come', async () => {
  const { later } = await import('./later.svelte')
  later(part('log'))
  page.hidden = true
  turned()
  later(part('players'))
  expect(done).toEqual(['log', 'players'])
})
