/** The clocks one can choose for a table. */
import type { Clock } from '../api/types'

export const CLOCKS: { id: string; clock: Clock }[] = [
  { id: 'none', clock: { kind: 'none' } },
  { id: 'move-1', clock: { kind: 'move', seconds: 60 } },
  { id: 'move-3', clock: { kind: 'move', seconds: 180 } },
  { id: 'game-20', clock: { kind: 'game', seconds: 1200 } },
  { id: 'game-45', clock: { kind: 'game', seconds: 2700 } },
  { id: 'day-1', clock: { kind: 'day', days: 1 } },
  { id: 'day-3', clock: { kind: 'day', days: 3 } },
]
