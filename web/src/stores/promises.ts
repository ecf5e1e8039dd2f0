/** What this browser was promised at its tables: the proof at the end of a game is held to it. */
import { put, Trouble } from '../api/client'
import type { TableInfo } from '../api/types'
import type { Promised } from '../table/proof'

const KEY = 'fondaco.promises'
const MOST = 200

type Kept = [table: string, promised: Promised][]

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept
  } catch {
    return []
  }
}

export function promisedAt(table: string): Promised | null {
  return all().find(([one]) => one === table)?.[1] ?? null
}

/** The first commitment of a table is the one that counts: a later one may have been thought over. */
export function keepPromise({ id, state, ...seen }: TableInfo, contribution?: string): void {
  const known = promisedAt(id)
  if ((state !== 'open' && state !== 'playing') || (known && !contribution)) return
  const commitment = known?.commitment ?? seen.commitment
  const others = all().filter(([one]) => one !== id)
  const kept: Kept = [...others, [id, { commitment, contribution: contribution ?? null }]]
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** A text that nobody can foresee, to add to the luck of a table. */
export const ownLuck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Adds to the luck of a table where I sit, now that the house has committed itself. */
export async function addLuck(table: TableInfo): Promise<void> {
  if (table.state !== 'open' || !table.seats.some((seat) => seat.you)) return
  const contribution = ownLuck()
  try {
    await put(`/tables/${table.id}/contribution`, { contribution })
    keepPromise(table, contribution)
  } catch (error) {
    // Another's word may have begun the game meanwhile.
    if (!(error instanceof Trouble)) throw error
  }
}
