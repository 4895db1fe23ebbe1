// The actions of door staff on their phones: each is on the screen and large enough for a thumb.
import type { Locator, Page } from '@playwright/test'
import { openDoor, scans, typeCode, verdict } from './door.ts'
import { expect, test } from './story.ts'

test.use({ isMobile: true, hasTouch: true })

/** Shown within the width of the screen, and at least 44 pixels both ways. */
async function isForThumbs(page: Page, action: Locator): Promise<void> {
  await action.scrollIntoViewIfNeeded()
  await expect(action).toBeVisible()
  const box = (await action.boundingBox())!
  const what = `${await action.innerText()} ${JSON.stringify(box)}`
  expect(Math.min(box.width, box.height), what).toBeGreaterThanOrEqual(44)
  expect(box.x, what).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width, what).toBeLessThanOrEqual(page.viewportSize()!.width)
}

async function tap(page: Page, action: Locator): Promise<void> {
  await isForThumbs(page, action)
  await action.tap()
}

for (const width of [390, 320]) {
  test(`${width} px wide: staff admit, refuse, undo, type, search, and open the menu`, async ({
    page,
    organiser,
    product,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const { codes } = await openDoor(page, product, organiser)
    await isForThumbs(page, page.getByRole('button', { name: 'Allow Camera Access' }))
    await tap(page, page.getByRole('button', { name: 'Type a code' }))
    await isForThumbs(page, page.getByRole('button', { name: 'Check code' }))
    await typeCode(page, codes[0]!)
    await expect(verdict(page)).toContainText('Ada Brightwell')
    await tap(page, page.getByRole('button', { name: 'Undo the last scan: Ada Brightwell' }))
    await tap(page, page.getByRole('alertdialog', { name: 'Undo' }).getByRole('button', { name: 'Undo check-in' }))
    await expect(scans(page).first()).toContainText('Undone')

    await tap(page, page.getByRole('button', { name: 'Find by name' }))
    await page.getByLabel('Name or email').fill('ada')
    await tap(page, page.getByRole('button', { name: 'Check in: Ada Brightwell' }))
    await expect(scans(page).first()).toContainText('by name')
    await isForThumbs(page, page.getByRole('button', { name: 'Undo the last scan: Ada Brightwell' }))
    await typeCode(page, codes[0]!)
    await expect(verdict(page)).toContainText('Already used')
    await tap(page, page.getByRole('button', { name: 'Menu' }))
    await isForThumbs(page, page.getByRole('button', { name: 'Undo: Ada Brightwell' }))
    await tap(page, page.getByRole('button', { name: 'Close' }))
    // Without a picture they can do nothing.
    for (const name of ['Light', 'Zoom']) await expect(page.getByRole('button', { name })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('first-time cards are shown until the camera was on, and then under Help @edge', async ({
  page,
  organiser,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDoor(page, product, organiser)
  const cards = page.getByRole('region', { name: 'How it works' })
  await expect(cards).toBeVisible()
  await page.reload()
  await expect(cards, 'the camera has not been on yet').toBeVisible()
  await page.getByRole('button', { name: 'Allow Camera Access' }).tap()
  await expect(page.locator('[data-phase="active"]')).toBeVisible()
  await expect(cards).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeVisible()
  await expect(cards).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByText('Help', { exact: true }).tap()
  await expect(cards).toBeVisible()
})
