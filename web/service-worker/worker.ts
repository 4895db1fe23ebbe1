// Opens the scanner where there is no connection. It keeps what the scanner needs and nothing else: no answer of the API, no
// page of the rest, no picture of a guest's code. The build puts in which files those are.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
declare const scannerFiles: { url: string; revision: string | null }[]

/** A page's message that its user wants the new version now (features/scanner/offline/service-worker.ts). */
const takeOver = 'take-over'

precacheAndRoute(scannerFiles, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/** The page of the app is the same for all of its screens; only the scanner's are answered from here. */
registerRoute(new NavigationRoute(createHandlerBoundToURL('/scanner'), { allowlist: [/^\/scanner(?:\/|$)/i] }))

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting()
})
