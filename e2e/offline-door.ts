// Shared by stories of offline doors: a gate between the browser and the product, and functions that inspect the
// device.
import type { Page } from '@playwright/test'
import { contactsOfList } from '#contract/contacts.ts'
import { type ScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { hasItsList, typeCode } from './door.ts'
import { openGate, type Gate } from './gate.ts'
import { type Organiser } from './organiser.ts'
import { expect, test as story } from './story.ts'

export const test = story.extend<{ gate: Gate }>({
  gate: async ({ product }, give) => {
    const gate = await openGate(product)
    await give(gate)
    await gate.close()
  },
})

/** A door at this gate, with everything it needs to continue offline. */
export async function openReady(page: Page, gate: Gate, where: ScannerLink | string): Promise<void> {
  const path = typeof where === 'string' ? where : new URL(where.url).pathname
  await page.goto(`${gate.address}${path}`)
  await hasItsList(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** The start page shows at once, and its bar says that no one is signed in. */
export function isSignedOut(page: Page): Promise<void> {
  return expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' })).toBeVisible()
}

export async function signInBy(page: Page, gate: Gate, { email, password }: Organiser): Promise<void> {
  await page.goto(`${gate.address}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app$/)
}

/** A code that looks like a typo, but is right. */
export async function typeAnyway(page: Page, code: string): Promise<void> {
  await typeCode(page, code)
  const anyway = page.getByRole('button', { name: 'Check it anyway' })
  if (await anyway.isVisible()) await anyway.click()
}

export async function scanCount(organiser: Organiser, { id }: List, code: string): Promise<number | undefined> {
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: id } })
  return contacts.find(({ qr_code: held }) => held === code)?.scan_count
}

export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Everything the browser stores for the page, as text; sealed values as bytes. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const parts: string[] = []
    const plain = (_: string, value: unknown) => {
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value)
      return ArrayBuffer.isView(value) ? Array.from(value as Uint32Array) : value
    }
    const database = await ask(indexedDB.open('listpass-door'))
    for (const name of database.objectStoreNames) {
      parts.push(JSON.stringify(await ask(database.transaction(name).objectStore(name).getAll()), plain))
    }
    database.close()
    return [...parts, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n')
  })
}
