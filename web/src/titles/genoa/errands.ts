/** What is decided for many steps of a turn together. */
import type { Asked, Choice, Errand } from '../board'
import { givesMore } from './offer'
import type { GenoaView } from './types'

type T = (id: string, args?: Record<string, number>) => string

/** Under so many ducats an offer may count as none. */
const LEAST = [10, 20]

const doing = (choices: Choice[], ...verbs: string[]): Choice | null =>
  choices.find(({ action }) => verbs.includes(action.do)) ?? null

/** Whether others are asked for offers: there a pass, or leaving offers as they stand, is an answer. */
const bidding = ({ view, seat }: Asked): boolean =>
  (view as GenoaView).floor !== null && (view as GenoaView).active !== seat

/** Something else than an offer is to be decided. */
const other = (now: Asked): boolean => !bidding(now) && now.choices.length > 1

/** Without offers, until a turn comes that one wants to follow. */
function quiet(id: string, label: string, over: (now: Asked) => boolean): Errand {
  return {
    id,
    label,
    group: 'quiet',
    over: (now) => over(now) || other(now),
    step: (now) => (bidding(now) ? doing(now.choices, 'keep', 'pass') : null),
  }
}

/** Whether an offer stands that is worth a look: so many ducats, or anything that is no money. */
function tempting({ floor }: GenoaView, least: number): boolean {
  return (floor?.offers ?? []).some((offer) => (offer.money ?? 0) >= least || givesMore(offer))
}

/** Offers are heard at every step; an action that nobody pays for, and one cannot take, lapses. */
function hearing(id: string, label: string, least: number): Errand {
  return {
    id,
    label,
    group: 'hear',
    step: ({ view, seat, choices }) => {
      if (view.active !== seat) return null
      const open = doing(choices, 'open_floor')
      const idle = view.phase === 'current_decide' && !doing(choices, 'take')
      return open ?? (idle && !tempting(view, least) ? doing(choices, 'lapse') : null)
    },
    over: () => false,
  }
}

/** What the best plain offer for the building at hand brings, if it brings so much. */
function dearest(view: GenoaView, choices: Choice[], least: number): Choice | null {
  if (view.phase !== 'current_decide') return null
  const money = new Map(
    (view.floor?.offers ?? [])
      .filter(({ asks }) => !Object.keys(asks ?? {}).length)
      .map((offer) => [offer.id, offer.money ?? 0]),
  )
  const worth = ({ action }: Choice) =>
    (action.offers as { id: number }[]).reduce((sum, { id }) => sum + (money.get(id) ?? 0), 0)
  const best = choices
    .filter(({ action }) => action.do === 'accept')
    .sort((one, other) => worth(other) - worth(one))[0]
  return best && worth(best) >= least ? best : null
}

/** The action of every building goes to whoever pays most, from so many ducats on. */
function selling(label: string, least: number): Errand {
  return {
    id: 'sell',
    label,
    step: ({ view, seat, choices }) =>
      view.active === seat ? dearest(view as GenoaView, choices, least) : null,
    over: () => false,
  }
}

/** Cards that may be played beside what is asked. */
const CARDS = ['any_good', 'exchange', 'building_action', 'play_start']

const plays = ({ action }: Choice): boolean =>
  CARDS.includes(action.do) || action.uses_extra_action === true

/** What can be done without playing a card, where cards could be played. */
function spared(choices: Choice[]): Choice[] {
  const rest = choices.filter((choice) => !plays(choice))
  return rest.length < choices.length ? rest : []
}

/** Cards stay in hand: where else only one thing can be done, it is. */
function sparing(label: string): Errand {
  return {
    id: 'spare',
    label,
    step: ({ choices }) => {
      const rest = spared(choices)
      return rest.length === 1 ? rest[0] : null
    },
    over: () => false,
  }
}

export function errands(now: Asked, t: T): Errand[] {
  const { active, turn } = now.view as GenoaView
  const found: Errand[] = []
  if (bidding(now) && doing(now.choices, 'keep', 'pass')) {
    found.push(
      quiet('quiet', t('web-quiet'), ({ view, seat }) => view.active === seat),
      quiet('quiet-turn', t('web-quiet-turn'), ({ view }) => view.turn !== turn),
    )
  }
  if (active === now.seat && doing(now.choices, 'open_floor')) {
    found.push(
      hearing('hear', t('web-hear'), 1),
      ...LEAST.map((money) => hearing(`hear-${money}`, t('web-hear-from', { money }), money)),
    )
  }
  if (active === now.seat && doing(now.choices, 'open_floor', 'accept')) {
    found.push(selling(t('web-sell-best', { money: LEAST[0] }), LEAST[0]))
  }
  if (spared(now.choices).length) found.push(sparing(t('web-spare')))
  return found
}
