/** What an Oltre Mare table shows: the view, and the parts of components.json that the board reads. */

export type Icon = 'ducats' | 'pirates' | 'market' | 'navigation'
export const ACTION_ICONS: readonly Icon[] = ['ducats', 'pirates', 'market', 'navigation']

/** What is said of the icons on a card, or wished for. As a claim it may be a lie (OM-307). */
export interface Icons {
  actions?: Icon[] | null
  lions?: number | null
  load?: number | null
}

export interface Offer {
  id: number
  author: number
  addressee: number
  give?: string[]
  get?: string[]
  give_ducats?: number
  get_ducats?: number
  claims?: (Icons | null)[]
  wishes?: (Icons | null)[]
  text?: string
  /** The cards one would hand over; only their owner has this. */
  sealed?: string[] | null
}

export interface CallSeen {
  wishes: string[]
  text: string
  /** By seat: null not given, true sealed, false passed, or the offer. */
  answers: (Offer | boolean | null)[]
}

export type Phase =
  'colours' | 'sea' | 'trade' | 'search' | 'play' | 'sail' | 'compass' | 'load' | 'over'

/** The view without `memory`: that is for bots, and nobody may look it up here (OM-R29). */
export interface OltreMareView {
  seat: number | null
  seats: number
  phase: Phase
  actors: number[]
  active: number | null
  first: number
  turn: number
  colours: (string | null)[]
  ducats: number[]
  prestige: number[]
  /** Who has had his prestige point this turn. */
  pointed: boolean[]
  ships: string[]
  /** By port: the marker on it. */
  markers: Record<string, string>
  owned: Record<string, number>[]
  active_markers: (string | null)[]
  gone: Record<string, number>
  /** From the bottom up; null is a card nobody may look at. */
  cargo: (string | null)[][]
  pirate_sizes: number[]
  deck_size: number
  venice: boolean
  hand_sizes: number[]
  hand: string[] | null
  bought: number
  price: number | null
  deals: number
  offers: Offer[]
  budgets: number[]
  call: CallSeen | null
  picked: string[] | null
  picked_count: number
  played: string[]
  steps: number
  sailed: string[]
  end_reason: string | null
}

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
