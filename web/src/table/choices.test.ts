import { describe, expect, it } from 'vitest'
import type { Phrase } from '../api/types'
import { forced, formsOf, groups, matching } from './choices'
import { choice, form, turn } from './samples'

const say = (one: Phrase) => one.id

describe('the list of choices', () => {
  const all = groups(
    [choice('pass', 9), choice('buy wine', 1, 'Buy'), choice('buy iron', 1, 'Buy')],
    say,
  )

  it('stands in order under its headings', () => {
    expect(all.map((group) => [group.heading, group.choices.map((one) => one.text)])).toEqual([
      ['Buy', ['buy wine', 'buy iron']],
      [null, ['pass']],
    ])
  })

  it('is narrowed by words in any order', () => {
    expect(matching(all, 'iron BUY')[0].choices.map((one) => one.text)).toEqual(['buy iron'])
    expect(matching(all, ' ')).toBe(all)
    expect(matching(all, 'silk')).toEqual([])
  })
})

describe('a forced step', () => {
  it('is the only choice of somebody who is waited for', () => {
    expect(forced(turn([choice('pass')]), 0)?.action.do).toBe('pass')
    expect(forced(turn([choice('pass')], [form('instruct', true)]), 0)?.action.do).toBe('pass')
    expect(forced(turn([choice('pass')], [form('bid')]), 0)).toBeNull()
    expect(forced(turn([choice('pass')], [], [1]), 0)).toBeNull()
    expect(forced(turn([choice('a'), choice('b')]), 0)).toBeNull()
    expect(forced(turn([choice('pass')]), null)).toBeNull()
  })

  it('leaves standing instructions aside', () => {
    const { now, aside } = formsOf(turn([], [form('bid'), form('instruct', true)]))
    expect([now.map((one) => one.do), aside.map((one) => one.do)]).toEqual([['bid'], ['instruct']])
  })
})
