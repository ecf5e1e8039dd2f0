/** What the parts of the table page share. */
import type { Phrase } from '../api/types'
import type { Voice } from '../speech/voice'
import type { TitleModule } from '../titles/board'
import type { TableStore } from './store.svelte'

export interface Shell {
  table: TableStore
  voice: Voice
  title: TitleModule
  components: unknown
}

/** Words of one table: its phrases, its messages, its players. */
export function words(voice: Voice) {
  return {
    say: (phrase: Phrase) => voice.say(phrase),
    t: (id: string, args?: Record<string, string | number>) => voice.t(id, args),
    percent: (share: number) => voice.t('percent', { chance: Math.round(share * 100) }),
    listed: (seats: number[]) => voice.listed(seats.map((seat) => voice.name(seat))),
  }
}
