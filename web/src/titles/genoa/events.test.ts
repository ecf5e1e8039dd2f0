import { describe, expect, it } from 'vitest'
import type { Card } from './cards'
import { income, touched } from './events'

const deck = new Map<string, Card>([
  ['b02', { id: 'b02', deck: 'messages', places: ['prk', 'gew'], goods: [] }],
])

describe('events', () => {
  it('name the spaces they touch', () => {
    expect(touched({ it: 'tower_moved', start: 'prk', end: 's23' }, deck)).toEqual(['s23'])
    expect(
      touched({ it: 'markers_placed', cell: 's23', does: { met: 'place' }, seat: 0 }, deck),
    ).toEqual(['s23', 'met'])
    expect(touched({ it: 'message_paid', seat: 1, card: 'b02', money: 30 }, deck)).toEqual([
      'prk',
      'gew',
    ])
    expect(touched({ it: 'offer_made', offer: { target: 'kat' } }, deck)).toEqual(['kat'])
    expect(touched({ it: 'answered', seat: 2 }, deck)).toEqual([])
  })

  it('tell what the bank pays', () => {
    const paid = { it: 'message_paid', seat: 1, card: 'b02', money: 30 }
    const fee = { it: 'owner_paid', seat: 1, building: 'kat', money: 10 }
    expect(income([paid, fee, { it: 'offer_accepted', seat: 0 }])).toEqual({ 1: 40 })
  })
})
