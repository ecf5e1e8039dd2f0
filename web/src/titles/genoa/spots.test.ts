import { describe, expect, it } from 'vitest'
import { bySpot, spots } from './spots'
import type { GenoaView } from './types'

const view = { way: ['prk', 's23'], window: null } as unknown as GenoaView

describe('spots', () => {
  it('find an action on the board', () => {
    expect(spots({ do: 'roll' }, view)).toEqual(['dice'])
    expect(spots({ do: 'move', space: 'met' }, view)).toEqual(['met'])
    expect(spots({ do: 'end_movement' }, view)).toEqual(['s23'])
    expect(spots({ do: 'place_markers', cell: 's23', does: { met: 'place' } }, view)).toEqual([
      's23',
      'met',
    ])
  })

  it('are those of the open window', () => {
    const acting = { ...view, window: { seat: 0, building: 'col' } } as GenoaView
    expect(spots({ do: 'perform' }, acting)).toEqual(['col'])
    expect(spots({ do: 'deliver', card: 'l01', special: null }, acting)).toEqual([
      'col',
      'card:l01',
    ])
  })

  it('gather the choices of a spot', () => {
    const choices = [
      { action: { do: 'accept', target: 's24', offers: [{ id: 3, version: 1 }] } },
      { action: { do: 'move', space: 's24' } },
    ]
    expect(bySpot(choices, view).get('s24')).toHaveLength(2)
    expect(bySpot(choices, view).get('offer:3')).toHaveLength(1)
  })
})
