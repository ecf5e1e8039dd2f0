import { describe, expect, it } from 'vitest'
import type { Asked, Choice } from '../board'
import { errands } from './errands'

const t = (id: string) => id
const choice = (verb: string, more = {}): Choice =>
  ({
    action: { do: verb, ...more },
    say: { id: verb, args: {} },
    order: 0,
    heading: null,
  }) as Choice
const asked = (...choices: Choice[]) =>
  ({
    view: { active: 0, floor: null, turn: 1, phase: 'window' },
    seat: 0,
    choices,
  }) as unknown as Asked
const spare = (now: Asked) => errands(now, t).find(({ id }) => id === 'spare')

describe('playing no cards', () => {
  const window = asked(choice('end_action'), choice('exchange'), choice('any_good'))

  it('ends an action when only cards could follow', () => {
    expect(spare(window)!.step(window)!.action.do).toBe('end_action')
  })

  it('lets an action lapse that only a card could bring', () => {
    const now = asked(choice('take', { uses_extra_action: true }), choice('lapse'))
    expect(spare(now)!.step(now)!.action.do).toBe('lapse')
  })

  it('leaves every other decision alone', () => {
    const order = asked(choice('end_action'), choice('small_order'), choice('any_good'))
    expect(spare(window)!.step(order)).toBeNull()
    const plain = asked(choice('end_action'))
    expect(spare(plain)).toBeUndefined()
    expect(spare(window)!.step(plain)).toBeNull()
  })
})
