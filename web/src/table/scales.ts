/** An offer as two scales: what lies in each pan, and what could. */

export type Side = 'left' | 'right'

/** Something that can lie in a pan: a card, a good, a right. */
export interface Weight {
  id: string
  /** Its name, also for screen readers. */
  label: string
  /** A second line: what is claimed about it, who would see it. */
  detail?: string
  /** Only claimed, not proven: drawn with a broken edge and said so. */
  claimed?: boolean
  /** How many lie in the pan. */
  count: number
  /** How many may lie there; 0 is not offered for adding. */
  most: number
}

export interface Coins {
  amount: number
  low: number
  high: number
  step: number
  /** "12 ducats", for the pan. */
  label: string
}

export interface Pan {
  /** "You give", "Bruno gives". */
  heading: string
  /** Whose pan it is, for its colour; null is nobody's. */
  seat: number | null
  weights: Weight[]
  coins?: Coins | null
}

/** What lies in a pan, for its name and its emptiness. */
export function lying(pan: Pan): Weight[] {
  return pan.weights.filter((weight) => weight.count > 0)
}

export function isEmpty(pan: Pan): boolean {
  return !lying(pan).length && !pan.coins?.amount
}

/** How the beam hangs: -1 left pan down … 1 right pan down, from what each side is worth. */
export function tilt(left: number, right: number): number {
  const sum = left + right
  return sum > 0 ? Math.max(-1, Math.min(1, (right - left) / sum)) : 0
}
