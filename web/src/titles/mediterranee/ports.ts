import { project } from '../../map'

/** Where a port lies (longitude, latitude) and where its plaque hangs (top left, map units). */
const PLACES: Record<string, [number, number, number, number]> = {
  venezia: [12.34, 45.44, 622, 6],
  genova: [8.93, 44.41, 448, 92],
  valencia: [-0.33, 39.46, 30, 400],
  istanbul: [28.95, 41.02, 1106, 266],
  ragusa: [18.09, 42.65, 936, 204],
  marseille: [5.37, 43.29, 284, 104],
  sardegna: [8.4, 40.05, 522, 408],
  civitavecchia: [11.8, 42.09, 644, 230],
  alger: [3.06, 36.78, 300, 624],
  barcelona: [2.18, 41.38, 178, 268],
  smyrna: [27.0, 38.42, 1232, 452],
  corfu: [19.92, 39.62, 968, 392],
  napoli: [14.25, 40.84, 802, 336],
  modon: [21.7, 36.82, 1006, 468],
  rhodes: [28.2, 36.42, 1262, 560],
  sicilia: [13.36, 38.12, 686, 508],
  tunis: [10.3, 36.83, 496, 594],
  creta: [25.13, 35.34, 1086, 642],
  antioch: [35.95, 36.1, 1448, 506],
  tripoli: [13.18, 32.9, 616, 834],
  alexandria: [29.9, 31.2, 1128, 892],
  acre: [35.07, 32.92, 1388, 886],
  cyrena: [21.9, 32.9, 1000, 838],
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
