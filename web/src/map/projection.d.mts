/** What the map shows, in degrees, and how large it is drawn, in units of its view box. */
export declare const FRAME: Readonly<{
  west: number
  east: number
  north: number
  south: number
  width: number
  height: number
}>

/** Degrees of longitude and latitude → x and y on the map. */
export declare function project(lon: number, lat: number): [number, number]
