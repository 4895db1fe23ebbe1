// The guide in the product: at /guide for everyone, and behind Help on every screen of an organiser.
import type { Page } from '@playwright/test'
import { changeUser } from '#contract/auth.ts'
import { guidePages } from '#contract/guide.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, closeSheet, openMenu, typeCode, verdict } from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

const addresses = ['/guide', ...guidePages.map((page) => `/guide/${page}`)]

test('the guide is read from its contents to a page, and from page to page', async ({ page }) => {
  await page.goto('/guide')
  await expect(page).toHaveTitle('The guide for organisers – Listpass')
  await findsNoBarrier(page)
  await page.getByRole('table').getByRole('link', { name: 'Open the doors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open the doors' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Pages of the guide' }).locator('[aria-current="page"]'),
  ).toHaveText('Open the doors')
  await page.getByText('On this page').click()
  await page.getByRole('link', { name: '3. Bring it to the phones' }).first().click()
  await expect(page.getByRole('heading', { name: '3. Bring it to the phones' })).toBeInViewport()
  await page.getByRole('link', { name: 'Next Tables, parties and guests at the door' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tables, parties and guests at the door' })).toBeFocused()
  await page.getByRole('link', { name: 'Next The night itself' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The night itself' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Let in', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: "Green: checked in, with the guest's name" })).toBeVisible()
  await findsNoBarrier(page)
})

test('no link and no picture of the guide is dead', async ({ request, page }) => {
  const targets = new Set<string>()
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    for (const [, target] of (await answer.text()).matchAll(/(?:href|src)="(\/[^"#]*)/g)) targets.add(target!)
  }
  expect([...targets].filter((target) => target.endsWith('.png')).length).toBeGreaterThan(25)
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)
  expect((await request.get('/guide/nothing')).status()).toBe(404)
  await page.goto('/guide/nothing')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('nothing moves while the pictures of a page load @edge', async ({ page }) => {
  await page.addInitScript(noteShifts)
  await page.goto('/guide/doors')
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  }
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page of the guide can be read, fits each screen, and leads on @edge', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('article').innerText()).length, address).toBeGreaterThan(600)
      for (const width of [360, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
      }
    }
    await page.goto('/guide')
    await page.getByRole('article').getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What you need' })).toBeVisible()
  })
})

test('Help is on the screens of an organiser, and leads to the page about them @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  for (const [address, heading] of [
    ['/app', 'Connect and choose a list'],
    [`/app/qr-manager/${list.id}`, 'Set the list up'],
    [`/app/qr-manager/${list.id}/tonight`, 'The night itself'],
    [`/app/qr-manager/${list.id}/doors`, 'Open the doors'],
    [`/app/qr-manager/${list.id}/occasions`, 'More than one night'],
    ['/account/team', 'Working together'],
    ['/scanner', 'The night itself'],
  ] as const) {
    await page.goto(address)
    await expectHelp(page, heading)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app')
  await expectHelp(page, 'Connect and choose a list')

  await organiser.call(changeUser, { body: { language: 'de' } })
  await page.goto('/app')
  await page.getByRole('banner').getByRole('link', { name: 'Hilfe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verbinden und eine Liste wählen' })).toBeVisible()
  await expect(page).toHaveURL('/de/guide/connect')
})

test('a team’s own address has the guide too @edge', async ({ page }) => {
  await page.goto('/t/019a8f00-0000-7000-8000-000000000001/guide/doors')
  await expect(page.getByRole('heading', { level: 1, name: 'Open the doors' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2. Choose its rights' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Who is inside' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is inside' })).toBeVisible()
  await page.goto('/t/019a8f00-0000-7000-8000-000000000001/guide/connect')
  await page.getByRole('article').getByRole('link', { name: 'ask their owner to invite you' }).click()
  await expect(page.getByRole('heading', { name: '7. One audience, one team' })).toBeInViewport()
})

test('at a door the guide opens in a new tab, and scanning goes on @edge', async ({ phone, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  const menu = await openMenu(phone)
  const [guide] = await Promise.all([
    phone.waitForEvent('popup'),
    menu.getByRole('link', { name: 'Guide for door staff' }).click(),
  ])
  await expect(guide.getByRole('heading', { level: 1, name: 'The page for door staff' })).toBeVisible()
  await findsNoBarrier(guide)
  await guide.close()
  await closeSheet(phone)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada')
})

async function expectHelp(page: Page, heading: string): Promise<void> {
  const help = page.getByRole('banner').getByRole('link', { name: 'Help' })
  const box = (await help.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await help.click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('main h2').first()).toBeVisible()
}

/** Runs in the page: adds up how far things move without the reader's doing. */
function noteShifts(): void {
  const kept = globalThis as unknown as { shifted: number }
  kept.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) kept.shifted += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
