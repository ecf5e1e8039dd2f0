import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookingAgain } from './watching'

const page = Object.assign(new EventTarget(), { hidden: false })
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hide(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a page nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const look = vi.fn(async () => undefined)
  const stop = lookingAgain(look, 1000)
  await vi.advanceTimersByTimeAsync(2500)
  expect(look).toHaveBeenCalledTimes(3)
  hide(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(3)
  hide(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(look).toHaveBeenCalledTimes(4)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(look).toHaveBeenCalledTimes(4)
})
