/** Forms while they are filled in: what stands in each blank, what is missing, what is sent. */
import type { Action, AskedForm, Field } from '../api/types'
import { isAsked } from './fields'

export type Draft = Record<string, unknown>

/** A number within bounds, on a step. */
export function within(wanted: number, low: number, high: number, step = 1): number {
  if (!Number.isFinite(wanted)) return low
  const stepped = low + Math.round((wanted - low) / step) * step
  const top = low + Math.floor((high - low) / step) * step
  return Math.max(low, Math.min(top, stepped))
}

/** What stands in the blanks before anybody writes; `given` wins where it says something. */
export function begin(fields: Field[], given: Draft = {}): Draft {
  const draft: Draft = { ...given }
  for (const field of fields) {
    const value = first(field, given[field.name])
    if (value === undefined) delete draft[field.name]
    else draft[field.name] = value
  }
  return draft
}

function first(field: Field, given: unknown): unknown {
  switch (field.kind) {
    case 'parts': {
      const inner = begin(field.parts, isDraft(given) ? given : {})
      return given === undefined && field.optional && needs(field.parts) ? undefined : inner
    }
    case 'fixed':
      return field.value
    case 'grid':
    case 'counts':
      return isDraft(given) ? given : {}
    case 'several':
      return Array.isArray(given) ? given.filter((one) => field.among.includes(one)) : []
    case 'flag':
      return given ?? (field.optional ? undefined : false)
    case 'one':
      return field.among.includes(given as string) ? given : undefined
    case 'seat':
      return field.seats.includes(given as number) ? given : undefined
    case 'text':
      return given
    case 'number': {
      if (typeof given === 'number') return within(given, field.low, field.high, field.step)
      return field.optional ? undefined : within(0, field.low, field.high, field.step)
    }
  }
}

/** Whether some blank cannot stay as it is, so that an optional object must not begin by itself. */
function needs(parts: Field[]): boolean {
  return parts.some((part) => !isAsked(part) || !part.optional)
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of the blanks that still need something. */
export function missing(fields: Field[], draft: Draft): string[] {
  return fields.flatMap((field) => (lacks(field, draft[field.name]) ? [field.name] : []))
}

function lacks(field: Field, value: unknown): boolean {
  if (!isAsked(field)) return false
  if (value === undefined) return !field.optional && field.kind !== 'parts'
  switch (field.kind) {
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
  const meant = form.fields.every((field) => {
    const value = action[field.name]
    return isAsked(field) || value === undefined || value === field.value
  })
  return action.do === form.do && meant
}

/** The action a draft makes: nothing in it that says nothing. */
export function actionOf(form: AskedForm, draft: Draft): Action {
  return { do: form.do, ...said(form.fields, draft) }
}

function said(fields: Field[], draft: Draft): Draft {
  const kept: Draft = { ...draft }
  for (const field of fields) {
    const value = cleaned(field, draft[field.name])
    if (value === undefined) delete kept[field.name]
    else kept[field.name] = value
  }
  return kept
}

function cleaned(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || !isAsked(field)) return value ?? undefined
  const said = meant(field, value)
  return field.optional && isNothing(field, said) ? undefined : said
}

/** A value as it is sent: without counts of none. */
function meant(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'parts':
      return said(field.parts, value as Draft)
    case 'counts':
      return counted(value as Record<string, number>)
    case 'grid': {
      const rows = Object.entries(value as Record<string, Record<string, number>>)
      const full = rows.map(([key, counts]) => [key, counted(counts)] as const)
      // A row that is all zeros still says something where rows are judged by their result.
      return Object.fromEntries(field.optional ? full.filter(some) : full)
    }
    case 'text':
      return String(value).trim()
    default:
      return value
  }
}

/** Whether an optional blank need not be sent. */
function isNothing(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'parts':
    case 'counts':
    case 'grid':
      return !Object.keys(value as object).length
    case 'several':
      return !(value as unknown[]).length
    case 'text':
      return value === ''
    case 'flag':
      return value === false
    case 'number':
      return value === 0 && field.low === 0
    default:
      return false
  }
}

function some([, counts]: readonly [string, object]): boolean {
  return Object.keys(counts).length > 0
}

function counted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count))
}
