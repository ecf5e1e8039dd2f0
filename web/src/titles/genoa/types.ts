// What a Genoa table says (games/genoa/words.py). Empty parts of offers may be left out.

export type Counts = Record<string, number>
export type Deck = 'large_orders' | 'small_orders' | 'messages' | 'privileges'
export const DECKS: Deck[] = ['large_orders', 'small_orders', 'messages', 'privileges']

export interface Proceeds {
  goods?: Counts
  specials?: Counts
  cards?: number
  markers?: number
  money?: number
}

export interface Bundle {
  money?: number
  goods?: Counts
  specials?: Counts
  markers?: Counts
  decks?: Counts
}

export interface Ask {
  target: string
  to?: number | null
  price?: Bundle
  proceeds?: Proceeds
  gives?: Bundle
  promise?: string
  firm?: boolean
}

export interface Quote {
  id: number
  version: number
}

export type Disclosure = 'nobody' | 'active' | 'all'

export interface CardSeen {
  deck: Deck
  shown: Disclosure
  card: string | null
}

export interface OfferSeen extends Quote {
  seat: number
  target: string
  money?: number
  goods?: Counts
  cards?: CardSeen[]
  specials?: Counts
  markers?: Counts
  proceeds?: Proceeds
  asks?: Bundle
  uses_extra_action?: boolean
  promise?: string
}

export interface Intention {
  seat: number
  target: string
  money?: number
  words?: string
}

export interface Draft {
  seat: number
  target: string
  offer?: OfferSeen | null
  intention?: Intention | null
}

export interface Floor {
  round: number
  asked: number[]
  answered?: number[]
  offers?: OfferSeen[]
  drafts?: Draft[]
  changes?: (number | null)[]
  declined?: Quote[]
  ask?: Ask | null
}

export interface ActionWindow {
  seat: number
  building: string
  performed?: boolean
  small_order?: boolean
  owes?: Proceeds | null
  giving?: number
  drawn?: (string | null)[]
}

export interface DeckSeen {
  size: number
  face_up: string[]
  may_lie: string[]
}

export interface Score {
  total: number
  parts: Record<string, number>
}

export interface GenoaView {
  title: 'genoa'
  seat: number | null
  seats: number
  phase: string
  actors: number[]
  active: number
  first: number
  turn: number
  round: number
  end_space: number
  dice: [number, number] | null
  way: string[]
  discs: Counts
  allowances: number[]
  bonus: boolean
  money: (number | null)[]
  bank_paid: number
  supply: Counts
  goods: Counts[]
  stock: Counts
  specials: (Counts | null)[]
  special_counts: number[]
  tray: Counts
  markers: Counts[]
  owners: Record<string, number>
  decks: Record<Deck, DeckSeen>
  hand_sizes: Counts[]
  hands: string[][]
  seen_by: Record<string, number[]>
  small_orders: number[]
  delivered: string[][]
  floors: number
  floor: Floor | null
  intentions: Intention[]
  accepted: Quote[]
  picks: (string | null)[]
  window: ActionWindow | null
  claims: (string[] | boolean | null)[]
  ripe: string[]
  scores: Score[] | null
}

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
