/** Laying a table. */
import { post } from '../api/client'
import type { TableInfo } from '../api/types'
import { addLuck } from '../stores/promises'

/** A table for me; it begins when its luck is fixed by both sides, first the house, then this browser. */
export async function layTable(asked: object, start: boolean): Promise<TableInfo> {
  const table = await post<TableInfo>('/tables', asked)
  await addLuck(table)
  return start ? post<TableInfo>(`/tables/${table.id}/start`) : table
}
