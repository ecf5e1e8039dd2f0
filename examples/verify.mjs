// Proves the luck of a finished record without any code of the house; docs/record-format.md is all it knows.
//   fondaco verify table.json --json | node examples/verify.mjs table.json [COMMITMENT]
// It needs `sides` (how many results each draw could have had) from whoever knows the rules, and checks:
// the file's digest, the commitment, and that each draw follows from the secret and the seats' contributions.
// With the commitment that you saw when you sat down it also proves that the secret was not chosen afterwards.

const utf8 = new TextEncoder()
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

async function sha256(...parts) {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined))
}

function bigEndian(number, size) {
  const bytes = new Uint8Array(size)
  for (let at = size - 1; at >= 0; at -= 1, number = Math.floor(number / 256)) bytes[at] = number % 256
  return bytes
}

/** The number below n that draw `number` of a seed gives, without bias. */
export async function draw(seed, number, n) {
  const limit = 2n ** 64n - (2n ** 64n % BigInt(n))
  for (let attempt = 0; ; attempt += 1) {
    const digest = await sha256(seed, bigEndian(number, 8), bigEndian(attempt, 4))
    const value = new DataView(digest.buffer).getBigUint64(0)
    if (value < limit) return Number(value % BigInt(n))
  }
}

/** What does not hold in a record, as a word and a place; null when all of it holds. */
export async function findFault(text, sides, promised = null) {
  const record = JSON.parse(text)
  const { commitment, contributions } = record.header
  const body = text.slice(0, text.lastIndexOf('"digest"'))
  if (hex(await sha256(utf8.encode(body))) !== record.digest) return { fault: 'digest', at: 0 }
  if (record.secret === null) return { fault: 'unfinished', at: 0 }
  const secret = unhex(record.secret)
  if (hex(await sha256(secret)) !== commitment) return { fault: 'secret', at: 0 }
  // What a seat was promised when it sat down: a secret chosen later cannot keep it.
  if (promised && promised.commitment !== commitment) return { fault: 'promise', at: 0 }
  if (promised?.contribution && !contributions.includes(promised.contribution))
    return { fault: 'contribution', at: 0 }
  const parts = [secret, ...contributions.map((given) => utf8.encode(given))]
  const seed = await sha256(...parts.flatMap((part) => [bigEndian(part.length, 4), part]))
  const draws = [record.deal, ...record.moves.map((move) => move.drew ?? [])].flat()
  if (draws.length !== sides.length) return { fault: 'draws', at: Math.min(draws.length, sides.length) }
  for (const [at, n] of sides.entries())
    if ((await draw(seed, at, n)) !== draws[at]) return { fault: 'draw', at }
  return null
}

if (globalThis.process?.argv[1]?.endsWith('verify.mjs')) {
  const { readFileSync } = await import('node:fs')
  const [record, commitment] = process.argv.slice(2)
  const { sides } = JSON.parse(readFileSync(0, 'utf8'))
  const found = await findFault(readFileSync(record, 'utf8'), sides, commitment && { commitment })
  console.log(found ? `does not hold: ${found.fault} ${found.at}` : 'holds')
  process.exitCode = found ? 1 : 0
}
