/** Forms while they are filled in: what stands in each blank, what is missing, what is sent. */
import type { Action, AskedField, AskedForm } from '../api/types'

export type Draft = Record<string, unknown>

export type Kind =
  'fixed' | 'number' | 'seat' | 'one' | 'several' | 'counts' | 'grid' | 'parts' | 'text' | 'flag'

/** Names of blanks whose number is a seat. */
const SEATS = new Set(['to', 'partner', 'buyer', 'seller', 'mover', 'player', 'other', 'seat'])

/** How a blank is filled in. */
export function kindOf(field: AskedField, seats = 0): Kind {
  if (field.parts.length) return 'parts'
  if (field.kinds.length) return 'grid'
  if (field.keys.length) return 'counts'
  if (field.many) return 'several'
  if (field.among.length) return field.among.length === 1 && !field.optional ? 'fixed' : 'one'
  if (field.letters) return 'text'
  if (field.flag) return 'flag'
  if (field.low === field.high && !field.optional) return 'fixed'
  return SEATS.has(field.name) && field.low >= 0 && field.high < seats ? 'seat' : 'number'
}

/** A number within bounds, on a step. */
export function within(wanted: number, low: number, high: number, step = 1): number {
  if (!Number.isFinite(wanted)) return low
  const stepped = low + Math.round((wanted - low) / step) * step
  const top = low + Math.floor((high - low) / step) * step
  return Math.max(low, Math.min(top, stepped))
}

/** What stands in the blanks before anybody writes; `given` wins where it says something. */
export function begin(fields: AskedField[], given: Draft = {}): Draft {
  const draft: Draft = { ...given }
  for (const field of fields) {
    const value = first(field, given[field.name])
    if (value === undefined) delete draft[field.name]
    else draft[field.name] = value
  }
  return draft
}

function first(field: AskedField, given: unknown): unknown {
  switch (kindOf(field)) {
    case 'parts': {
      const inner = begin(field.parts, isDraft(given) ? given : {})
      return given === undefined && field.optional && needs(field.parts) ? undefined : inner
    }
    case 'fixed':
      return field.among.length ? field.among[0] : field.low
    case 'grid':
    case 'counts':
      return isDraft(given) ? given : {}
    case 'several':
      return Array.isArray(given) ? given.filter((one) => field.among.includes(one)) : []
    case 'flag':
      return given ?? (field.optional ? undefined : false)
    case 'one':
      return field.among.includes(given as string) ? given : undefined
    case 'text':
      return given
    default: {
      if (typeof given === 'number') return within(given, field.low, field.high, field.step)
      return field.optional ? undefined : within(0, field.low, field.high, field.step)
    }
  }
}

/** Whether some blank cannot stay as it is, so that an optional object must not begin by itself. */
function needs(parts: AskedField[]): boolean {
  return parts.some((part) => !part.optional)
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of the blanks that still need something. */
export function missing(fields: AskedField[], draft: Draft): string[] {
  return fields.flatMap((field) => (lacks(field, draft[field.name]) ? [field.name] : []))
}

function lacks(field: AskedField, value: unknown): boolean {
  if (value === undefined) return !field.optional && kindOf(field) !== 'parts'
  switch (kindOf(field)) {
    case 'parts':
      return missing(field.parts, value as Draft).length > 0
    case 'several': {
      const count = (value as unknown[]).length
      return count > field.high || (count < field.low && !(field.optional && !count))
    }
    default:
      return false
  }
}

/** Whether an action fills in this very form, and not one for another partner or place. */
export function answers(action: Action, form: AskedForm): boolean {
  const fixed = form.fields.filter((field) => kindOf(field) === 'fixed')
  const meant = fixed.every((field) => {
    const value = action[field.name]
    return value === undefined || value === (field.among.length ? field.among[0] : field.low)
  })
  return action.do === form.do && meant
}

/** The action a draft makes: nothing in it that says nothing. */
export function actionOf(form: AskedForm, draft: Draft): Action {
  return { do: form.do, ...said(form.fields, draft) }
}

function said(fields: AskedField[], draft: Draft): Draft {
  const kept: Draft = { ...draft }
  for (const field of fields) {
    const value = cleaned(field, draft[field.name])
    if (value === undefined) delete kept[field.name]
    else kept[field.name] = value
  }
  return kept
}

function cleaned(field: AskedField, value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  const kind = kindOf(field)
  if (kind === 'parts') {
    const inner = said(field.parts, value as Draft)
    return field.optional && isBare(inner) ? undefined : inner
  }
  if (kind === 'counts') return emptied(field, counted(value as Record<string, number>))
  if (kind === 'grid') {
    const rows = Object.entries(value as Record<string, Record<string, number>>)
    const full = rows.map(([key, counts]) => [key, counted(counts)] as const)
    // A row that is all zeros still says something where rows are judged by their result.
    return emptied(field, Object.fromEntries(field.optional ? full.filter(some) : full))
  }
  if (kind === 'number' && field.optional && value === 0 && field.low === 0) return undefined
  if (kind === 'text') return String(value).trim() || (field.optional ? undefined : '')
  if (kind === 'several' && field.optional && !(value as unknown[]).length) return undefined
  if (kind === 'flag' && field.optional && value === false) return undefined
  return value
}

function some([, counts]: readonly [string, object]): boolean {
  return Object.keys(counts).length > 0
}

function counted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count))
}

function emptied(field: AskedField, value: object): unknown {
  return field.optional && !Object.keys(value).length ? undefined : value
}

function isBare(value: unknown): boolean {
  return isDraft(value) && Object.keys(value).length === 0
}
