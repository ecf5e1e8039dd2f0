// QR codes for invitations: bytes, error correction M, versions 1 to 10 (213 characters), which is
// more than any link of the house. After ISO/IEC 18004; small enough not to need a library.

/** By version: codewords in all, error correction codewords per block, number of blocks. */
const SIZES: [number, number, number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
]
/** Centres of the alignment patterns by version. */
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

type Grid = boolean[][]

const EXP: number[] = []
const LOG: number[] = []
for (let n = 0, value = 1; n < 255; n++) {
  EXP[n] = value
  LOG[value] = n
  value = value << 1
  if (value > 255) value ^= 0x11d
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0)

/** The remainder of a message by the generator polynomial of so many codewords. */
export function correction(data: number[], count: number): number[] {
  let generator = [1]
  for (let n = 0; n < count; n++) {
    const next = [...generator, 0]
    generator.forEach((factor, k) => (next[k + 1] ^= times(factor, EXP[n])))
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let n = 0; n < data.length; n++) {
    const factor = rest[n]
    if (factor) generator.forEach((one, k) => (rest[n + k] ^= times(one, factor)))
  }
  return rest.slice(data.length)
}

/** The text as codewords, filled up, with error correction, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, each, blocks] = SIZES[version - 1]
  const room = all - each * blocks
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1)
  }
  add(4, 4)
  add(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => add(byte, 8))
  add(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(''), 2))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)

  const short = Math.floor(room / blocks)
  const longs = room % blocks
  const parts: number[][] = []
  for (let n = 0, at = 0; n < blocks; n++) {
    const length = short + (n >= blocks - longs ? 1 : 0)
    parts.push(data.slice(at, at + length))
    at += length
  }
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, n) =>
      rows.filter((row) => n < row.length).map((row) => row[n]),
    ).flat()
  return [...woven(parts), ...woven(parts.map((part) => correction(part, each)))]
}

/** Finders, timing, alignment and version; `fixed` says where no data goes. */
function frame(version: number): { dark: Grid; fixed: Grid } {
  const size = 17 + 4 * version
  const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const [dark, fixed] = [empty(), empty()]
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y][x] = on
    fixed[y][x] = true
  }
  const square = (cx: number, cy: number, radius: number, on: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, on(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  const centres = ALIGNED[version - 1]
  const last = centres.length - 1
  centres.forEach((x, i) =>
    centres.forEach((y, k) => {
      const corner = (i === 0 && (k === 0 || k === last)) || (i === last && k === 0)
      if (!corner) square(x, y, 2, (ring) => ring !== 1)
    }),
  )
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  for (let n = 0; n < 9; n++) {
    set(n, 8, dark[8][n])
    set(8, n, dark[n][8])
    if (n < 8) {
      set(size - 1 - n, 8, false)
      set(8, size - 1 - n, n === 7)
    }
  }
  if (version >= 7) {
    let rest = version
    for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let n = 0; n < 18; n++) {
      const on = ((bits >> n) & 1) === 1
      const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)]
      set(a, b, on)
      set(b, a, on)
    }
  }
  return { dark, fixed }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function masked(base: Grid, fixed: Grid, mask: number): Grid {
  const size = base.length
  const grid = base.map((row, y) =>
    row.map((on, x) => (fixed[y][x] ? on : on !== MASKS[mask](x, y))),
  )
  // Error correction M is 0; five bits, their remainder, and the mask of the format.
  let rest = mask
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let n = 0; n < 15; n++) {
    const on = ((bits >> n) & 1) === 1
    if (n < 6) grid[n][8] = on
    else if (n < 8) grid[n + 1][8] = on
    else if (n === 8) grid[8][7] = on
    else grid[8][14 - n] = on
    if (n < 8) grid[8][size - 1 - n] = on
    else grid[size - 15 + n][8] = on
  }
  grid[size - 8][8] = true
  return grid
}

/** How hard a grid is to read: long runs, blocks, finder look-alikes, imbalance. */
function penalty(grid: Grid): number {
  const size = grid.length
  const lines = [...grid, ...grid[0].map((_, x) => grid.map((row) => row[x]))]
  let sum = 0
  for (const line of lines) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const like of ['00001011101', '10111010000'])
      for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) sum += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const on = grid[y][x]
      if (grid[y - 1][x] === on && grid[y][x - 1] === on && grid[y - 1][x - 1] === on) sum += 3
    }
  const share = grid.flat().filter(Boolean).length / (size * size)
  return sum + 10 * Math.floor(Math.abs(share * 100 - 50) / 5)
}

/** The modules of a QR code, dark ones true, row by row. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    SIZES.findIndex(
      ([all, each, blocks], n) => all - each * blocks >= bytes.length + (n < 9 ? 2 : 3),
    )
  if (!version) throw new RangeError('too long for a code')
  const { dark, fixed } = frame(version)
  const words = codewords(bytes, version)
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const upwards = ((right + 1) & 2) === 0
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue
        dark[y][x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
  const grids = MASKS.map((_, mask) => masked(dark, fixed, mask))
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

/** The dark modules as one path, a unit each, within a quiet border of four units. */
export function qrPath(text: string): { size: number; path: string } {
  const grid = qr(text)
  let path = ''
  grid.forEach((row, y) => {
    row.forEach((on, x) => {
      if (on) path += `M${x + 4} ${y + 4}h1v1h-1z`
    })
  })
  return { size: grid.length + 8, path }
}
