/** What cards bring: their icons when played, their runs in the hold. */
import type { Parts } from './parts'
import { ACTION_ICONS, type Icon, type OltreMareView } from './types'

/** How often each action icon stands on these cards. */
export function iconCounts(parts: Parts, cards: readonly string[]): Record<Icon, number> {
  const counts: Record<Icon, number> = { ducats: 0, pirates: 0, market: 0, navigation: 0 }
  for (const id of cards) for (const icon of parts.card(id).actions) counts[icon] += 1
  return counts
}

/** An entry of a table whose last one also stands for more. */
export function entry(table: readonly number[], at: number): number {
  return table[Math.min(at, table.length - 1)] ?? 0
}

export interface Effect {
  icon: Icon
  /** Icons on the cards, and those a marker adds or takes away. */
  icons: number
  bonus: number
  /** Ducats, cards to the pirates, cards drawn, steps. */
  brings: number
}

/** What the icons of these cards bring together, with the active marker (OM-403 to OM-410). */
export function effects(parts: Parts, view: OltreMareView, cards: readonly string[]): Effect[] {
  const counts = iconCounts(parts, cards)
  const marker = view.active === null ? null : view.active_markers[view.active]
  let deck = view.deck_size - Number(view.venice)
  const table = parts.data.action_table
  return ACTION_ICONS.map((icon) => {
    const icons = counts[icon]
    let bonus = 0
    let brings = 0
    if (icon === 'ducats') {
      bonus = Number(marker === 'important_deal')
      brings = entry(table.ducats, icons + bonus)
      if (marker === 'smooth_sailing') brings += counts.navigation
    } else if (icon === 'navigation') {
      brings = entry(table.navigation, icons)
    } else if (icon === 'pirates' && marker === 'fight_pirates') {
      bonus = -icons
    } else {
      brings = Math.min(deck, entry(table[icon], icons))
      deck -= brings
    }
    return { icon, icons, bonus, brings }
  })
}

export interface Run {
  good: string
  count: number
  value: number
}

/** The runs of a pile from the bottom up, as far as it is open; a closed card ends a run. */
export function runs(parts: Parts, pile: readonly (string | null)[]): Run[] {
  const found: Run[] = []
  let before: string | null = null
  for (const id of pile) {
    const good = id === null ? null : parts.card(id).good
    if (good !== null) {
      if (good === before) found[found.length - 1].count += 1
      else found.push({ good, count: 1, value: 0 })
    }
    before = good
  }
  return found.map((run) => ({ ...run, value: worth(parts, run.good, run.count) }))
}

/** What a run brings at the end (OM-806, OM-807). */
export function worth(parts: Parts, good: string, count: number): number {
  return count > 0 ? entry(parts.sequence(good), count - 1) : 0
}

/** 6, 3, 1 by rank: what a number among others brings (OM-602, OM-R12, OM-R13). */
export function payout(
  parts: Parts,
  options: Record<string, string>,
  all: readonly number[],
  own: number,
): number {
  if (options.rank_zero === 'false' && own === 0) return 0
  const better = all.filter((other) => other > own)
  const ahead = options.tie_ranking === 'competition' ? better.length : new Set(better).size
  return parts.data.constants.rank_payout[ahead] ?? 0
}
