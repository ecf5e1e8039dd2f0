// What the house sends of a Golden Horn table; the words are those of games/golden_horn/words.py.

export const COLOURS = ['orange', 'pink', 'green', 'red', 'blue', 'yellow'] as const
export const KINDS = [...COLOURS, 'mercenaries', 'peasants'] as const
export type Count = Record<string, number>

export interface Afloat {
  at: number
  heading: 'venice' | 'constantinople'
  cargo: Count
  may_turn: boolean
}

export interface View {
  seat: number | null
  seats: number
  phase: 'fleets' | 'place' | 'pre' | 'sail' | 'close' | 'over'
  active: number | null
  first: number
  turn: number
  /** By seat: its fleet, "lot" while it waits for the lot, or null. */
  fleets: (string | null)[]
  /** By seat, while boats are placed: its ports, or true for a sealed choice not one's own. */
  placed: (Record<string, string> | boolean | null)[]
  boats: Record<string, Afloat>
  ports: Record<string, Count>
  bag_size: number
  pile_size: number
  discard: Count
  hand_sizes: number[]
  hand: Count | null
  warehouses: (Count | null)[]
  supply: number
  reserve: number
  territories: Record<string, number | null>
  moving: string | null
  set_off_by: number | null
  scores: { total: number; parts: Count }[] | null
}

export interface FleetPart {
  id: string
  name: string
  boats: { id: string; colours: string[]; sails: string[]; provenance: string }[]
}

export interface TerritoryPart {
  id: string
  name: string
  cost: number
  points: number
}

/** The parts of components.json the board draws from. */
export interface Components {
  fleets: { list: FleetPart[] }
  sea_tiles: { list: { id: string; symbol: string; cells: string[] }[] }
  tracks: { by_players: Record<string, string[]>; provenance: string }
  modone: { docks: Record<string, number> }
  cards: { draw_by_sail_colours: Record<string, number> }
  scoring: { row_bonus: Record<string, number> }
  expansion: {
    territories: { provenance: string; sets: Record<string, TerritoryPart[]> }
  }
}
