// Words for blanks that are filled in the house's own form: intentions, declining, showing a card.
import type { AskedForm } from '../board'

type T = (id: string, args?: Record<string, string | number>) => string

export function blankLabel(
  { path, value }: { form: AskedForm; path: string[]; value: string | number | null },
  _view: unknown,
  t: T,
  names: string[],
): string | null {
  const name = path.at(-1) ?? ''
  if (value === null) return BLANKS.includes(name) ? t('web-blank', { name }) : null
  if (name === 'to' && typeof value === 'number') return names[value] ?? null
  if (typeof value !== 'string') return null
  if (/^s\d\d$/.test(value)) return t('street', { cell: value.toUpperCase() })
  return null
}

const BLANKS = ['target', 'money', 'words', 'card', 'to', 'offer', 'id', 'version']
