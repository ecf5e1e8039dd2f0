/** What an Oltre Mare table shows: the view, and the parts of components.json that the board reads. */
import type { Schemas } from '../../api/types'

export type Icon = 'ducats' | 'pirates' | 'market' | 'navigation'
export const ACTION_ICONS: readonly Icon[] = ['ducats', 'pirates', 'market', 'navigation']

/** What is said of the icons on a card, or wished for. As a claim it may be a lie (OM-307). */
export type Icons = Schemas['oltre-mare.Icons']
export type Offer = Schemas['oltre-mare.Offer']
export type CallSeen = Schemas['oltre-mare.CallSeen']

export type OltreMareView = Schemas['oltre-mare.OltreMareView']

export interface Card {
  id: string
  good: string
  actions: Icon[]
  lions: number
  load: number
  port: string | null
}

export interface Place {
  x: number
  y: number
}

export interface PortPlace extends Place {
  label: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }
}

export interface Good {
  id: string
  count: number
  sequence: number[] | Record<string, number[]>
}

export interface Components {
  constants: {
    max_purchases_per_turn: number
    rank_payout: number[]
    price: number
    price_surcharged: number
    favourable_market_prices: number[]
    local_authority_offset: number
  }
  action_table: Record<Icon, number[]>
  goods: { provenance: string; list: Good[] }
  cards: { provenance: string; list: Card[] }
  markers: { provenance: string; types: { id: string; count: number }[] }
  merchants: { list: { id: string; family?: string }[] }
  map: {
    provenance: string
    ports: { id: string; name?: string }[]
    routes: { id: string; a: string; b: string }[]
  }
  layout: {
    canvas: { width: number; height: number }
    ports: Record<string, PortPlace>
    routes?: Record<string, Place[]>
  }
}
