// Several guests stand in front of the camera, and the next one has the code ready. Only the code that is held up
// counts.
import type { Page } from '@playwright/test'
import { linkOf } from '#domain/link.ts'
import { addLink, drawn, hasItsList, scans, verdict } from './door.ts'
import type { HeldPhone } from './picture.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']

/** Opens a door of a list of these guests, with its camera on. Returns the picture of each guest's code. */
async function openGate(page: Page, product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  const guests = names.map((name) => ({
    email: `${name.toLowerCase()}@example.com`,
    merge_fields: { FNAME: name, LNAME: 'Example' },
  }))
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const contacts = await organiser.allContacts(list!)
  const pictures = guests.map(({ email }) => {
    const code = contacts.find((contact) => contact.email === email)?.qr_code
    return drawn(linkOf('https://listpass.example', code!))
  })
  await page.goto((await addLink(organiser, list!, 'Main gate')).url)
  await hasItsList(page)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  return pictures
}

// A frame of 1280 × 720 is shown in 4:3, and the corners are a square in it: from 366 to 914 across, and from 86 to 634 down.
const heldUp = (picture: HeldPhone['picture']): HeldPhone => ({ picture, x: 620, y: 380, side: 380 })
const inTheQueue = (picture: HeldPhone['picture'], place: number): HeldPhone => ({
  picture,
  x: place % 2 === 0 ? 1060 : 930,
  y: 300,
  side: 110,
})

test('each guest of a queue is checked in when their own code is held up', async ({
  page,
  product,
  organiser,
  camera,
}) => {
  const pictures = await openGate(page, product, organiser)
  for (const [place, picture] of pictures.slice(0, -1).entries()) {
    camera.showPhones([inTheQueue(pictures[place + 1]!, place), heldUp(picture)])
    await expect(verdict(page)).toContainText(names[place]!)
    await expect(scans(page)).toHaveCount(place + 1)
  }
})

test('two codes at once: the door checks in neither until one is left', async ({
  page,
  product,
  organiser,
  camera,
}) => {
  const pictures = await openGate(page, product, organiser)
  const left: HeldPhone = { picture: pictures[0]!, x: 480, y: 360, side: 240 }
  const right: HeldPhone = { picture: pictures[1]!, x: 820, y: 360, side: 250 }
  camera.showPhones([left, right])
  await expect(page.getByRole('status').filter({ hasText: 'Show one code at a time' })).toBeVisible()
  await expect(scans(page)).toHaveCount(0)
  camera.showPhones([right])
  await expect(verdict(page)).toContainText('Ben')
  await expect(page.getByText('Show one code at a time')).toBeHidden()
  // The first guest need not put the phone away before the second one is read.
  camera.showPhones([left, right])
  await expect(verdict(page)).toContainText('Ada')
  await expect(scans(page)).toHaveCount(2)
})

test('the code in the middle is outlined and counts, and the other waits for its turn @edge', async ({
  page,
  product,
  organiser,
  camera,
}) => {
  const pictures = await openGate(page, product, organiser)
  const atMiddle = (guest: number): HeldPhone => ({ picture: pictures[guest]!, x: 610, y: 360, side: 210 })
  const beside = (guest: number): HeldPhone => ({ picture: pictures[guest]!, x: 830, y: 360, side: 210 })
  camera.showPhones([beside(1), atMiddle(0)])
  await expect(verdict(page)).toContainText('Ada')
  await expect(page.getByText('This one')).toBeVisible()
  await expect(page.locator('g:has(polygon)')).toHaveCount(2)
  await expect(page.locator('g[data-is-chosen]')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'The one nearest the middle counts.' })).toBeVisible()
  await expect(scans(page)).toHaveCount(1)

  await test.step('the phones change their places', async () => {
    camera.showPhones([beside(0), atMiddle(1)])
    await expect(verdict(page)).toContainText('Ben')
    await expect(scans(page)).toHaveCount(2)
  })
  camera.showPhones([atMiddle(1)])
  await expect(page.locator('polygon')).toHaveCount(0)
})

test('a code outside the corners is not read, and a hint says where to hold it @edge', async ({
  page,
  product,
  organiser,
  camera,
}) => {
  const pictures = await openGate(page, product, organiser)
  camera.showPhones([{ picture: pictures[2]!, x: 1000, y: 360, side: 140 }])
  await expect(page.getByRole('status').filter({ hasText: 'Hold the code inside the corners' })).toBeVisible()
  await expect(scans(page)).toHaveCount(0)
  camera.showPhones([{ picture: pictures[2]!, x: 860, y: 360, side: 140 }])
  await expect(verdict(page)).toContainText('Cleo')
})
