// What the board reads out of a view: owners, sails, what a tap may mean.

import type { Carry } from '../../table/carry'
import type { Action, Choice, Phrase } from '../board'
import { COLOURS, KINDS, type Components, type Count, type View } from './types'

export const PORTS = ['venice', 'constantinople'] as const
export type Port = (typeof PORTS)[number]

/** The spots on the board that an action touches. */
export function spots(action: Action, view: View): string[] {
  switch (action.do) {
    case 'choose_fleet':
      return [`fleet-${(action.fleet as string | null) ?? 'lot'}`]
    case 'place_boats':
      return Object.entries(action.ports as Record<string, string>).map(
        ([boat, port]) => `place-${boat}-${port}`,
      )
    case 'raid':
      return [`boat-${action.boat}`, ...new Set((action.cards as string[]).map((c) => `card-${c}`))]
    case 'choose_boat': {
      const boat = action.boat as string
      const at = view.boats[boat]?.at
      const port = at === 0 ? 'venice' : 'constantinople'
      return [`boat-${boat}`, ...loads(action.load).map((kind) => `goods-${port}-${kind}`)]
    }
    case 'choose_stop':
      return [`space-${action.space}`]
    case 'conquer':
      return [`territory-${action.territory}`]
    default:
      return [action.do]
  }
}

/** What an action carries where: cards and goods to boats, boats to their stops and ports. */
export function carried(action: Action, view: View): Carry[] {
  const here = spots(action, view)
  const boats = here.filter((spot) => spot.startsWith('boat-'))
  switch (action.do) {
    case 'raid':
    case 'choose_boat':
      return here.filter((spot) => !boats.includes(spot)).map((piece) => [piece, boats[0]])
    case 'choose_stop':
      return view.moving === null ? [] : [[`boat-${view.moving}`, here[0]]]
    case 'place_boats':
      return Object.entries(action.ports as Record<string, string>).flatMap(([boat, port]) =>
        PORTS.filter((other) => other !== port).map((other): Carry => [
          `place-${boat}-${other}`,
          `port-${port}`,
        ]),
      )
    default:
      return []
  }
}

function loads(load: unknown): string[] {
  if (load === 'people') return ['mercenaries', 'peasants']
  return typeof load === 'string' ? [load] : []
}

/** The choices of each spot. */
export function bySpot(choices: Choice[], view: View): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    for (const spot of spots(choice.action, view)) {
      found.set(spot, [...(found.get(spot) ?? []), choice])
    }
  }
  return found
}

/** What a tap on a spot means after earlier taps: both together, or the new one alone. */
export function narrow(before: Choice[] | null, here: Choice[]): Choice[] {
  const both = here.filter((choice) => before?.includes(choice))
  return both.length ? both : here
}

export interface Boat {
  id: string
  fleet: string
  owner: number | null
  sails: string[]
  colours: string[]
}

/** Every boat of the fleets in play, in the order of the data. */
export function boats(parts: Components, fleets: View['fleets']): Boat[] {
  return parts.fleets.list.flatMap((fleet) => {
    const owner = fleets.indexOf(fleet.id)
    return fleet.boats.map(({ id, sails, colours }) => ({
      id,
      fleet: fleet.id,
      owner: owner < 0 ? null : owner,
      sails,
      colours,
    }))
  })
}

/** Kinds with their numbers in the order of the colours, people last. */
export function counted(count: Count | null | undefined): [string, number][] {
  return KINDS.filter((kind) => count?.[kind]).map((kind) => [kind, count?.[kind] ?? 0])
}

/** How many cards of each colour a choice spends: a raid's pair, a stop's wind. */
export function spent(choice: Choice | null): Count {
  if (!choice) return {}
  if (choice.action.do === 'raid') return tally(choice.action.cards as string[])
  const price = choice.say.args?.price
  if (choice.action.do !== 'choose_stop' || !isPhrase(price)) return {}
  const cards = price.args?.cards
  if (!Array.isArray(cards)) return {}
  return Object.fromEntries(cards.map((card) => [card.args?.colour, Number(card.args?.count)]))
}

function tally(things: string[]): Count {
  const found: Count = {}
  for (const thing of things) found[thing] = (found[thing] ?? 0) + 1
  return found
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'id' in value
}

/** The rows of a warehouse by layers, each with its number of colours (GH-812). */
export function rows(stored: Count): number[] {
  const most = Math.max(0, ...COLOURS.map((colour) => stored[colour] ?? 0))
  return Array.from(
    { length: most },
    (_, layer) => COLOURS.filter((colour) => (stored[colour] ?? 0) > layer).length,
  )
}

/** The seat whose turn is the last one, once the end is set off. */
export function lastToPlay(view: View, options: Record<string, string>): number | null {
  if (view.set_off_by === null) return null
  const next = options.end_round === 'others_once_more' ? view.set_off_by : view.first
  return (next - 1 + view.seats) % view.seats
}
