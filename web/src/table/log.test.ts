import { describe, expect, it } from 'vitest'
import type { LogEntry, ToldEvent } from '../api/types'
import { joined, linesOf, takenBack } from './log'

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

  it('has a line for each event and for each taking back, written once', () => {
    const told = { event: { it: 'wind_played' }, say: { id: 'wind', args: {} } } as ToldEvent
    const log = [
      { ...entry(1), events: [told, told] },
      { ...entry(2, 1), events: [told] },
    ]
    const lines = linesOf(log, null)
    expect(lines.map(({ key }) => key)).toEqual(['1.0', '1.1', '2.0'])
    expect(lines.map(({ about }) => about)).toEqual([0, 0, 1])
    expect(linesOf(log, 1).map(({ key }) => key)).toEqual(['2.0'])

    const later = linesOf([...log, entry(3, 1, true)], null)
    expect(later[0]).toBe(lines[0])
    expect(later.map(({ undone }) => undone)).toEqual([false, false, true, false])
    expect(later[3].told).toBeNull()
    expect(linesOf(log, null)[2].undone).toBe(false)
  })

  it('knows whom a line is about: the next turn is not of who ended his', () => {
    const told = {
      event: { it: 'turn_begun', seat: 1 },
      say: { id: 'turn', args: {} },
    } as ToldEvent
    expect(linesOf([{ ...entry(1, 0), events: [told] }], null)[0].about).toBe(1)
  })
})
