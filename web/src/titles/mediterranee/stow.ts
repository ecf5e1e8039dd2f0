/** Pieces that change places within an area: who holds what, and whether that may be. */
import type { Cargo, Components, Load } from './types'

export const GARRISON = 'garrison'
export const OVERBOARD = 'overboard'

/** A change of one piece; the same stowage if there is no such piece. */
export function shifted(holds: Cargo, kind: string, from: string, to: string): Cargo {
  if (from === to || !(holds[from]?.[kind] > 0)) return holds
  const less: Load = { ...holds[from], [kind]: holds[from][kind] - 1 }
  const more: Load = { ...holds[to], [kind]: (holds[to]?.[kind] ?? 0) + 1 }
  return { ...holds, [from]: clean(less), [to]: clean(more) }
}

const clean = (load: Load): Load =>
  Object.fromEntries(Object.entries(load).filter(([, count]) => count > 0))

export const count = (load: Load | undefined): number =>
  Object.values(load ?? {}).reduce((all, n) => all + n, 0)

/** Whether a holder may take a piece of this kind. */
export function takes(holds: Cargo, to: string, kind: string, parts: Components): boolean {
  if (to === GARRISON) return kind === 'sailors'
  if (to === OVERBOARD) return true
  const load = holds[to] ?? {}
  const goods = count(load) - (load.sailors ?? 0)
  const { galley_capacity: capacity, galley_max_goods: most } = parts.constants
  return count(load) < capacity && (kind === 'sailors' || goods < most)
}

/** Galleys that would be left without a sailor. */
export const unmanned = (holds: Cargo): string[] =>
  Object.entries(holds)
    .filter(([id, load]) => id !== GARRISON && id !== OVERBOARD && !load.sailors)
    .map(([id]) => id)

const same = (one: Load | undefined, other: Load | undefined): boolean => {
  const kinds = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...kinds].every((kind) => (one?.[kind] ?? 0) === (other?.[kind] ?? 0))
}

/** The galleys whose pieces differ, with what they hold afterwards; sailors are always named. */
export function changes(before: Cargo, after: Cargo): Cargo {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([id, load]) => id !== GARRISON && id !== OVERBOARD && !same(before[id], load))
      .map(([id, load]) => [id, { ...load, sailors: load.sailors ?? 0 }]),
  )
}

/** What the action `rearrange` says, or null when nothing has changed. */
export function rearrangement(area: number, before: Cargo, after: Cargo) {
  const galleys = changes(before, after)
  const ashore = GARRISON in after ? (after[GARRISON].sailors ?? 0) : null
  const moved = ashore !== null && ashore !== (before[GARRISON]?.sailors ?? 0)
  if (!Object.keys(galleys).length && !moved) return null
  return {
    do: 'rearrange',
    area,
    galleys,
    garrison: moved ? ashore : null,
    scuttle: unmanned(after).length > 0,
  }
}

/** What went overboard as the one action it can be: goods, or sailors, of a single galley. */
export function discard(before: Cargo, after: Cargo) {
  const changed = Object.entries(changes(before, after))
  const { sailors = 0, ...goods } = after[OVERBOARD] ?? {}
  const some = Object.keys(goods).length > 0
  const ashore = (load: Cargo) => load[GARRISON]?.sailors ?? 0
  if (changed.length !== 1 || (sailors > 0 && some) || ashore(before) !== ashore(after)) return null
  const galley = changed[0][0]
  return some ? { do: 'discard_goods', galley, goods } : { do: 'discard_sailors', galley, sailors }
}
