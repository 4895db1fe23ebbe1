// The worker that opens the scanner without a connection. It is asked for where somebody opens a scanner, and only there:
// visitors of the other pages get nothing of it.
import { trustedScript } from '../../../api/trusted-script.ts'

/** `take` reloads the page with the new version. */
export type NewVersion = { take: () => void }

/** The worker knows this word from its page. */
export const takeOver = 'take-over'

/** A door stays open for a whole evening. */
const lookEveryMs = 30 * 60_000

export function startServiceWorker(onNewVersion: (version: NewVersion) => void): () => void {
  // Where pages are served as they are written, there is none.
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

/** A new version waits until somebody says so: never in the middle of a scan. */
function watch(registration: ServiceWorkerRegistration, onNewVersion: (version: NewVersion) => void): void {
  function look() {
    const { waiting } = registration
    // The first version of all replaces nothing.
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
