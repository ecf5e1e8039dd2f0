import { FRAME, project } from './projection.mjs'

const STEP = 5

function every(from: number, to: number): number[] {
  const first = Math.ceil(from / STEP) * STEP
  return Array.from({ length: Math.floor((to - first) / STEP) + 1 }, (_, i) => first + i * STEP)
}

/** Meridians and parallels every five degrees, as one path. */
export const GRATICULE =
  every(FRAME.west, FRAME.east)
    .map((lon) => `M${project(lon, 0)[0].toFixed(1)} 0V${FRAME.height}`)
    .join('') +
  every(FRAME.south, FRAME.north)
    .map((lat) => `M0 ${project(0, lat)[1].toFixed(1)}H${FRAME.width}`)
    .join('')
