import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { AREAS, touch } from './areas'

const components = JSON.parse(
  readFileSync(
    new URL('../../../../src/fondaco/games/mediterranee/components.json', import.meta.url),
    'utf8',
  ),
)

test('every area of the game is drawn, once', () => {
  const ids = components.areas.map((area: { id: number }) => area.id)
  expect(AREAS.map((area) => area.id)).toEqual(ids)
})

test('areas have a border on the map exactly where the game says that they are adjacent', () => {
  const drawn = AREAS.flatMap((one) =>
    AREAS.filter((other) => other.id > one.id && touch(one, other)).map((other) =>
      [one.id, other.id].join(),
    ),
  )
  const wanted = components.adjacency.edges.map((edge: number[]) => edge.join())
  expect(drawn.sort()).toEqual(wanted.sort())
})
