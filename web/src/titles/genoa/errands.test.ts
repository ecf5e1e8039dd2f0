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

describe('selling to whoever pays most', () => {
  const accept = (id: number) => choice('accept', { offers: [{ id, version: 1 }] })
  const choices = [choice('take'), accept(1), accept(2), accept(3), choice('lapse')]
  const decide = (...offers: object[]) => {
    const now = asked(...choices)
    return { ...now, view: { ...now.view, phase: 'current_decide', floor: { offers } } } as Asked
  }
  const sell = (now: Asked) =>
    errands(now, t)
      .find(({ id }) => id === 'sell')!
      .step(now)

  it('takes the dearest offer', () => {
    const now = decide({ id: 1, money: 10 }, { id: 2, money: 25 }, { id: 3, money: 15 })
    expect(sell(now)).toEqual(accept(2))
  })

  it('leaves to people what is cheap, or wants something back', () => {
    expect(sell(decide({ id: 1, money: 5 }))).toBeNull()
    expect(sell(decide({ id: 1, money: 90, asks: { goods: { silk: 1 } } }))).toBeNull()
  })

  it('does not steer the tower', () => {
    const now = decide({ id: 1, money: 30 })
    const moving = { ...now, view: { ...now.view, phase: 'move_decide' } } as Asked
    expect(sell(moving)).toBeNull()
  })
})
