/** What the house tells anew each time, and what of it is still the same. */

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** The new value, with the old one's parts wherever they are equal: what did not change is not drawn. */
export function kept<T>(old: unknown, now: T): T {
  if (old === now || !isThing(old) || !isThing(now) || Array.isArray(old) !== Array.isArray(now))
    return now
  const names = Object.keys(now)
  let same = names.length === Object.keys(old).length
  for (const name of names) {
    const part = kept(old[name], now[name])
    ;(now as Thing)[name] = part
    same &&= part === old[name]
  }
  return same ? (old as T) : now
}

/** Reads the same thing again and again, and hands on what it had wherever that still holds. */
export function keeping<T>(read: () => T): () => T {
  let had: T
  return () => (had = kept(had, read()))
}
