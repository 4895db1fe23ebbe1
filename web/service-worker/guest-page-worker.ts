// Opens the page of a code offline, after it was opened once. It knows nothing of the scanner, whose worker is another one.
import { isOwnFile, isOwnPage } from './own-answers.ts'
import { isGuestFile, isGuestPage } from './guest-paths.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'guest-pages-1'

/** A guest waits at an entrance. After this time, the kept page is shown, because it is better than none. */
const serverWaitMs = 4000

/** Pages that one browser keeps; the oldest go first. */
const mostPages = 20

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page asks to be stored with its files, and gets a message when that is done. */
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep: string[] }
  const [answerTo] = event.ports
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of our own page
  const tell = (isKept: boolean) => answerTo?.postMessage(isKept)
  event.waitUntil(
    keepAll(keep).then(
      () => tell(true),
      () => tell(false),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isGuestPage(pathname)) event.respondWith(openPage(request, pathname))
  } else if (isGuestFile(pathname)) event.respondWith(openFile(request))
})

async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // A file never changes under its address, and the page does.
  await Promise.all(paths.filter((path) => !known.has(path) || isGuestPage(path)).map((path) => keepOne(cache, path)))
  await dropOldest(cache)
}

async function keepOne(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path)
  const isOurs = isGuestPage(path) ? answer.ok && (await isOwnPage(answer)) : isOwnFile(answer)
  if (!isOurs) throw new TypeError(`Listpass did not answer for ${path}.`)
  await cache.put(path, answer)
}

/**
 * The server's page first: it may have changed. A page that the server no longer has is kept no longer. Without a kept page,
 * a guest sees whatever answers, such as the log-in page of the Wi-Fi.
 */
async function openPage(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(path)
  try {
    const answer = await fetch(request, kept ? { signal: AbortSignal.timeout(serverWaitMs) } : {})
    const isOurs = await isOwnPage(answer)
    if (isOurs && answer.ok) await cache.put(path, answer.clone())
    else if (isOurs && answer.status === 404) await cache.delete(path)
    else if (kept) return kept
    return answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}

async function dropOldest(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(({ url }) => isGuestPage(new URL(url).pathname))
  for (const oldest of pages.slice(0, Math.max(0, pages.length - mostPages))) await cache.delete(oldest)
}
