import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../api/types'
import { joined, takenBack } from './log'

const entry = (number: number, mover = 0, undone = false): LogEntry => ({
  number,
  mover,
  events: [],
  undone,
})

describe('the log', () => {
  it('has each number once, in order, whatever came twice', () => {
    const log = joined([entry(3), entry(4)], [entry(1), entry(2), entry(3, 1)])
    expect(log.map((one) => one.number)).toEqual([1, 2, 3, 4])
    expect(log[2].mover).toBe(1)
  })

  it('knows what was taken back, also twice in a row', () => {
    const log = [entry(1), entry(2), entry(3, 1), entry(4, 0, true), entry(5, 0, true)]
    expect(takenBack(log)).toEqual(new Set([1, 2]))
  })
})
