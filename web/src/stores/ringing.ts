/** Ringing this browser when no page of the house is open: Web Push, and the count on the icon. */
import { del, get, post } from '../api/client'
import type { Schemas } from '../api/types'

/** Whether this browser can be rung at all; on a plain http address it cannot. */
export const canRing = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** What stays awake when no page is open (public/sw.js). */
export function stayAwake(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
}

async function subscription(): Promise<PushSubscription | null> {
  const awake = canRing() ? await navigator.serviceWorker.getRegistration('/') : undefined
  return (await awake?.pushManager.getSubscription()) ?? null
}

export const isRung = async () => (await subscription()) !== null

/** Rings from now on; false where the browser or its owner does not want it. */
export async function ring(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await get<Schemas['Devices']>('/me/devices')
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await post('/me/devices', found.toJSON())
  return true
}

/** Rings no more: neither for whoever leaves nor for whoever comes next. */
export async function silence(): Promise<void> {
  const found = await subscription()
  if (!found) return
  const { endpoint } = found
  await found.unsubscribe()
  await del(`/me/devices/${await idOf(endpoint)}`)
}

/** How the house calls a device: the first half of its endpoint's SHA-256. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const bytes = [...new Uint8Array(digest).slice(0, 16)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How many tables wait, on the icon of the app. */
export function count(waiting: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => {})
}
