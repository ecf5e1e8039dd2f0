/** What all can reckon from the board: points as they stand, monopolies. */
import type { Components, PortData, View } from './types'

export interface Prosperity {
  capital: number
  ports: number
  warehouses: number
  /** null where the seat's money is not known. */
  treasury: number | null
  /** Of what is known. */
  total: number
}

/** ME-802 to ME-809, as if the game ended now. */
export function prosperity(
  seat: number,
  view: View,
  parts: Components,
  options: Record<string, string>,
): Prosperity {
  const home = parts.powers.list.find((one) => one.id === view.powers[seat])?.capital
  const held = parts.ports.filter((port) => view.ports[port.id]?.owner === seat)
  const full = (port: PortData) =>
    view.ports[port.id].stored?.length === parts.warehouses.slot_counts[port.size]
  const plain = held.filter(
    (port) => !full(port) && !(port.id === home && options.own_capital_unfilled === 'ten_only'), // ME-R39
  )
  const money = view.money[seat]
  const points = {
    capital: held.some((port) => port.id === home) ? parts.scoring.own_capital : 0,
    ports: plain.length * parts.scoring.port_not_full,
    warehouses: held.filter(full).reduce((sum, port) => sum + parts.scoring.full[port.size], 0),
    treasury: money === null ? null : Math.floor(money / parts.scoring.ducats_per_point),
  }
  const total = points.capital + points.ports + points.warehouses + (points.treasury ?? 0)
  return { ...points, total }
}

/** The ports of this board that produce a good. */
export const producers = (good: string, view: View, parts: Components): PortData[] =>
  parts.ports.filter((port) => port.good === good && port.id in view.ports)

/** ME-310: who holds every port of the board that produces it. */
export function monopolist(good: string, view: View, parts: Components): number | null {
  const ports = producers(good, view, parts)
  const owner = ports.length ? (view.ports[ports[0].id].owner ?? null) : null
  return ports.every((port) => view.ports[port.id].owner === owner) ? owner : null
}
