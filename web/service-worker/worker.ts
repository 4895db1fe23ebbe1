// Opens the scanner offline. It caches only the scanner's files: no answer of the API, no other page, no code image.
// The build inserts the list of files.
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isOwnFile, isOwnPage } from './own-answers.ts'

declare const self: ServiceWorkerGlobalScope
declare const scannerFiles: { url: string; revision: string | null }[]

const scannerPage = '/scanner'

/** A page's message that its user wants the new version now (features/scanner/offline/service-worker.ts). */
const takeOver = 'take-over'

/** The worker in use stays when another answers for a file of the new one. */
addPlugins([
  {
    async cacheWillUpdate({ request, response }) {
      const isPage = new URL(request.url).pathname === scannerPage
      const isOurs = isPage ? response.status === 200 && (await isOwnPage(response)) : isOwnFile(response)
      return isOurs ? response : null
    },
  },
])
precacheAndRoute(scannerFiles, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/**
 * The app's page is the same for all of its screens. The worker answers only for the scanner's screens, of every team.
 */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(scannerPage), {
    allowlist: [/^(?:\/t\/[0-9a-f-]{36})?\/scanner(?:\/|$)/i],
  }),
)

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting()
})
