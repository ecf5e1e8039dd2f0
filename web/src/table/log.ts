/** What a seat heard, number by number. */
import type { LogEntry } from '../api/types'

/** A log with newer entries: each number once, in order. */
export function joined(old: LogEntry[], newer: LogEntry[]): LogEntry[] {
  if (!newer.length) return old
  const entries = new Map(old.map((entry) => [entry.number, entry]))
  for (const { number, mover, events, undone } of newer) {
    entries.set(number, { number, mover, events, undone })
  }
  return [...entries.values()].sort((one, other) => one.number - other.number)
}

/** The numbers of the entries whose action was taken back later. */
export function takenBack(log: LogEntry[]): Set<number> {
  const gone = new Set<number>()
  for (const [place, entry] of log.entries()) {
    if (!entry.undone) continue
    const before = log
      .slice(0, place)
      .findLast((one) => one.mover === entry.mover && !one.undone && !gone.has(one.number))
    if (before) gone.add(before.number)
  }
  return gone
}
