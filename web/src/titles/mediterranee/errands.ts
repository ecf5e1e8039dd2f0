/** What is decided for many steps of a phase together. */
import type { Asked, Choice, Errand } from '../board'
import { portNamed } from './reading'
import type { Components, Load, View } from './types'
import { choicesFor, sum } from './panels/kit'

type T = (id: string, args?: Record<string, string | number>) => string

const sale = ({ choices }: Asked): Choice | null => choicesFor(choices, 'sell')[0] ?? null

/** The largest load of a port that is still to be had. */
function purchase({ choices }: Asked, port: string): Choice | null {
  const there = choicesFor(choices, 'buy').filter(({ action }) => action.port === port)
  const size = ({ action }: Choice) => sum(action.load as Load)
  return there.sort((one, other) => size(other) - size(one))[0] ?? null
}

/** One sailor into each free port, from a galley that can spare him. */
function landing({ choices, view }: Asked): Choice | null {
  const { galleys } = view as View
  return (
    choicesFor(choices, 'land').find(({ action }) => {
      const load = Object.entries(action.sailors as Load)
      return sum(action.sailors as Load) === 1 && load.every(([id, n]) => galleys[id].sailors > n)
    }) ?? null
  )
}

export function errands(now: Asked, t: T, components: Components): Errand[] {
  const { phase } = now.view as View
  const [done] = choicesFor(now.choices, 'done')
  if (phase === 'purchases' && done) {
    const ports = [...new Set(choicesFor(now.choices, 'buy').map(({ action }) => action.port))]
    return ports.map((port) => ({
      id: `buy-${port}`,
      label: t('web-buy-fit', { port: portNamed(String(port), components).name }),
      step: (then) => purchase(then, String(port)),
      over: (then) => purchase(then, String(port)) === null,
    }))
  }
  if (phase === 'sales' && choicesFor(now.choices, 'sell').length > 1) {
    return [
      { id: 'sell', label: t('web-sell-all'), step: sale, over: (then) => sale(then) === null },
    ]
  }
  if (phase === 'control' && landing(now)) {
    return [
      {
        id: 'land-and-sell',
        label: t('web-land-and-sell'),
        step: (then) =>
          landing(then) ??
          sale(then) ??
          ((then.view as View).phase === 'control'
            ? (choicesFor(then.choices, 'done')[0] ?? null)
            : null),
        over: ({ view }) => !['control', 'sales'].includes((view as View).phase),
      },
    ]
  }
  return []
}
