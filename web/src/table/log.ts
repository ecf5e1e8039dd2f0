/** What a seat heard, number by number. Logs are long: what came before is not made anew. */
import type { LogEntry, ToldEvent } from '../api/types'

/** A log with newer entries: each number once, in order. */
export function joined(old: LogEntry[], newer: LogEntry[]): LogEntry[] {
  if (!newer.length) return old
  const fresh = newer.map(({ number, mover, events, undone }) => ({
    number,
    mover,
    events,
    undone,
  }))
  const last = old.at(-1)
  if (fresh.length === 1 && (!last || last.number < fresh[0].number)) return [...old, fresh[0]]
  const entries = new Map([...old, ...fresh].map((entry) => [entry.number, entry]))
  return [...entries.values()].sort((one, other) => one.number - other.number)
}

/** The numbers of the entries whose action was taken back later. */
export function takenBack(log: LogEntry[]): Set<number> {
  const gone = new Set<number>()
  log.forEach((entry, place) => {
    if (!entry.undone) return
    const before = log
      .slice(0, place)
      .findLast((one) => one.mover === entry.mover && !one.undone && !gone.has(one.number))
    if (before) gone.add(before.number)
  })
  return gone
}

export interface Line {
  key: string
  number: number
  mover: number | null
  /** Whom the line is about: where an event does not say it, who moved. */
  about: number | null
  /** null: an action was taken back. */
  told: ToldEvent | null
  undone: boolean
  /** The first line of somebody's turn. */
  head: boolean
}

const written = new WeakMap<LogEntry, Line[]>()

/** The lines of a log, or of what one player did. */
export function linesOf(log: LogEntry[], whose: number | null): Line[] {
  const gone = takenBack(log)
  const found: Line[] = []
  for (const entry of log) {
    if (whose !== null && entry.mover !== whose) continue
    const head = entry.mover !== (found.at(-1)?.mover ?? null)
    found.push(...lines(entry, gone.has(entry.number), head))
  }
  return found
}

function lines(entry: LogEntry, undone: boolean, head: boolean): Line[] {
  const known = written.get(entry)
  if (known && (!known.length || (known[0].undone === undone && known[0].head === head)))
    return known
  const { number, mover } = entry
  const told = entry.undone ? [null, ...entry.events] : entry.events
  const found = told.map((one, place) => ({
    key: `${number}.${place}`,
    number,
    mover,
    about: typeof one?.event.seat === 'number' ? one.event.seat : mover,
    told: one,
    undone,
    head: head && place === 0,
  }))
  written.set(entry, found)
  return found
}
