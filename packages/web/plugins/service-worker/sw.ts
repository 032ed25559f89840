// The service worker: keeps every built file in the browser, so that a game can be played without a network.
declare const self: ServiceWorkerGlobalScope

/** Put in by the build: a hash over all files, and their addresses. */
declare const VERSION: string
declare const FILES: readonly string[]

const CACHES = 'landfall-'
const CACHE = `${CACHES}${VERSION}`
const PAGE = FILES[0] ?? '/'
/** What the server itself answers: tables online, and what operators ask for. */
const LIVE = /^\/(?:api\/|healthz$|metrics$)/

self.addEventListener('install', (event) => event.waitUntil(keepAll()))

// The first worker takes the page at once. A newer one waits until a page that has just been opened lets it in, so that
// no game loses its files half-way.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOurs = origin === self.location.origin && !LIVE.test(pathname)
  if (isOurs && request.method === 'GET') event.respondWith(answer(request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Past the browser's own cache, unless the name of a file changes with its content.
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.includes('/assets/') ? 'default' : 'reload' })),
  )
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  const page = kept === undefined && request.mode === 'navigate' ? await cache.match(PAGE) : undefined
  return kept ?? page ?? fetch(request)
}
