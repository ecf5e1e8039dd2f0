import { describe, expect, it } from 'vitest'
import type { Choice } from '../api/types'
import { carries, grip, nearest, SLIP } from './carry'

const choice = (action: Choice['action']): Choice => ({
  action,
  say: { id: action.do, args: {} },
  order: 0,
  heading: null,
})

describe('what can be carried where', () => {
  const two = choice({ do: 'raid', cards: ['red', 'red'], boat: 'B1' })
  const other = choice({ do: 'raid', cards: ['red', 'blue'], boat: 'B1' })
  const pass = choice({ do: 'pass' })
  const found = carries([two, other, pass], ({ cards, boat }) =>
    ((cards as string[]) ?? []).map((card) => [card, String(boat)]),
  )
  it('is found by piece, then by place', () => {
    expect([...found.keys()]).toEqual(['red', 'blue'])
    expect(found.get('blue')!.get('B1')).toEqual([other])
  })
  it('lists a choice once, though it takes the piece twice', () => {
    expect(found.get('red')!.get('B1')).toEqual([two, other])
  })
  it('leaves out what moves nothing', () => {
    expect(carries([pass], () => []).size).toBe(0)
  })
})

describe('pressing a piece', () => {
  it('is a tap until the pointer moves', () => {
    expect(grip(false, SLIP, false)).toBe('wait')
    expect(grip(false, SLIP + 1, false)).toBe('lift')
  })
  it('leaves a moving finger to a page that scrolls, and lifts for one that rests', () => {
    expect(grip(true, SLIP + 1, false)).toBe('leave')
    expect(grip(true, SLIP, false)).toBe('wait')
    expect(grip(true, 0, true)).toBe('lift')
  })
})

describe('a finger beside a small place', () => {
  const middles = new Map([
    ['near', { x: 10, y: 0 }],
    ['nearer', { x: 0, y: 8 }],
  ])
  it('means the nearest', () => expect(nearest({ x: 0, y: 0 }, middles, 20)).toBe('nearer'))
  it('means none that is too far', () => expect(nearest({ x: 0, y: 0 }, middles, 7)).toBe(null))
})
