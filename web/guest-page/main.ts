// The script of the page of a code. The page is whole without it.
import './guest-page.css'
import './without-colours.css'
import { onKiosk, readKiosk } from '../product/kept-kiosk.ts'
import { isGuestPage } from '../service-worker/guest-paths.ts'
import { readToken } from '../api/session-token.ts'
import { wasDoor } from '../features/scanner/door/was-door.ts'
import { offerCode } from '../product/code-in-hand.ts'
import { paths } from '../product/paths.ts'
import { trustedScript } from '../api/trusted-script.ts'

/** Any address that a guest types at a kiosk leads back to it, in every tab. */
function holdAtKiosk(): boolean {
  const kiosk = readKiosk()
  if (kiosk) location.replace(kiosk.place)
  return kiosk !== undefined
}

/** A link that was shortened or escaped on its way becomes the page's own, because a browser keeps the page at that. */
function showOwnAddress(): void {
  const own = document.querySelector<HTMLElement>('.ticket')?.dataset['path']
  if (own !== undefined && !isGuestPage(location.pathname)) history.replaceState(null, '', own)
}

onKiosk(holdAtKiosk)
if (!holdAtKiosk()) {
  showOwnAddress()
  keepPage()
  if (/\/direct\/?$/i.test(location.pathname)) void offerToDoor()
}

/**
 * For the address that staff may open (DESIGN §2). If a scanner is open in this browser, it asks about the code. Otherwise
 * a signed-in organiser goes to the scanner with the code, and everyone else stays. A browser that was a door by scanner
 * link reads where to open it, because that address is not stored. Opening the link never counts a scan.
 */
async function offerToDoor(): Promise<void> {
  const code = location.pathname.split('/')[2] ?? ''
  const door = document.querySelector<HTMLElement>('#door')
  if (!door) return
  if (await offerCode(code)) door.textContent = door.dataset['taken'] ?? ''
  else if (await isSignedIn()) location.replace(paths.scannerWith(code))
  else if (await wasDoor()) door.textContent = door.dataset['ofDoor'] ?? ''
}

/**
 * Only Listpass's own 401 means that the session has ended. Without an answer, or with another's such as a Wi-Fi's log-in
 * page, the person still counts as signed in, and goes to the scanner.
 */
async function isSignedIn(): Promise<boolean> {
  const token = readToken()
  if (token === undefined) return false
  try {
    const answer = await fetch('/api/user', { headers: { authorization: `Bearer ${token}` } })
    if (answer.status !== 401) return true
    const { success } = (await answer.json()) as { success?: unknown }
    return success !== false
  } catch {
    return true
  }
}

/**
 * Keeps this page in the browser, so that it opens in a hall without a network, and then says so. Its worker is not the
 * scanner's: a guest loads none of the scanner's files. The worker serves only pages below the first part of this
 * address. A printed code may have this part in capitals.
 */
function keepPage(): void {
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
