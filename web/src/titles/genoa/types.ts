/** What a Genoa table says. Empty parts of offers may be left out. */
import type { Schemas } from '../../api/types'

export type Counts = Record<string, number>
export type Deck = 'large_orders' | 'small_orders' | 'messages' | 'privileges'
export const DECKS: Deck[] = ['large_orders', 'small_orders', 'messages', 'privileges']

export type Proceeds = Schemas['genoa.Proceeds']
export type Bundle = Schemas['genoa.Bundle']
export type Ask = Schemas['genoa.Ask']
export type Quote = Schemas['genoa.Quote']
export type CardSeen = Schemas['genoa.CardSeen']
export type Disclosure = CardSeen['shown']
export type OfferSeen = Schemas['genoa.OfferSeen']
export type Intention = Schemas['genoa.Intention']
export type Draft = Schemas['genoa.Draft']
export type Floor = Schemas['genoa.FloorSeen']
export type ActionWindow = Schemas['genoa.WindowSeen']
export type DeckSeen = Schemas['genoa.DeckSeen']
export type Score = Schemas['genoa.Score']
export type GenoaView = Schemas['genoa.GenoaView']

// -- components.json, as far as the board reads it --

export interface Building {
  id: string
  name: Record<string, string>
  kind: string
  action: {
    type: string
    goods?: string[]
    special?: string
    deck?: Deck
    count?: number
    choices?: string[]
  }
  small_orders: number
}

export interface Components {
  rounds: { start_space: number; track: number; end_space_by_players: Record<string, number> }
  goods: { per_kind: number; kinds: { id: string; hex: string; warehouse: string }[] }
  markers: { per_player: number; colours: { id: string; hex: string }[] }
  specials: { kinds: { id: string; count: number; from: string[] }[] }
  buildings: { items: Building[] }
  ring: { clockwise: string[] }
  boards: Record<string, { provenance: string; grid: string[][] }>
  decks: {
    large_orders: { provenance: string; cards: { id: string; villa: string; goods: string[] }[] }
    small_orders: { provenance: string; cards: { id: string; building: string; good: string }[] }
    messages: { provenance: string; [set: string]: unknown }
    privileges: { provenance: string; cards: { id: string; building: string }[] }
  }
  privilege_payout: { provenance: string; by_group_size: Record<string, number>; larger: number }
  payments: {
    large_order: number
    small_order: number
    message: number
    owner_fee: number
    owner_end: number
  }
}
