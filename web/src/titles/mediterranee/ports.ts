import { project } from '../../map'
import type { Box } from './beside'
import type { Components, PortData } from './types'

/** Where a port lies (longitude, latitude) and where its plaque hangs (top left, map units). */
const PLACES: Record<string, [number, number, number, number]> = {
  venezia: [12.34, 45.44, 590, 2],
  genova: [8.93, 44.41, 470, 66],
  valencia: [-0.33, 39.46, 40, 384],
  istanbul: [28.95, 41.02, 1330, 346],
  ragusa: [18.09, 42.65, 900, 178],
  marseille: [5.37, 43.29, 258, 140],
  sardegna: [8.4, 40.05, 474, 412],
  civitavecchia: [11.8, 42.09, 640, 214],
  alger: [3.06, 36.78, 306, 602],
  barcelona: [2.18, 41.38, 132, 258],
  smyrna: [27.0, 38.42, 1218, 436],
  corfu: [19.92, 39.62, 968, 366],
  napoli: [14.25, 40.84, 788, 334],
  modon: [21.7, 36.82, 1010, 500],
  rhodes: [28.2, 36.42, 1256, 530],
  sicilia: [13.36, 38.12, 734, 494],
  tunis: [10.3, 36.83, 460, 600],
  creta: [25.13, 35.34, 1152, 650],
  antioch: [35.95, 36.1, 1424, 532],
  tripoli: [13.18, 32.9, 600, 806],
  alexandria: [29.9, 31.2, 1108, 890],
  acre: [35.07, 32.92, 1336, 880],
  cyrena: [21.9, 32.9, 976, 808],
}

export interface PortPlace {
  id: string
  x: number
  y: number
  /** The plaque's corner. */
  left: number
  top: number
}

export const PORT_PLACES: Record<string, PortPlace> = Object.fromEntries(
  Object.entries(PLACES).map(([id, [lon, lat, left, top]]) => {
    const [x, y] = project(lon, lat)
    return [id, { id, x, y, left, top }]
  }),
)

/** How much of the map is shown: south of the Syrtes there is nothing to see. */
export const HEIGHT = 958

/** A plaque's height, the width of a slot and of the band with flag and garrison. */
export const PLAQUE = 62
export const SLOT = 22
export const BAND = 34

/** How wide a plaque is: its name or its warehouse, and the band of whoever holds the port. */
export const plaqueWidth = (data: PortData, slots: number, held: boolean): number =>
  Math.max(slots * SLOT + 14, data.name.length * 12.2 + 54) + (held ? BAND : 0)

/** What the plaques cover when they are drawn so large, each as wide as it is once held. */
export const plaqueBoxes = (parts: Components, size = 1): Box[] =>
  parts.ports.map((data) => {
    const { x, y, left, top } = PORT_PLACES[data.id]
    const wide = plaqueWidth(data, parts.warehouses.slot_counts[data.size], true)
    const corner = { x: x + (left - x) * size, y: y + (top - y) * size }
    return { ...corner, w: wide * size, h: PLAQUE * size }
  })
