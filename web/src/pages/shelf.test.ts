import { expect, it } from 'vitest'
import type { OptionInfo, TableInfo } from '../api/types'
import { inOrder, quickSeats, settled, standing } from './shelf'

const option = (name: string, values: string[]): OptionInfo => ({
  name,
  values,
  default: values[0],
  least: null,
  most: null,
  ruling: 'R1',
})

it('shows the titles of the house first, in its order', () => {
  const slugs = ['chess', 'genoa', 'golden-horn'].map((slug) => ({ slug }))
  expect(inOrder(slugs).map(({ slug }) => slug)).toEqual(['golden-horn', 'genoa', 'chess'])
})

it('seats me against two bots where the title allows it', () => {
  expect(quickSeats({ least_seats: 2, most_seats: 4 })).toHaveLength(3)
  expect(quickSeats({ least_seats: 4, most_seats: 5 })).toHaveLength(4)
  expect(quickSeats({ least_seats: 2, most_seats: 2 }).map(({ kind }) => kind)).toEqual([
    'me',
    'bot',
  ])
})

it('settles options: an edition changes the defaults of others, but not what was chosen', () => {
  const options = [
    option('edition', ['it', 'fr']),
    option('sugar', ['it', 'fr']),
    option('gifts', ['no', 'yes']),
  ]
  const presets = { edition: { fr: { sugar: 'fr', gifts: 'yes' } } }
  expect(settled(options, presets, {})).toEqual({ edition: 'it', sugar: 'it', gifts: 'no' })
  expect(settled(options, presets, { edition: 'fr', gifts: 'no' })).toEqual({
    edition: 'fr',
    sugar: 'fr',
    gifts: 'no',
  })
})

it('knows whose turn it is', () => {
  const seats = [
    { seat: 0, you: true },
    { seat: 1, you: false },
  ]
  const table = (state: string, actors: number[]) => ({ state, actors, seats }) as TableInfo
  expect(standing(table('playing', [0]))).toBe('turn')
  expect(standing(table('playing', [1]))).toBe('waiting')
  expect(standing(table('open', []))).toBe('open')
  expect(standing(table('ended', []))).toBe('over')
})
