/** The blanks of a form by name; the engine says of what kind each is. */
import type { Field } from '../api/types'

export type Kind = Field['kind']
export type OfKind<K extends Kind> = Extract<Field, { kind: K }>

export const named = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.name === name)

/** Nobody is asked for what is fixed. */
export const isAsked = (field: Field): field is Exclude<Field, { kind: 'fixed' }> =>
  field.kind !== 'fixed'

/** What a blank can only be: a port, a galley, a partner, an area. */
export function fixed(fields: readonly Field[], name: string): string | number | undefined {
  const field = named(fields, name)
  return field?.kind === 'fixed' ? field.value : undefined
}

export interface Range {
  low: number
  high: number
  step?: number
}

/** The bounds of a number or of several, also of one that leaves no choice. */
export function range(field: Field | null | undefined): Range | undefined {
  if (field?.kind === 'number' || field?.kind === 'counts') return field
  if (field?.kind !== 'fixed' || typeof field.value !== 'number') return undefined
  return { low: field.value, high: field.value }
}

/** The things a blank may hold. */
export function among(field: Field | null | undefined): string[] {
  if (field?.kind === 'one' || field?.kind === 'several') return field.among
  return field?.kind === 'fixed' ? [String(field.value)] : []
}

/** The names a blank has numbers for. */
export const keys = (field: Field | undefined): string[] =>
  field?.kind === 'counts' || field?.kind === 'grid' ? field.keys : []

/** The blanks within a blank. */
export const parts = (field: Field | null | undefined): Field[] =>
  field?.kind === 'parts' ? field.parts : []
