// Opens the scanner offline. It caches only the scanner's files: no answer of the API, no other page, no code image.
// The build inserts the list of files.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
declare const scannerFiles: { url: string; revision: string | null }[]

/** A page's message that its user wants the new version now (features/scanner/offline/service-worker.ts). */
const takeOver = 'take-over'

precacheAndRoute(scannerFiles, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/**
 * The app's page is the same for all of its screens. The worker answers only for the scanner's screens, of every team.
 */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/scanner'), {
    allowlist: [/^(?:\/t\/[0-9a-f-]{36})?\/scanner(?:\/|$)/i],
  }),
)

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting()
})
