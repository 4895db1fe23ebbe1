// The set-up of every story: the running product, a browser with a fake camera, and no policy violation.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type Page, type BrowserContext, type Worker } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { createFakeCamera, type FakeCamera } from './fake-camera.ts'
import { hideSandbox } from './sandbox-admin.ts'
import { witness } from './evidence/witness.ts'
import { registerOrganiser, type Organiser } from './organiser.ts'
import { startProduct, type Product } from './product.ts'
import { recordMessages } from './shown-messages.ts'

// Browser complaints about our own pages: policy violations, uncaught errors, missing files.

/**
 * Policy violations, recognised by their text on the console. It includes those that a worker logged before we
 * listened.
 */
const violation = /Content.Security.Policy|Permissions.policy|Trusted(Script|HTML|Type)/i

/** Records everything that any page or worker of this context logs from now on. */
async function listenForComplaints(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (violation.test(message.text())) complaints.push(message.text())
  })
  context.on('response', (response) => {
    // A server that is late puts files off, too (decision 25). Then the file is not missing, and the machine is slow.
    if (!response.url().includes('/assets/') || response.ok() || response.status() === 503) return
    complaints.push(`${response.status()} ${response.url()}`)
  })
  await context.exposeBinding('complainOfViolation', (_, said: string) => complaints.push(said))
  await context.addInitScript(tellOfViolations)
  context.on('page', listenToWorkers)
}

/** Runs in the page, before any of its scripts. */
function tellOfViolations(): void {
  const { complainOfViolation: tell } = globalThis as unknown as { complainOfViolation: (said: string) => void }
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`Content Security Policy: ${event.effectiveDirective} refused ${event.blockedURI} in ${event.sourceFile}`)
  })
}

/** A worker cannot call our functions, so its console messages are recorded like a page's. */
function listenToWorkers(page: Page): void {
  page.on('worker', (worker: Worker) => {
    // The worker may have ended already.
    worker.evaluate(sayViolations).catch(() => {})
  })
}

function sayViolations(): void {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI} in a worker`)
  })
}

/** Chromium obeys only the last of these switches, so this one repeats Playwright's values. The rest are Chromium's. */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Without this, each window gets Chromium's own pages for its buttons and address field. No story sees them, and they
  // took four fifths of the processor time of an empty window (2026-11). A spare process would wait for the next page.
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

const flags = [
  `--disable-features=${unwanted.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

const ofPhones = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
}

type OfWorker = { product: Product; camera: FakeCamera }
type OfTest = {
  permission: 'granted' | 'denied'
  /** Whether browsers install the offline scanner. It costs each browser a second. */
  keepsScanner: boolean
  /** Whether Mailchimp is the sandbox, as far as browsers hear. Then even an address of this machine serves. */
  isTrial: boolean
  organiser: Organiser
  complaints: string[]
  witness: void
  phone: Page
}

export const test = base.extend<OfTest, OfWorker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here
    async ({}, give) => {
      const product = await startProduct()
      await give(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  camera: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const folder = mkdtempSync(join(tmpdir(), 'listpass-camera-'))
      await give(createFakeCamera(join(folder, 'camera.y4m')))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ camera }, give) => {
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        // Chromium refuses to start its sandbox as root.
        chromiumSandbox: process.getuid?.() !== 0,
        args: [...flags, `--use-file-for-fake-video-capture=${camera.path}`],
      })
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, give) => give(product.address),
  permission: ['granted', { option: true }],
  keepsScanner: [false, { option: true }],
  isTrial: [true, { option: true }],
  context: async ({ context, camera, permission, keepsScanner, isTrial }, give) => {
    camera.showNothing()
    if (!keepsScanner) await context.addInitScript(keepNoScanner)
    if (!isTrial) await hideSandbox(context)
    if (permission === 'granted') await context.grantPermissions(['camera', 'clipboard-read', 'clipboard-write'])
    await give(context)
  },
  organiser: async ({ product }, give) => give(await registerOrganiser(product)),

  /** Records the traffic between browser and product, to search it for leaks afterwards. */
  witness: [
    async ({ context, product }, give) => {
      const seen = witness(context, product)
      await give()
      await seen()
    },
    { auto: true },
  ],

  /** A second browser without the organiser's data: a phone of door staff. */
  phone: async ({ browser, product, complaints, contextOptions, keepsScanner }, give) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: product.address, ...ofPhones })
    await context.grantPermissions(['camera'])
    if (!keepsScanner) await context.addInitScript(keepNoScanner)
    const seen = witness(context, product)
    await listenForComplaints(context, complaints)
    await recordMessages(context)
    await give(await context.newPage())
    await seen()
    await context.close()
  },

  /** The browser's complaints about our own pages. Any complaint fails the story. */
  complaints: [
    async ({ context }, give) => {
      const complaints: string[] = []
      await listenForComplaints(context, complaints)
      await recordMessages(context)
      await give(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page, before any of its scripts: a browser without service workers. */
function keepNoScanner(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

export { expect }
