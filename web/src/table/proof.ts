/** Proves the luck of a finished record here, in the browser; docs/record-format.md is all it knows. */

export type Fault =
  'digest' | 'unfinished' | 'secret' | 'promise' | 'contribution' | 'draws' | 'draw'

/** What a seat was told, and gave, before the first draw. */
export interface Promised {
  commitment: string
  contribution: string | null
}

interface Luck {
  header: { commitment: string; contributions: string[] }
  deal: number[]
  moves: { drew?: number[] }[]
  secret: string | null
  digest: string
}

const utf8 = new TextEncoder()

/** Browsers reckon digests for pages that nobody could have changed on the way. */
export const canProve = (): boolean => globalThis.crypto?.subtle !== undefined

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const unhex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** Secret and contributions, each after its length, as one digest. */
async function seedOf(secret: Uint8Array, contributions: string[]) {
  const parts = [secret, ...contributions.map((given) => utf8.encode(given))]
  const mixed = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, 0))
  let at = 0
  for (const part of parts) {
    new DataView(mixed.buffer).setUint32(at, part.length)
    mixed.set(part, at + 4)
    at += 4 + part.length
  }
  return sha256(mixed)
}

/** The number below `sides` that a draw gives, without bias. */
async function draw(seed: Uint8Array, number: number, sides: number): Promise<number> {
  const asked = new Uint8Array(seed.length + 12)
  asked.set(seed)
  const view = new DataView(asked.buffer)
  view.setBigUint64(seed.length, BigInt(number))
  const n = BigInt(sides)
  const limit = 2n ** 64n - (2n ** 64n % n)
  for (let attempt = 0; ; attempt += 1) {
    view.setUint32(seed.length + 8, attempt)
    const value = new DataView((await sha256(asked)).buffer).getBigUint64(0)
    if (value < limit) return Number(value % n)
  }
}

/**
 * What does not hold in a record file, and at which draw; null when all of it holds. `sides` says how
 * many results each draw could have had, which follows from the rules.
 */
export async function findFault(
  text: string,
  sides: number[],
  promised: Promised | null = null,
): Promise<{ fault: Fault; at: number } | null> {
  const fault = (found: Fault, at = 0) => ({ fault: found, at })
  const record = JSON.parse(text) as Luck
  const { commitment, contributions } = record.header
  const body = utf8.encode(text.slice(0, text.lastIndexOf('"digest"')))
  if (hex(await sha256(body)) !== record.digest) return fault('digest')
  if (record.secret === null) return fault('unfinished')
  const secret = unhex(record.secret)
  if (hex(await sha256(secret)) !== commitment) return fault('secret')
  if (promised && promised.commitment !== commitment) return fault('promise')
  if (promised?.contribution && !contributions.includes(promised.contribution))
    return fault('contribution')
  const seed = await seedOf(secret, contributions)
  const draws = [record.deal, ...record.moves.map((move) => move.drew ?? [])].flat()
  if (draws.length !== sides.length) return fault('draws', Math.min(draws.length, sides.length))
  for (const [number, n] of sides.entries())
    if ((await draw(seed, number, n)) !== draws[number]) return fault('draw', number)
  return null
}
