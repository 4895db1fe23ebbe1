// The service worker that opens the scanner offline. It is registered only when a scanner is opened, so visitors of other pages
// get nothing of it.
import { trustedScript } from '../../../api/trusted-script.ts'

/** `take` reloads the page with the new version. */
export type NewVersion = { take: () => void }

/** The page's message to the worker. The worker's script has the same word. */
export const takeOver = 'take-over'

/** How often to look for a new version, because a door stays open for a whole evening. */
const lookEveryMs = 30 * 60_000

export function startServiceWorker(onNewVersion: (version: NewVersion) => void): () => void {
  // The development server has none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  let looking: ReturnType<typeof setInterval> | undefined
  let isStopped = false
  void register().then(
    (registration) => {
      if (isStopped) return
      watch(registration, onNewVersion)
      looking = setInterval(() => void registration.update().catch(() => {}), lookEveryMs)
    },
    (error: unknown) => console.warn('The scanner opens with a connection only.', error),
  )
  return () => {
    isStopped = true
    clearInterval(looking)
  }
}

function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('/sw.js'), { updateViaCache: 'none' })
}

/** A new version waits for the user's consent: never in the middle of a scan. */
function watch(registration: ServiceWorkerRegistration, onNewVersion: (version: NewVersion) => void): void {
  function look() {
    const { waiting } = registration
    // The very first version replaces nothing, so it needs no consent.
    if (waiting && navigator.serviceWorker.controller) onNewVersion({ take: () => take(waiting) })
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours
  waiting.postMessage(takeOver)
}
