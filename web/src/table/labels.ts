/** What blanks and the things in them are called, whoever has words for them. */
import type { AskedField, AskedForm, View } from '../api/types'
import type { Voice } from '../speech/voice'
import type { TitleModule } from '../titles/board'

export interface Labels {
  blank: (path: string[], field: AskedField) => string
  thing: (path: string[], field: AskedField, value: string | number) => string
}

const plain = (name: string) => name.replaceAll('_', ' ')

/** The engine's own words first, then the board's, then the title's texts; at last the bare name. */
export function labels(form: AskedForm, view: View, voice: Voice, title: TitleModule): Labels {
  const t = (id: string, args?: Record<string, string | number>) => voice.t(id, args)
  const ask = (path: string[], value: string | number | null) =>
    title.label?.({ form, path, value }, view, t, voice.names) ?? null
  const message = (id: string) => (voice.knows(id) ? voice.t(id) : null)
  return {
    blank: (path, field) =>
      (field.say && voice.say(field.say)) ??
      ask(path, null) ??
      message(`web-blank-${field.name}`) ??
      plain(field.name),
    thing: (path, field, value) => {
      const said = field.items[value]
      return (
        (said && voice.say(said)) ??
        ask(path, value) ??
        message(`web-item-${value}`) ??
        plain(String(value))
      )
    },
  }
}
