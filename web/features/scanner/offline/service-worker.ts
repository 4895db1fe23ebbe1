// The service worker that opens the scanner offline. It is registered only when a scanner is opened, so visitors of other pages
// get nothing of it.
import { trustedScript } from '../../../api/trusted-script.ts'
import type { DoorState } from '../door/door-state.ts'

/** `take` reloads the page with the new version. */
export type NewVersion = { take: () => void }

type Tell = { page: (page: DoorState['page']) => void; newVersion: (version: NewVersion) => void }

/** The page's message to the worker. The worker's script has the same word. */
export const takeOver = 'take-over'

/** How often to look for a new version, because a door stays open for a whole evening. */
const lookEveryMs = 30 * 60_000
/** A venue's network comes and goes, so a page that could not be saved is soon tried again. */
const tryAgainMs = 15_000

/** The development server has no service worker, and neither have some browsers in private browsing. */
const mayHaveWorker = import.meta.env.PROD && 'serviceWorker' in navigator

export function pageAtStart(): DoorState['page'] {
  // Only a worker that has saved all files controls a page.
  return mayHaveWorker && navigator.serviceWorker.controller ? 'kept' : 'saving'
}

/** `loadRest` loads the parts of a door that come after its reader. */
export function startServiceWorker(tell: Tell, loadRest: () => Promise<unknown>): () => void {
  if (!mayHaveWorker) return holdWithoutWorker(tell, loadRest)
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  let isStopped = false

  async function begin(): Promise<void> {
    try {
      const registration = await register()
      if (isStopped) return
      watch(registration, tell.newVersion)
      looking ??= setInterval(() => void registration.update().catch(() => {}), lookEveryMs)
      if (await isSaved(registration)) tell.page('kept')
      else later()
    } catch (error) {
      console.warn('The scanner opens with a connection only.', error)
      if (error instanceof DOMException && error.name === 'SecurityError') tell.page('refused')
      else later()
    }
  }

  function later() {
    if (!isStopped) timer = setTimeout(() => void begin(), tryAgainMs)
  }

  void begin()
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(looking)
  }
}

/** An open page goes on without a connection, once all its parts are loaded. */
function holdWithoutWorker(tell: Tell, loadRest: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    loadRest().then(
      () => tell.page('refused'),
      () => (timer = setTimeout(begin, tryAgainMs)),
    )
  }
  begin()
  return () => clearTimeout(timer)
}

function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('/sw.js'), { updateViaCache: 'none' })
}

/** Whether a worker has saved all files of the scanner. False once the first worker has failed to. */
async function isSaved(registration: ServiceWorkerRegistration): Promise<boolean> {
  const first = registration.installing ?? registration.waiting
  if (registration.active || !first) return registration.active !== null
  return new Promise((resolve) => {
    first.addEventListener('statechange', () => {
      if (first.state === 'activated') resolve(true)
      if (first.state === 'redundant') resolve(registration.active !== null)
    })
  })
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
