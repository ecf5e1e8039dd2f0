/** The sea of the emblems, wider than any frame a picture is cut to. */
const LEFT = -300
const CRESTS = 28

/** Water up to a line of waves. */
export function water(y: number, high = 5, shift = 0): string {
  const crest = `q10 ${-high} 20 0t20 0`
  return `M${LEFT - shift} ${y}${crest.repeat(CRESTS)}V400H${LEFT}Z`
}

/** Short strokes of foam along a line. */
export function foam(y: number, apart: number, shift = 0): string {
  const strokes = Math.floor(1120 / apart)
  return Array.from(
    { length: strokes },
    (_, n) => `M${LEFT + shift + n * apart} ${y + (n % 3) * 3}q6 -5 12 0t12 0`,
  ).join('')
}
