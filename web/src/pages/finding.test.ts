import { expect, it } from 'vitest'
import type { Rules } from '../api/types'
import { found, marked, sought } from './finding'

const rules: Rules = {
  chapters: [
    { id: '2', text: 'The raid' },
    { id: '3', text: 'Sailing' },
  ],
  rules: [
    { id: 'GH-210', chapter: '2', text: 'A raid costs two cards.', source: '', rulings: [] },
    { id: 'GH-303', chapter: '3', text: 'The load is one colour.', source: '', rulings: ['GH-R1'] },
  ],
  rulings: [{ id: 'GH-R1', question: 'How?', decision: 'So.', source: '', option: 'sails' }],
  options: [{ name: 'sails', ruling: 'GH-R1', label: 'Sail advance', values: [] }],
}

it('finds words in any order, accents and case aside', () => {
  expect(found('Les marchands de Gênes', 'genes MARCHANDS')).toBe(true)
  expect(found('Les marchands', 'gênes')).toBe(false)
})

it('finds rules by words and numbers, rulings by their options', () => {
  expect(sought(rules, 'two raid').chapters.map((chapter) => chapter.id)).toEqual(['2'])
  expect(sought(rules, 'gh-303').chapters[0].rules[0].id).toBe('GH-303')
  expect(sought(rules, 'advance').rulings).toHaveLength(1)
  expect(sought(rules, '').chapters).toHaveLength(2)
})

it('marks what was found in the text as it is written', () => {
  expect(marked('à Gênes', 'genes')).toEqual([
    { text: 'à ', hit: false },
    { text: 'Gênes', hit: true },
  ])
  expect(marked('plain', '')).toEqual([{ text: 'plain', hit: false }])
})
