// Browser complaints about our own pages: policy violations, uncaught errors, missing files.
import type { BrowserContext, Page, Worker } from '@playwright/test'

/**
 * Policy violations, recognised by their text on the console. It includes those that a worker logged before we
 * listened.
 */
const violation = /Content.Security.Policy|Permissions.policy|Trusted(Script|HTML|Type)/i

/** Records everything that any page or worker of this context logs from now on. */
export async function listenForComplaints(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (violation.test(message.text())) complaints.push(message.text())
  })
  context.on('response', (response) => {
    if (response.url().includes('/assets/') && !response.ok()) complaints.push(`${response.status()} ${response.url()}`)
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
