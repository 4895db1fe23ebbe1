// Common actions of staff at a door, and what they see.
import type { Locator, Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { addScannerLink } from '#contract/doors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { isOwnCode } from '#domain/code.ts'
import { openList, type Organiser } from './organiser.ts'
import type { Picture } from './picture.ts'
import type { Product } from './product.ts'
import { expect } from './story.ts'

/**
 * A list with two guests, and the organiser's scanner of it on the screen. Returns the codes in the order of the
 * guests.
 */
export async function openDoor(
  page: Page,
  product: Product,
  organiser: Organiser,
): Promise<{ list: List; codes: string[] }> {
  const opened = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto(`/scanner/${opened.list.list_id}`)
  await expect(doorBar(page)).toBeAttached()
  return opened
}

/** A scanner link of the list, with the rights that are named. */
export async function addLink(
  organiser: Organiser,
  { id }: Pick<List, 'id'>,
  label: string,
  more: Partial<BodyOf<typeof addScannerLink>> = {},
) {
  const body = { label, may_check_in_by_name: false, expires_at: null, ...more }
  return (await organiser.call(addScannerLink, { params: { listId: id }, body })).link
}

/**
 * Opens the door's menu, unless it is open: everything that is not used in a queue is there. A verdict that comes while it
 * opens closes it. Then it is opened again.
 */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: 'QR Code Scanner' })
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Menu/ }).click({ timeout: 10_000 })
    await expect(menu).toBeVisible({ timeout: 5000 })
  }).toPass()
  return menu
}

/** Back to the camera. */
export async function closeSheet(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close', exact: true })
  if (await close.isVisible()) await close.click()
}

/** The sheet of the previous code may close while this code is typed. Then the sheet is opened again. */
export async function typeCode(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Code', { exact: true })
  await expect(async () => {
    if (!(await field.isVisible())) {
      await closeSheet(page)
      await page.getByRole('button', { name: 'Type a code' }).click()
    }
    await field.fill(text, { timeout: 10_000 })
    await page.getByRole('button', { name: 'Check code' }).click({ timeout: 10_000 })
  }).toPass()
}

/** Opens the search by name, and answers its field. */
export async function findByName(page: Page): Promise<Locator> {
  const field = page.getByLabel('Name or email')
  if (!(await field.isVisible())) {
    await closeSheet(page)
    await page.getByRole('button', { name: 'Find by name' }).click()
  }
  return field
}

/** The last verdict in words. Its large form folds after some seconds, and the words stay. */
export function verdict(page: Page): Locator {
  return page.getByRole('region', { name: 'Last result' })
}

/** The log: beside the camera on a large screen, and in the menu of a phone. */
export function scans(page: Page): Locator {
  const log = page.getByRole('region', { name: 'Latest scans', includeHidden: true })
  return log.getByRole('listitem', { includeHidden: true })
}

/** The card of the list, in the same places. */
export function listCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Connected to list:', includeHidden: true })
}

/** The door's own status line. */
export function doorBar(page: Page): Locator {
  return page.getByRole('status', { name: 'State of this door' })
}

/** Waits until the door can decide offline. */
export async function hasItsList(page: Page): Promise<void> {
  await expect(doorBar(page)).toHaveText('Connected.')
}

/** A hardware reader with an American layout, on a computer with another layout. The computer understands `seen`. */
export async function readByReader(
  page: Page,
  text: string,
  seen: Record<string, string> = {},
  end = 'Enter',
): Promise<void> {
  const presses = Array.from(text, (character) => ({ key: seen[character] ?? character, ...placeOf(character) }))
  await page.evaluate(
    ({ presses, end }) => {
      // Each event has the time at which it was made. Events made one after the other are as quick as a reader's, even
      // if a busy page handles them later.
      const keys = [...presses, { key: end, code: end, shiftKey: false }]
      const events = keys.map((press) => new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))
      for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event)
    },
    { presses, end },
  )
}

/** The key of a character on an American keyboard. */
function placeOf(character: string): { code: string; shiftKey: boolean } {
  if (/[A-Z]/i.test(character)) return { code: `Key${character.toUpperCase()}`, shiftKey: /[A-Z]/.test(character) }
  if (/\d/.test(character)) return { code: `Digit${character}`, shiftKey: false }
  const places: Record<string, [string, boolean]> = {
    ':': ['Semicolon', true],
    '/': ['Slash', false],
    '.': ['Period', false],
    '-': ['Minus', false],
    '\\': ['Backslash', false],
    ']': ['BracketRight', false],
  }
  const [code, shiftKey] = places[character] ?? ['', false]
  return { code, shiftKey }
}

/** A QR code drawn by a library instead of the product. */
export function drawn(text: string): Picture {
  const scale = 8
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = modules.length * scale
  const luma = new Uint8Array(side * side).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) if (modules[Math.floor(y / scale)]![Math.floor(x / scale)]) luma[y * side + x] = 0
  }
  return { width: side, height: side, luma }
}

/** The code with two neighbours swapped, as a hurried person types it. */
export function withTypo(code: string): string {
  for (let place = 0; place < 23; place++) {
    const mistyped = code.slice(0, place) + code[place + 1]! + code[place]! + code.slice(place + 2)
    if (mistyped !== code && !isOwnCode(mistyped)) return mistyped
  }
  throw new Error('A code of one symbol only')
}

/** Gives the screen to guests. */
export async function startKiosk(page: Page, pin: string): Promise<void> {
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByLabel('PIN again').fill(pin)
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(page.getByRole('button', { name: 'Leave kiosk' })).toBeVisible()
}
