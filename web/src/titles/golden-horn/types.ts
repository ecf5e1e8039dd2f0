/** What the house sends of a Golden Horn table, and the parts of components.json the board reads. */
import type { Schemas } from '../../api/types'

export const COLOURS = ['orange', 'pink', 'green', 'red', 'blue', 'yellow'] as const
export const KINDS = [...COLOURS, 'mercenaries', 'peasants'] as const
export type Count = Record<string, number>

export type Afloat = Schemas['golden-horn.Afloat']
export type View = Schemas['golden-horn.GoldenHornView']

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
