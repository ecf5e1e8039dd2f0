import { expect, test } from 'vitest'
import { Guard } from './guard'

test('a click for what stood there does not press what stands there now', () => {
  const guard = new Guard()
  expect(guard.takes(100, 100, 0)).toBe(true)
  expect(guard.takes(102, 100, 300)).toBe(true) // the same question still
  guard.turned(350)
  expect(guard.takes(101, 100, 500)).toBe(false)
  expect(guard.takes(101, 100, 900)).toBe(true) // there was time to read it
  guard.turned(1000)
  guard.moved(300, 300)
  expect(guard.takes(300, 300, 1100)).toBe(true)
  expect(guard.takes(300, 300, 1200)).toBe(true) // both were meant for the new question
})

test('who has moved the pointer meant it', () => {
  const guard = new Guard()
  guard.takes(100, 100, 0)
  guard.turned(10)
  guard.moved(200, 200)
  guard.moved(100, 100)
  expect(guard.takes(100, 100, 50)).toBe(true)
})
