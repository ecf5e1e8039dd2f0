/** What a seat sees of Méditerranée, and the parts of components.json that the board reads. */
import type { Schemas } from '../../api/types'

/** How many of each: goods by kind, tokens by galley, tolls by power. */
export type Load = Record<string, number>
/** Which goods on which galley. */
export type Cargo = Record<string, Load>

export type Galley = Schemas['mediterranee.Galley']
export type Port = Schemas['mediterranee.Port']
/** The terms of a trade as their author sees them. */
export type Deal = Schemas['mediterranee.Deal']
export type Talk = Schemas['mediterranee.Talking']
export type View = Schemas['mediterranee.MediterraneeView']
export type Phase = View['phase']

export type Size = 'small' | 'medium' | 'capital'

export interface PortData {
  id: string
  name: string
  area: number
  good: string
  size: Size
  capital_of: string | null
  provenance: string
  field_provenance: Record<string, string>
}

export interface AreaData {
  id: number
  key: string
  label: string
  port: string | null
  provenance: string
}

/** The parts of components.json that the board reads. */
export interface Components {
  goods: { list: { id: string; hex: string; tokens: number }[] }
  powers: { list: { id: string; capital: string; hex: string }[] }
  warehouses: {
    slot_counts: Record<Size, number>
    slot_numbers: { provenance: string; tables: Record<string, Record<Size, number[]>> }
  }
  constants: {
    galley_capacity: number
    galley_max_goods: number
    goods_price_neutral_or_own: number
    goods_price_foreign: { min: number; max: number; max_monopoly: number }
    build_cost: number
    build_galley_needs: string[]
    build_castle_needs: string[]
    sailor_cost: number
    combat_divisor: number
    combat_divisor_vs_castle: number
    sale_multiplier: number
    new_market_bonus: { port: number; capital: number }
    capital_income: number
  }
  scoring: {
    own_capital: number
    ducats_per_point: number
    port_not_full: number
    full: Record<Size, number>
  }
  areas: AreaData[]
  ports: PortData[]
  adjacency: { edges: [number, number][]; edge_provenance: { edge: [number, number] }[] }
  optional_edges: { edges: [number, number][] }
  open_sea: { areas: number[] }
}
