/** What blanks and the things in them are called, whoever has words for them. */
import type { AskedForm, Field, Phrase, View } from '../api/types'
import type { Voice } from '../speech/voice'
import type { TitleModule } from '../titles/board'

export interface Labels {
  blank: (path: string[], field: Field) => string
  thing: (path: string[], value: string | number) => string
}

const plain = (name: string) => name.replaceAll('_', ' ')

/** The engine's own words first, then the board's, then the title's texts; at last the bare name. */
export function labels(form: AskedForm, view: View, voice: Voice, title: TitleModule): Labels {
  const t = (id: string, args?: Record<string, string | number>) => voice.t(id, args)
  const ask = (path: string[], value: string | number | null) =>
    title.label?.({ form, path, value }, view, t, voice.names) ?? null
  const words = (path: string[]) => form.words[path.join('.')]
  const spoken = (phrase: Phrase | null | undefined) => (phrase ? voice.say(phrase) : null)
  const message = (id: string) => (voice.knows(id) ? voice.t(id) : null)
  return {
    blank: (path, field) =>
      spoken(words(path)?.say) ??
      ask(path, null) ??
      message(`web-blank-${field.name}`) ??
      plain(field.name),
    thing: (path, value) =>
      spoken(words(path)?.items[value]) ??
      ask(path, value) ??
      message(`web-item-${value}`) ??
      plain(String(value)),
  }
}
