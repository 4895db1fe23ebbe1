import type { APIRequestContext, Page } from '@playwright/test'
import { noteFlashes } from './flashes.ts'
import { createFields, guestName, guestTable, openPart } from './manager.ts'
import { until } from './organiser.ts'
import { readPng, type Picture } from './picture.ts'
import { expect, test } from './story.ts'

const listName = 'Summer gala guests'

test('an organiser registers, gives every contact a code, and checks one in at the door', async ({
  page,
  request,
  product,
  camera,
}) => {
  await test.step('register', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await page.getByLabel('Name').fill('Noor Bakker')
    await page.getByLabel('Email').fill('story@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByLabel('Repeat password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    // The message stays for 5 s, and the dashboard may come later than that.
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Registration successful!')
    await expect(page.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
    await expect(page).toHaveURL('/app')
  })

  await test.step('connect Mailchimp with the printed key, and sync', async () => {
    await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Mailchimp Account' })
    await dialog.getByLabel('Account name').fill('Our events')
    await dialog.getByLabel('API key').fill(product.apiKey)
    await dialog.getByRole('button', { name: 'Connect Account' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Sync Lists' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Lists synced successfully')
  })

  const row = page.getByRole('row', { name: listName })
  await expect(row.getByText('Not Created')).toBeVisible()
  await row.getByRole('link', { name: `Manage QR Codes: ${listName}` }).click()

  await test.step('create the fields', async () => {
    await expect(page.getByRole('heading', { level: 1, name: listName })).toBeVisible()
    await expect(page.getByText('Complete step 1 first')).toBeVisible()
    await createFields(page)
    await expect(page.getByText('Complete step 1 first')).toBeHidden()
    await openPart(page, 'Email')
    await expect(page.getByRole('region', { name: 'HTML for your campaign' })).toContainText('/qr-code/*|QRCODE|*')
  })

  await test.step('generate, and follow the progress through a reload', async () => {
    await openPart(page, 'QR Code Manager')
    await page.getByRole('button', { name: 'Generate QR codes' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'This will generate QR codes for all existing contacts in this list. Continue?',
    )
    await question.getByRole('button', { name: 'Generate QR codes' }).click()
    await expect(page.getByRole('progressbar', { name: 'Codes generated' })).toBeVisible()
    await page.reload()
    // The next step is unlocked once every contact has a code.
    await expect(page.getByRole('button', { name: 'Setup Webhook' })).toBeVisible()
  })

  await openPart(page, 'Guests')
  const guest = guestTable(page).getByRole('row').filter({ hasText: '0 of 1' }).first()
  const email = (await guest.locator('small').textContent())!
  const picture = await pictureOf(page, request, email)

  await test.step('open the scanner and allow the camera', async () => {
    await page.getByRole('link', { name: 'Open scanner' }).click()
    await expect(page.getByText('Connected to list:')).toBeVisible()
    await page.getByRole('button', { name: 'Allow Camera Access' }).click()
    await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
  })

  const scans = page.getByRole('region', { name: 'Latest scans' }).getByRole('listitem')
  const verdict = page.getByRole('region', { name: 'Last result' })
  const lockedForFrames = 2.5 * camera.framesPerSecond
  const tookColour = await noteFlashes(page)

  await test.step('the first scan is green and counts', async () => {
    camera.showPhone(picture)
    await tookColour('green')
    await expect(verdict).toContainText('Checked in')
    await expect(verdict).toContainText('Scan 1 of 1')
    await expect(scans).toHaveCount(1)
    await expect(scans.first()).toContainText('Scanned:')
  })

  await test.step('held in view it does not count again', async () => {
    await framesPass(page, lockedForFrames)
    await expect(scans).toHaveCount(1)
  })

  await test.step('after it left for longer than the lock it is refused, and the door reads when it was used', async () => {
    const overlay = page.getByText('ERROR!').waitFor()
    camera.showNothing()
    await framesPass(page, lockedForFrames)
    camera.showPhone(picture)
    await overlay
    await tookColour('dark-red')
    await expect(verdict).toContainText('Already used')
    await expect(verdict).toContainText(/First scan: .*\d{2}:\d{2}, Noor Bakker/)
    await expect(scans).toHaveCount(2)
  })

  await test.step('Mailchimp hears of it within seconds', async () => {
    const listId = new URL(page.url()).pathname.split('/').at(-1)!
    await until(async () => {
      const { merge_fields: fields } = await product.sandbox.readMember(product.apiKey, listId, email)
      return fields['QRSCANS'] === 1
    })
  })
})

/** The image as the contact's mail program gets it: the bytes of `/qr-code/{code}`. */
async function pictureOf(page: Page, request: APIRequestContext, email: string): Promise<Picture> {
  await guestName(page, email).click()
  const dialog = page.getByRole('dialog')
  const address = await dialog.getByRole('img', { name: `QR code of ${email}` }).getAttribute('src')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const answer = await request.get(address!)
  expect(answer.headers()['content-type']).toBe('image/png')
  return readPng(await answer.body())
}

/** Waits for this many camera frames, which is how the scanner measures time. */
async function framesPass(page: Page, frames: number): Promise<void> {
  await page.locator('video').evaluate(
    (video: HTMLVideoElement, frames) =>
      new Promise<void>((resolve) => {
        let left = frames
        const count = () => (--left <= 0 ? resolve() : video.requestVideoFrameCallback(count))
        video.requestVideoFrameCallback(count)
      }),
    frames,
  )
}
