import { expect, test } from 'vitest'

import { LAND } from './coast'
import { FRAME, project } from './projection.mjs'

test('the corners of the frame are the corners of the drawing', () => {
  expect(project(FRAME.west, FRAME.north)).toEqual([0, 0])
  const [x, y] = project(FRAME.east, FRAME.south)
  expect(x).toBeCloseTo(FRAME.width)
  expect(y).toBeCloseTo(FRAME.height)
})

test('the coast is short enough to be sent with every board', () => {
  expect(LAND.length).toBeGreaterThan(15_000)
  expect(LAND.length).toBeLessThan(25_000)
})

test('Venice lies north-west of Alexandria', () => {
  const [west, north] = project(12.34, 45.44)
  const [east, south] = project(29.9, 31.2)
  expect(west).toBeLessThan(east)
  expect(north).toBeLessThan(south)
})
