/** What a seat sees of Méditerranée; the engine's sight.py says the same. */

/** How many of each: goods by kind, tokens by galley, tolls by power. */
export type Load = Record<string, number>
/** Which goods on which galley. */
export type Cargo = Record<string, Load>

export type Phase =
  | 'powers'
  | 'deployment'
  | 'bids'
  | 'positions'
  | 'purchases'
  | 'movement'
  | 'combat'
  | 'control'
  | 'sales'
  | 'over'

export interface Galley {
  owner: number
  area: number
  sailors: number
  goods?: Load
  steps?: number
  moved?: boolean
  blocked?: boolean
  consented?: boolean
  seized?: boolean
}

export interface Port {
  owner?: number | null
  garrison?: number
  castle?: boolean
  stored?: string[]
  built?: boolean
  enrolled?: number
  price?: number | null
  refused?: boolean
  attacked?: boolean
}

/** The terms of a trade as their author sees them. */
export interface Deal {
  give?: Cargo
  want?: Cargo
  pay?: number
  receive?: Cargo | null
}

export interface Talk {
  author: number
  responder: number
  stage: 'asked' | 'named' | 'countered' | 'last'
  counters_left: number
  port?: string | null
  tokens?: number
  price?: number | null
  offer?: { price: number; load: Load } | null
  area?: number | null
  asked?: Load
  deal?: Deal | null
  counter?: Deal | null
}

export interface View {
  seat: number | null
  seats: number
  phase: Phase
  actors: number[]
  active: number | null
  round: number
  rounds: number
  powers: (string | null)[]
  order: number[]
  deployed: ([number, number] | boolean | null)[]
  bids: (number | boolean | null)[]
  choosing: number[]
  places: (number | null)[]
  money: (number | null)[]
  bank: number | null
  box: { goods: Load; sailors: number | null; galleys: number | null; castles: number | null }
  galleys: Record<string, Galley>
  ports: Record<string, Port>
  attempts: number[]
  talk: Talk | null
  underway: string | null
  passage: {
    galley: string
    asked: number[]
    answers?: Record<string, boolean | null>
    tolls?: Load
  } | null
  prize: { beaten: string; victor: string } | null
  standing: {
    prices?: { port: string; buyer: number; price: number; lowest: number }[]
    passage?: { mover: number; answer: 'consent' | 'refuse' }[]
  } | null
  end_reason: string | null
}

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
