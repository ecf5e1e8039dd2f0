/** The last move of each of the others: what a board keeps marked until they move again. */
import type { LogEntry, ToldEvent } from '../api/types'
import { takenBack } from './log'

export interface LastMove {
  seat: number
  events: ToldEvent[]
}

/** So far back one looks: a turn of a chatty title with five seats. */
const FAR = 200

/** By seat, the events of the latest run of entries of which it was the mover. */
export function lastMoves(log: LogEntry[], seat: number | null): LastMove[] {
  const recent = log.slice(-FAR)
  const gone = takenBack(recent)
  const found = new Map<number, ToldEvent[]>()
  const closed = new Set<number>()
  let running: number | null = null
  for (const entry of recent.toReversed()) {
    const { mover, events } = entry
    if (entry.undone || gone.has(entry.number) || !events.length) continue
    if (running !== null && mover !== running) closed.add(running)
    running = mover
    if (mover === null || mover === seat || closed.has(mover)) continue
    found.set(mover, [...events, ...(found.get(mover) ?? [])])
  }
  return [...found].map(([one, events]) => ({ seat: one, events }))
}

/** The number of the first entry after my last own one; null where nobody else has moved since. */
export function sinceMine(log: LogEntry[], seat: number | null): number | null {
  const mine = log.findLastIndex((entry) => entry.mover === seat && !entry.undone)
  const after = log.slice(mine + 1).filter((entry) => entry.mover !== seat && entry.events.length)
  return after.length ? after[0].number : null
}
