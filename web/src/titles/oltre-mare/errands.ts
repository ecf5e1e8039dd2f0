/** What is decided for many steps of a turn together. */
import type { Asked, Choice, Errand } from '../board'
import type { OltreMareView } from './types'

const answers = new Set(['refuse', 'pass'])

/** No to a proposal, nothing to a call; null where I am asked something else. */
function no({ view, seat, choices }: Asked): Choice | null {
  if ((view as OltreMareView).active === seat) return null
  return choices.find(({ action }) => answers.has(action.do)) ?? null
}

export function errands(now: Asked, t: (id: string) => string): Errand[] {
  if (!no(now)) return []
  const { turn, active } = now.view as OltreMareView
  return [
    {
      id: 'refuse',
      label: t('web-refuse-all'),
      step: no,
      over: ({ view }) => view.turn !== turn || view.active !== active,
    },
  ]
}
