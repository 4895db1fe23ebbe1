// The organiser's look: name, logo, colour and place, with a preview, in the settings of a list.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findsNoBarrier } from './barriers.ts'
import { enterList, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const card = (page: Page) => page.getByRole('region', { name: 'How guests see it' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of the page that guests open' })

async function openList(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 2)
  const [list] = await organiser.connect(account.apiKey)
  const [contact] = await organiser.generateCodes(list!)
  return { list: list!, code: contact!.qr_code! }
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M1 1h7v7H1z"/></svg>`)

test('an organiser gives a list a look, sees it before it is saved, and guests get it', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, code } = await openList(product, organiser)
  await enterList(page, organiser, list, 'settings#look-for-guests')
  const look = card(page)

  await test.step('the preview follows what is typed', async () => {
    await look.getByLabel('Your name (optional)').fill('Harbour Events')
    await look.getByLabel('Place (optional)').fill('Harbour Hall, Quay 4')
    await look.getByLabel('Colour as a code').fill('#17324D')
    await look.getByLabel('Show the guest’s name on the page').check()
    await expect(preview(page)).toContainText('Harbour Events')
    await expect(preview(page)).toContainText('Harbour Hall, Quay 4')
    await expect(preview(page)).toContainText('Zoë van der Meer')
    await expect(look.getByText('Text on it is white.')).toBeVisible()
    await look.getByLabel('Colour as a code').fill('#7a7a7a')
    await expect(look.getByText(/Guests see black instead/)).toBeVisible()
    await findsNoBarrier(page)
  })

  await test.step('a text that is no colour is refused at its field, and nothing is lost', async () => {
    await look.getByLabel('Colour as a code').fill('dark blue')
    await look.getByRole('button', { name: 'Save' }).click()
    await expect(look.getByLabel('Colour as a code')).toHaveAccessibleDescription(
      /Please enter a colour such as #17324d/,
    )
    await expect(look.getByLabel('Your name (optional)')).toHaveValue('Harbour Events')
    await look.getByLabel('Colour as a code').fill('#17324d')
    await look.getByRole('button', { name: 'Save' }).click()
    await expectMessage(page, 'Look saved.')
  })

  await test.step('files that are no logo are refused with a sentence', async () => {
    const choose = async (name: string, mimeType: string, buffer: Buffer) =>
      look.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
    await choose('logo.png', 'image/png', Buffer.from('<html>not a picture</html>'))
    await expect(look.getByRole('alert')).toContainText('Please choose a PNG or SVG file.')
    await choose('logo.svg', 'image/svg+xml', svg('<script>alert(1)</script>'))
    await expect(look.getByRole('alert')).toContainText('This SVG has scripts')
    await choose('huge.png', 'image/png', Buffer.alloc(600 * 1024))
    await expect(look.getByRole('alert')).toContainText('The logo may have at most 512 KB.')
    await choose('logo.svg', 'image/svg+xml', svg(''))
    await expectMessage(page, 'Logo saved.')
    await expect(look.getByRole('alert')).toHaveCount(0)
    const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#c00' } })
      .png()
      .toBuffer()
    const shown = look.getByRole('img', { name: 'Logo' })
    const before = (await shown.getAttribute('src'))!
    await choose('logo.png', 'image/png', png)
    // The SVG is shown until the PNG is saved in its place.
    await expect(shown).not.toHaveAttribute('src', before)
    await findsNoBarrier(page)
  })

  await test.step('a guest sees it', async () => {
    await phone.goto(`/q/${code}/scan`)
    await expect(phone.getByText('Harbour Events')).toBeVisible()
    await expect(phone.locator('header')).toHaveCSS('background-color', 'rgb(23, 50, 77)')
    const logo = phone.locator('.organiser img')
    expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(64)
  })

  await test.step('the logo is removed', async () => {
    await look.getByRole('button', { name: 'Remove the logo' }).click()
    await expect(look.getByRole('button', { name: 'Choose a logo' })).toBeVisible()
    await page.reload()
    await expect(look.getByLabel('Your name (optional)')).toHaveValue('Harbour Events')
  })
})

test('the look can be tried again when it could not be loaded or saved @edge', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  const path = `**/api/lists/${list.id}/branding`
  await page.route(path, (route) => route.fulfill({ status: 500, json: { success: false, message: '' } }))
  await page.goto(`/app/qr-manager/${list.id}/settings#look-for-guests`)
  await expect(card(page).getByRole('alert')).toContainText('Your look couldn’t be loaded')
  await page.unroute(path)
  await card(page)
    .getByRole('button', { name: /try again/i })
    .click()
  await card(page).getByLabel('Your name (optional)').fill('Harbour Events')
  await page.route(path, (route) => route.abort())
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page).getByRole('alert')).toBeVisible()
  await expect(card(page).getByLabel('Your name (optional)')).toHaveValue('Harbour Events')
  await page.unroute(path)
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, 'Look saved.')
})
