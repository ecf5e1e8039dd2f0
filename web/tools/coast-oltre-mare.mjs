// Draws the coasts from the Adriatic to the Black Sea once, on the canvas of Oltre Mare's components:
// world-atlas (Natural Earth, 1:50m) → src/titles/oltre-mare/chart/coast.ts.
//   node tools/coast-oltre-mare.mjs
// The house's own chart ends before Trebizond and the Sea of Azov, where this title has ports.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { geoIdentity, geoStream } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

const LEAST = 0.0006 // square degrees of a triangle that is worth a point
const SMALLEST = 9 // square units of an island that is worth drawing
const EXTENT = [
  [-420, -160],
  [1420, 860],
]

/** The projection that components.json states: layout.canvas.projection. */
const place = ([lon, lat]) => [20 + (lon - 9) * 30, 20 + ((48 - lat) * 660) / 18]

const require = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'))
const land = feature(simplify(presimplify(atlas), LEAST), 'land')

function placed(geometry) {
  const coordinates = geometry.coordinates.map((rings) => rings.map((ring) => ring.map(place)))
  return { type: 'MultiPolygon', coordinates }
}

const rings = []
const sink = {
  point: (x, y) => rings.at(-1).push([x, y]),
  lineStart: () => rings.push([]),
  lineEnd: () => {},
  polygonStart: () => {},
  polygonEnd: () => {},
}
const parts = land.type === 'FeatureCollection' ? land.features : [land]
for (const part of parts) {
  geoStream(placed(part.geometry), geoIdentity().clipExtent(EXTENT).stream(sink))
}

const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]
      return sum + x * v - u * y
    }, 0) / 2,
  )

/** A closed path in relative steps of a tenth of a unit. */
function path(points) {
  const tenths = points.map((p) => p.map((n) => Math.round(n * 10)))
  const short = (n) => String(n / 10).replace(/^(-?)0\./, '$1.')
  let [x, y] = tenths[0]
  const steps = tenths.slice(1).flatMap(([u, v]) => {
    if (u === x && v === y) return []
    const step = `${short(u - x)} ${short(v - y)}`
    ;[x, y] = [u, v]
    return [step]
  })
  const start = `${short(tenths[0][0])} ${short(tenths[0][1])}`
  return `M${start}l${steps.join(' ')}z`.replace(/ -/g, '-')
}

const kept = rings
  .filter((points) => points.length > 2 && area(points) > SMALLEST)
  .sort((one, other) => area(other) - area(one))
const drawn = kept.map(path).join('')
writeFileSync(
  fileURLToPath(new URL('../src/titles/oltre-mare/chart/coast.ts', import.meta.url)),
  `// Made by tools/coast-oltre-mare.mjs from world-atlas (Natural Earth 1:50m, public domain).\n` +
    `/** The land, its islands too, as one path on the canvas of the components; the rest is sea. */\n` +
    `export const LAND =\n  '${drawn}'\n`,
)
console.log(`${kept.length} coasts, ${kept.flat().length} points, ${drawn.length} bytes`)
