import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../api/types'
import { nextAtScreen } from './hotseat'

const info = (you: boolean[], state = 'playing') =>
  ({ state, seats: you.map((mine, seat) => ({ seat, you: mine })) }) as unknown as TableInfo

describe('several at one screen', () => {
  it('pass it on when another of them is waited for', () => {
    expect(nextAtScreen(info([true, true, false]), [1], 0)).toBe(1)
    expect(nextAtScreen(info([true, true, false]), [0, 1], 0)).toBeNull()
    expect(nextAtScreen(info([true, true, false]), [2], 0)).toBeNull()
    expect(nextAtScreen(info([true, true], 'finished'), [1], 0)).toBeNull()
    expect(nextAtScreen(info([true, true]), [1], null)).toBeNull()
  })
})
