import { trustedScript } from '../api/trusted-script.ts'

/**
 * Keeps this page in the browser, so that it opens in a hall without a network, and then says so. Its worker is not the
 * scanner's: a guest loads none of the scanner's files. The worker serves only pages below the first part of this
 * address. A printed code may have this part in capitals.
 */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !document.querySelector('.ticket')) return
  addEventListener('load', () => void keep().catch((error: unknown) => console.warn('The page is not kept.', error)))
}

async function keep(): Promise<void> {
  const scope = `/${location.pathname.split('/')[1] ?? ''}/`
  const registration = await navigator.serviceWorker.register(trustedScript('/guest-page-sw.js'), {
    scope,
    updateViaCache: 'none',
  })
  const worker = await activeWorker(registration)
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    if (data === true) document.querySelector('#saved')?.setAttribute('data-is-saved', '')
    port1.close()
  })
  port1.start()
  worker.postMessage({ keep: [location.pathname, ...filesOfPage()] }, [port2])
}

/** Scripts, fonts and the logo that this page has loaded. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|logo)\//.test(pathname))
    .map(({ pathname }) => pathname)
}

/** The first registration of a browser activates after a moment. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active) return registration.active
  const worker = registration.installing ?? registration.waiting
  if (!worker) throw new Error('The worker is gone.')
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The worker could not start.'))
    })
  })
}
