// A busy year: many lists, contacts and scans, and very long names. LISTPASS_PROVE=full makes 200 lists, 10,000
// contacts and as many scans. Otherwise there is enough of each for several pages.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { handInScans } from '#contract/scanning.ts'
import type { Contact } from '#contract/contacts.ts'
import type { List } from '#contract/list.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { handInLimit } from '#contract/limits.ts'
import { guestTable, openPart } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const lists = isFull ? 200 : 60
const contacts = isFull ? 10_000 : 120
const scans = isFull ? 10_000 : 120
/** One word wider than the screen, and many short ones. */
const longName = `Members and friends of ${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)} `
  .padEnd(200, 'and their guests ')
  .slice(0, 200)
/** The number of table rows on the page, however long the whole table is. */
const mostRows = 50

test('200 lists with names of 200 characters: found by name, page by page, on every width', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount(longName)
  for (let place = 1; place <= lists; place++)
    await product.sandbox.addAudience(account, `${place} ${longName}`.slice(0, 200), 0)
  const connected = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await countShifts(page)

  await test.step('the dashboard', async () => {
    await page.goto('/app')
    await expect(page.getByText(`Page 1 of ${Math.ceil(lists / 25)}`)).toBeVisible()
    await expectToFit(page, 25)
    const find = page.getByLabel('Find a list by its name or ID')
    await find.fill('no such list')
    await expect(page.getByText('No lists match.')).toBeVisible()
    await find.fill(connected.at(-1)!.list_id.toUpperCase())
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await find.fill('')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(`Page 2 of ${Math.ceil(lists / 25)}`)).toBeVisible()
  })

  await test.step('the second step of the setup: what was chosen stays chosen on the other pages', async () => {
    await page.goto('/setup/audience')
    await page.getByRole('radio').nth(3).check()
    await expectToFit(page, 25)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByLabel('Find an audience by its name').press('Enter')
    await expect(page.getByText(`Page 2 of ${Math.ceil(lists / 25)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/setup/complete')
  })

  await test.step('the choice of a list for the scanner', async () => {
    await page.goto('/scanner')
    await expect(page.getByText(`Page 1 of ${Math.ceil(lists / 25)}`)).toBeVisible()
    await expectToFit(page, 25)
  })
})

test('10,000 contacts and as many scans: the page holds only the visible part, and nothing moves', async ({
  page,
  organiser,
  product,
}) => {
  const list = await prepareContacts(organiser, product)
  const found = await organiser.call(contactsOfList, { params: { listId: list.id } })
  await scanAll(organiser, list, found.contacts)
  await organiser.signIn(page)
  await countShifts(page)
  await page.goto(`/app/qr-manager/${list.id}/results`)
  await expect(page.getByRole('region', { name: 'Scan log' }).getByRole('row').first()).toBeVisible()
  await expectToFit(page, mostRows)
  await openPart(page, 'Guests')
  await expect(guestTable(page).getByRole('row')).toHaveCount(26)
  await expectToFit(page, mostRows)
  await page.getByRole('link', { name: 'Print A–Z' }).click()
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
})

async function prepareContacts(organiser: Organiser, product: Product): Promise<List> {
  const account = await product.sandbox.addAccount()
  const members = Array.from({ length: contacts }, (_, place) => ({
    email: `guest${String(place).padStart(5, '0')}.${'with.a.long.address'.repeat(2)}@${'example'.repeat(6)}.com`,
    merge_fields: { FNAME: longName, LNAME: `${place}` },
  }))
  await product.sandbox.addAudience(account, longName, members)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  return list!
}

/** Scans from offline doors: the first of each code counts, the others are refused. */
async function scanAll(organiser: Organiser, list: List, people: readonly Contact[]): Promise<void> {
  for (let done = 0; done < scans; done += handInLimit) {
    const group = Array.from({ length: Math.min(handInLimit, scans - done) }, (_, place) => ({
      qr_code: people[(done + place) % people.length]!.qr_code!,
      scan_id: randomUUID(),
      scanned_at: new Date().toISOString(),
      told: 'ok' as const,
    }))
    await organiser.call(handInScans, { params: { listId: list.id }, body: { scans: group } })
  }
}

/**
 * No table is longer than one page of rows, nothing is wider than the screen, and nothing jumped while it was drawn.
 */
async function expectToFit(page: Page, most: number): Promise<void> {
  const before = page.viewportSize()!
  expect(await page.evaluate(() => shifted)).toBeLessThan(0.05)
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { widest, rows } = await page.evaluate(() => ({
      widest: document.documentElement.scrollWidth,
      rows: document.querySelectorAll('tbody tr, input[type=radio], main li').length,
    }))
    expect(widest, `${page.url()} at ${width}`).toBeLessThanOrEqual(width)
    expect(rows, page.url()).toBeLessThanOrEqual(most + 50)
  }
  await page.setViewportSize(before)
}

declare const shifted: number

/** Layout shifts that Chromium reports as unexpected; shifts after a resize or a click do not count. */
function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(globalThis, { shifted: shifted + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
