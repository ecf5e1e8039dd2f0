/** What can be read off a view of Méditerranée: the arithmetic of the board. */
import type { AreaData, Cargo, Components, Galley, Load, PortData, View } from './types'

export const total = (load: Load | undefined): number =>
  Object.values(load ?? {}).reduce((sum, n) => sum + n, 0)

export interface NamedGalley extends Galley {
  id: string
}

/** Galleys in the order of their numbers: g2 before g10. */
export function galleys(view: View): NamedGalley[] {
  return Object.entries(view.galleys)
    .map(([id, galley]) => ({ ...galley, id }))
    .sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
}

export const galleysIn = (view: View, area: number): NamedGalley[] =>
  galleys(view).filter((galley) => galley.area === area)

export const fleet = (view: View, seat: number | null): NamedGalley[] =>
  galleys(view).filter((galley) => galley.owner === seat)

/** The areas where a seat has galleys, or holds the port. */
export function ownAreas(view: View, seat: number | null, parts: Components): number[] {
  const lying = fleet(view, seat).map((galley) => galley.area)
  const held = parts.ports
    .filter((port) => seat !== null && view.ports[port.id]?.owner === seat)
    .map((port) => port.area)
  return [...new Set([...lying, ...held])]
}

export const room = (galley: Galley, parts: Components): number =>
  parts.constants.galley_capacity - galley.sailors - total(galley.goods)

export const portIn = (area: number, parts: Components): PortData | null =>
  parts.ports.find((port) => port.area === area) ?? null

export const portNamed = (id: string, parts: Components): PortData =>
  parts.ports.find((port) => port.id === id)!

export const areaNamed = (id: number, parts: Components): AreaData =>
  parts.areas.find((area) => area.id === id)!

/** The numbers of a warehouse's slots; a sale pays a hundred times the next free one. */
export function slots(
  port: PortData,
  parts: Components,
  options: Record<string, string>,
): number[] {
  const tables = parts.warehouses.slot_numbers.tables
  return (tables[options.slot_start] ?? tables['2'])[port.size]
}

/** The goods a port would still store: all but its own and those it has. */
export function wanted(port: PortData, view: View, parts: Components): string[] {
  const stored = view.ports[port.id]?.stored ?? []
  if (stored.length >= parts.warehouses.slot_counts[port.size]) return []
  return parts.goods.list
    .map((good) => good.id)
    .filter((good) => good !== port.good && !stored.includes(good))
}

export function neighbours(
  area: number,
  parts: Components,
  options: Record<string, string>,
): number[] {
  const doubtful = options.doubtful_edges ?? 'none'
  const optional = parts.optional_edges.edges.filter(
    (edge) => doubtful === 'all' || doubtful.split('+').includes(edge.join('-')),
  )
  return [...parts.adjacency.edges, ...optional]
    .filter((edge) => edge.includes(area))
    .map(([one, other]) => (one === area ? other : one))
    .sort((one, other) => one - other)
}

/** Whether others' galleys lie in an area, whose consent a galley of `seat` needs to go on. */
export const watchers = (view: View, area: number, seat: number): number[] => [
  ...new Set(
    galleys(view)
      .filter((galley) => galley.area === area && galley.owner !== seat)
      .map((galley) => galley.owner),
  ),
]

/** Shortest ways of a galley with so many steps; by preference through areas without others. */
export function ways(
  from: number,
  steps: number,
  seat: number,
  view: View,
  parts: Components,
  options: Record<string, string>,
): Map<number, number[]> {
  const found = new Map<number, number[]>([[from, []]])
  const price = (way: number[]) =>
    way.length +
    100 * way.slice(0, -1).filter((area) => watchers(view, area, seat).length > 0).length
  let edge = [from]
  for (let step = 0; step < steps; step += 1) {
    const next: number[] = []
    for (const area of edge) {
      for (const other of neighbours(area, parts, options)) {
        const way = [...found.get(area)!, other]
        const known = found.get(other)
        if (other !== from && way.length <= steps && (!known || price(way) < price(known))) {
          found.set(other, way)
          next.push(other)
        }
      }
    }
    edge = next
  }
  found.delete(from)
  return found
}

/** What an attack with so many sailors kills, for each face of the die. */
export const losses = (sailors: number, divisor: number): number[] =>
  [1, 2, 3, 4, 5, 6].map((die) => Math.floor((die + sailors) / divisor))

export const divisorAgainst = (castle: boolean | undefined, parts: Components): number =>
  castle ? parts.constants.combat_divisor_vs_castle : parts.constants.combat_divisor

/** The colour of a seat's power, or null before it has one. */
export function powerColour(power: string | null, parts: Components): string | null {
  return parts.powers.list.find((one) => one.id === power)?.hex ?? null
}

export function cargoWithout(cargo: Cargo): Cargo {
  return Object.fromEntries(
    Object.entries(cargo)
      .map(([galley, load]): [string, Load] => [
        galley,
        Object.fromEntries(Object.entries(load).filter(([, n]) => n > 0)),
      ])
      .filter(([, load]) => total(load) > 0),
  )
}

/** The other goods than its own that a port stores already satisfy what a building needs. */
export function missingFor(needs: string[], port: PortData, view: View): string[] {
  const stored = view.ports[port.id]?.stored ?? []
  return needs.filter((good) => good !== port.good && !stored.includes(good))
}
