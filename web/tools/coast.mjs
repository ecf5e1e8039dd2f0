// Draws the coast of the Mediterranean once: world-atlas (Natural Earth, 1:50m) → src/map/coast.ts.
//   node tools/coast.mjs
// The boards must not load half a megabyte of atlas to show one sea, so its paths are committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { geoStream, geoTransform } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

import { FRAME, project } from '../src/map/projection.mjs'

const LEAST = 0.55 // square units of a triangle that is worth a point
const SMALLEST = 7 // square units of an island that is worth drawing

const require = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'))

/** The rings of the land, projected and cut at the frame. */
function rings() {
  const [west, south, east, north] = [-12, 26, 44, 50]
  const near = feature(atlas, atlas.objects.land)
  const found = []
  let ring = []
  const sink = {
    point: (x, y) => ring.push([x, y]),
    lineStart: () => (ring = []),
    lineEnd: () => found.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
  }
  const flat = geoTransform({
    point(lon, lat) {
      this.stream.point(lon, lat)
    },
  })
  geoStream(near, flat.stream(sink))
  return found
    .filter((points) => points.some(([x, y]) => x > west && x < east && y > south && y < north))
    .map((points) => points.map(([lon, lat]) => project(lon, clampLat(lat))))
    .map(cut)
    .filter((points) => points.length > 2)
}

const clampLat = (lat) => Math.max(-60, Math.min(75, lat))

/** Sutherland–Hodgman against the frame with a margin, so that strokes of the cut are not seen. */
function cut(points) {
  const margin = 12
  const sides = [
    [(p) => p[0] >= -margin, 0, -margin],
    [(p) => p[0] <= FRAME.width + margin, 0, FRAME.width + margin],
    [(p) => p[1] >= -margin, 1, -margin],
    [(p) => p[1] <= FRAME.height + margin, 1, FRAME.height + margin],
  ]
  let kept = points
  for (const [inside, axis, at] of sides) {
    const next = []
    kept.forEach((here, i) => {
      const before = kept[(i + kept.length - 1) % kept.length]
      if (inside(here) !== inside(before)) {
        const share = (at - before[axis]) / (here[axis] - before[axis])
        const crossing = [0, 1].map((k) => before[k] + share * (here[k] - before[k]))
        crossing[axis] = at
        next.push(crossing)
      }
      if (inside(here)) next.push(here)
    })
    kept = next
  }
  return kept
}

const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]
      return sum + x * v - u * y
    }, 0) / 2,
  )

/** Drops points by the area of their triangle (Visvalingam), by way of a topology of its own. */
function thin(all) {
  const topology = {
    type: 'Topology',
    objects: {
      land: {
        type: 'GeometryCollection',
        geometries: all.map((_, i) => ({ type: 'Polygon', arcs: [[i]] })),
      },
    },
    arcs: all.map((points) => [...points, points[0]]),
  }
  return simplify(presimplify(topology), LEAST).arcs.map((arc) => arc.slice(0, -1))
}

/** A closed path in relative steps of a tenth of a unit: short, and sharp enough to zoom in. */
function path(points) {
  const tenths = points.map((p) => p.map((n) => Math.round(n * 10)))
  const step = (n) => {
    const text = String(n / 10).replace(/^(-?)0\./, '$1.')
    return text
  }
  const pair = (x, y) => `${step(x)}${y < 0 ? '' : ' '}${step(y)}`
  let [x, y] = tenths[0]
  let drawn = `M${pair(x, y)}l`
  let first = true
  for (const [u, v] of tenths.slice(1)) {
    if (u === x && v === y) continue
    const next = pair(u - x, v - y)
    drawn += (first || next.startsWith('-') ? '' : ' ') + next
    first = false
    ;[x, y] = [u, v]
  }
  return drawn + 'z'
}

const land = thin(rings())
  .filter((points) => points.length > 2 && area(points) > SMALLEST)
  .sort((one, other) => area(other) - area(one))
const drawn = land.map(path).join('')
const target = fileURLToPath(new URL('../src/map/coast.ts', import.meta.url))
writeFileSync(
  target,
  `// Made by tools/coast.mjs from world-atlas (Natural Earth 1:50m, public domain). Do not edit.\n` +
    `/** The land, its islands too, as one path of the frame in projection.mjs; the rest is sea. */\n` +
    `export const LAND =\n  '${drawn}'\n`,
)
console.log(`${land.length} coasts, ${land.flat().length} points, ${drawn.length} bytes`)
