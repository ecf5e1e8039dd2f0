import { describe, expect, it } from 'vitest'
import { Voice } from './voice'

const TEXTS = `
street = street { $cell }
    .web = street { $row }-{ $column }
space = { $name }
    .translated = coach house
told = to { $place }
`
const street = { id: 'street', args: { cell: 'S63', row: '6', column: '3' } }
const space = { id: 'space', args: { name: 'Kutscherei' } }

describe('a voice', () => {
  it('says without codes what a page shows', () => {
    const voice = new Voice('en', [TEXTS])
    expect(voice.say({ id: 'told', args: { place: street } })).toBe('to street 6-3')
  })

  it('uses names of the reader, or the printed ones when he wants those', () => {
    expect(new Voice('en', [TEXTS]).say(space)).toBe('coach house')
    expect(new Voice('en', [TEXTS], [], true).say(space)).toBe('Kutscherei')
  })
})
