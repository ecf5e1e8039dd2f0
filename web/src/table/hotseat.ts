/** Several players at one screen. */
import type { TableInfo } from '../api/types'

/** Who takes the screen now: another of my seats that is waited for, when the present one is not. */
export function nextAtScreen(
  info: TableInfo,
  actors: number[],
  seat: number | null,
): number | null {
  if (seat === null || info.state !== 'playing' || actors.includes(seat)) return null
  const mine = info.seats.filter((one) => one.you && !one.replaced && !one.resigned)
  return mine.find((one) => actors.includes(one.seat))?.seat ?? null
}
