import { project } from './projection.mjs'

/** Ridges worth a few strokes, as on old charts: from, to (in degrees) and how many hills. */
const RIDGES: [number, number, number, number, number][] = [
  [-1.2, 42.9, 2.2, 42.5, 5],
  [6.2, 44.9, 7.2, 45.8, 3],
  [7.8, 46.1, 12.6, 46.4, 6],
  [10.6, 44.1, 13.2, 42.7, 4],
  [13.6, 42.1, 15.6, 40.7, 3],
  [15.2, 45.6, 19.4, 43.3, 6],
  [20.1, 42.2, 21.4, 40.2, 3],
  [22.6, 42.9, 26.6, 42.75, 5],
  [-4.6, 34.6, 1.2, 34.9, 6],
  [2.6, 35.2, 8.0, 35.9, 6],
  [28.6, 38.2, 30.6, 37.6, 3],
  [31.4, 37.3, 35.6, 37.7, 5],
  [32.2, 41.0, 37.4, 40.6, 6],
  [-3.9, 37.3, -1.4, 38.3, 3],
]

/** The hills as one path: a bow with a shorter stroke of shade. */
export const HILLS = RIDGES.map(([lon, lat, lonTo, latTo, count]) =>
  Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1)
    const [x, y] = project(lon + (lonTo - lon) * share, lat + (latTo - lat) * share)
    const tall = 9 + ((i * 5) % 4)
    const up = y + (i % 2 ? 5 : -2)
    return (
      `M${(x - 10).toFixed(1)} ${up.toFixed(1)}q9-${tall * 1.9} 20 0` +
      `m-9.5-${(tall * 0.8).toFixed(1)}q3 ${tall * 0.3} 3.4 ${tall * 0.6}`
    )
  }).join(''),
).join('')
