// What stays awake when no page is open: it rings when something waits, and says when there is no line.

const OFFLINE = ['/offline.html', '/offline.css', '/icon.svg']
const KEPT = 'offline-1'

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE)))
})

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const page = request.mode === 'navigate'
  if (origin !== location.origin || (!page && !OFFLINE.includes(pathname))) return
  event.respondWith(
    fetch(request).catch(async (error) => {
      const found = await caches.match(page ? '/offline.html' : pathname)
      if (!found) throw error
      return found
    }),
  )
})

addEventListener('push', (event) => {
  const { title, text, url, table } = event.data.json()
  const shown = registration.showNotification(title, {
    body: text,
    tag: table,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: url,
  })
  event.waitUntil(Promise.all([shown, count()]))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, location.origin).href))
})

/** The page of that table if it is open, else a new one. */
async function open(url) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === url)
  await (there ? there.focus() : clients.openWindow(url))
}

/** How many tables wait, on the icon. */
async function count() {
  if (!('setAppBadge' in navigator)) return
  const answer = await fetch('/api/tables?which=mine')
  if (!answer.ok) return
  const tables = await answer.json()
  const waiting = tables.filter(
    ({ state, seats, actors }) =>
      state === 'playing' && seats.some(({ you, seat }) => you && actors.includes(seat)),
  )
  await navigator.setAppBadge(waiting.length)
}
