/** The next area in the direction of an arrow key, so that the whole chart is one tab stop. */
import { AREAS } from './areas'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function nextArea(from: number, key: string): number | null {
  const arrow = ARROWS[key]
  const here = AREAS.find((area) => area.id === from)
  if (!arrow || !here) return null
  let [best, least] = [null as number | null, Infinity]
  for (const area of AREAS) {
    const [dx, dy] = [area.middle[0] - here.middle[0], area.middle[1] - here.middle[1]]
    const along = dx * arrow[0] + dy * arrow[1]
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0])
    // What lies rather aside than ahead belongs to another arrow.
    if (area.id === from || along <= 0 || aside > along) continue
    if (along + 2 * aside < least) [best, least] = [area.id, along + 2 * aside]
  }
  return best
}
