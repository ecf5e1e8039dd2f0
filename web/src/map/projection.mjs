// Where the Mediterranean lies on our boards. Plain JavaScript, so that tools/coast.mjs uses the very
// same lines when it draws the coast.

/** What the map shows, in degrees, and how large it is drawn, in units of its view box. */
export const FRAME = Object.freeze({
  west: -7,
  east: 38,
  north: 46.6,
  south: 28.9,
  width: 1600,
  height: 1000,
})

const rising = (lat) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const top = rising(FRAME.north)
const bottom = rising(FRAME.south)

/** Degrees of longitude and latitude → x and y on the map.
 *
 * Mercator, a fifth taller than wide as the old charts were: the sea is so long that its harbours
 * would have no room otherwise.
 * @param {number} lon
 * @param {number} lat
 * @returns {[number, number]}
 */
export function project(lon, lat) {
  return [
    ((lon - FRAME.west) / (FRAME.east - FRAME.west)) * FRAME.width,
    ((top - rising(lat)) / (top - bottom)) * FRAME.height,
  ]
}
