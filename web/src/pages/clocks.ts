/** The clocks one can choose for a table. */
import type { Clock } from '../api/types'

/** A clock in words. */
export function clockWords(
  clock: Clock,
  t: (id: string, args?: Record<string, string | number>) => string,
): string {
  if (clock.kind === 'none') return t('page-clock-none')
  return clock.kind === 'day'
    ? t('page-clock-day', { days: clock.days })
    : t(`page-clock-${clock.kind}`, { minutes: Math.round(clock.seconds / 60) })
}

export const CLOCKS: { id: string; clock: Clock }[] = [
  { id: 'none', clock: { kind: 'none' } },
  { id: 'move-1', clock: { kind: 'move', seconds: 60 } },
  { id: 'move-3', clock: { kind: 'move', seconds: 180 } },
  { id: 'game-20', clock: { kind: 'game', seconds: 1200 } },
  { id: 'game-45', clock: { kind: 'game', seconds: 2700 } },
  { id: 'day-1', clock: { kind: 'day', days: 1 } },
  { id: 'day-3', clock: { kind: 'day', days: 3 } },
]

/** Seconds after which who is waited for may be reminded. */
export const NUDGES = [600, 3600, 43200, 86400]
