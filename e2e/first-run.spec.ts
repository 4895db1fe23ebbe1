// From the end of the set-up to the door: a scan with the organiser's own phone that counts nothing, and the next steps.
import type { Page } from '@playwright/test'
import { checkStatus } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { redeemScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { linkOf } from '#domain/link.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, drawn, verdict } from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const nextOf = (page: Page) => steps(page).locator('[aria-current=step]')

/** The address in the code on the screen. The phone of a story has no camera to read it. */
async function addressOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Open the scanner here' })
  await expect(link).toHaveAttribute('href', /^\/scanner\/try#v1\./)
  return (await link.getAttribute('href'))!
}

async function typeThere(phone: Page, code: string) {
  await phone.getByRole('button', { name: 'Type a code' }).click()
  await phone.getByLabel('Code', { exact: true }).fill(code)
  await phone.getByRole('button', { name: 'Check code' }).click()
}

test('a scan with the own phone is awaited, celebrated, and counts nothing', async ({
  page,
  phone,
  organiser,
  product,
  camera,
}) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(nextOf(page)).toContainText('Try a scan with your phone')
  await expect(steps(page).getByText('Codes for all 2 guests')).toBeVisible()
  await expect(steps(page).getByText('4 steps to go.')).toBeVisible()
  await expect(steps(page).getByRole('img', { name: 'QR code: it opens the scanner on your phone' })).toBeVisible()
  await expect(steps(page).getByText('Waiting for your phone')).toBeVisible()
  await findsNoBarrier(page)

  await test.step('the phone opens the scanner, and the screen shows a code to scan', async () => {
    await phone.goto(await addressOf(page))
    await expect(phone.getByText('Only a try: nothing is counted')).toBeVisible()
    await expect(steps(page).getByText('Waiting for your scan')).toBeVisible()
    await expect(steps(page).getByRole('img', { name: 'QR code of a contact' })).toHaveJSProperty('complete', true)
    await expect(steps(page).getByText('It is the code of Ada Brightwell.')).toBeVisible()
    await findsNoBarrier(phone, [390])
  })
  await test.step('a reload waits for the same phone', async () => {
    await page.reload()
    await expect(steps(page).getByText('Waiting for your scan')).toBeVisible()
  })
  await test.step('the camera reads it, and the stamp lands on the screen', async () => {
    await phone.getByRole('button', { name: 'Allow Camera Access' }).click()
    camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
    await expect(verdict(phone)).toContainText('Checked in. Ada Brightwell')
    await expect(phone.getByText('Nothing was counted.')).toBeVisible()
    await findsNoBarrier(phone, [390])
    await expect(steps(page).getByText('Your phone read the code of Ada Brightwell.')).toBeVisible()
    await expect(nextOf(page)).toContainText('When and where?')
    await expect(nextOf(page).getByRole('link', { name: 'Set times' })).toBeVisible()
    await expect(steps(page).getByRole('link', { name: 'Make links' })).toBeVisible()
    await findsNoBarrier(page)
  })
  await test.step('nothing was counted', async () => {
    const params = { listId: list.id }
    const { contacts } = await organiser.call(contactsOfList, { params })
    expect(contacts.map(({ scan_count: count }) => count)).toEqual([0, 0])
    expect((await organiser.call(scanLog, { params })).scans).toEqual([])
    expect((await organiser.call(checkStatus, { params })).members_with_qr).toBe(2)
  })
  await test.step('another scan, of a code that is not on the list', async () => {
    camera.showNothing()
    await phone.getByRole('button', { name: 'Scan another code' }).click()
    await typeThere(phone, '2'.repeat(24))
    await expect(verdict(phone)).toContainText('Not on the list')
    await expect(phone.getByText('A door would say this now.')).toBeVisible()
  })
})

test('each step is ticked from what is true, and all go away for good', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  await addLink(organiser, list, 'North gate')
  await page.goto('/app')
  await expect(steps(page).getByText('3 steps to go.')).toBeVisible()
  await expect(steps(page).getByText('1 door has a link')).toBeVisible()
  await page.getByRole('button', { name: 'My phone shows the scanner' }).click()
  await expect(steps(page).getByRole('img', { name: 'QR code of a contact' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the first code again' }).click()
  await expect(steps(page).getByText('Hold your phone here')).toBeVisible()
  await page.getByRole('button', { name: 'Close these steps' }).click()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Manage QR Codes: Gala' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})

test('the first guest ends the first steps @edge', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(steps(page)).toBeVisible()
  await organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: codes[0]! } })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Scanner: Gala' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
})

test('a try without a scan ends kindly, and starts again @edge', async ({ page, phone, organiser, product }) => {
  await openList(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/app')
  const old = await addressOf(page)
  await page.clock.runFor(61_000)
  await expect(steps(page).getByText('Nothing yet?')).toBeVisible()
  await page.clock.runFor(30 * 60_000)
  await expect(steps(page).getByText('No scan came within 30 minutes')).toBeVisible()
  await page.clock.setSystemTime(Date.now())
  await steps(page).getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('link', { name: 'Open the scanner here' })).not.toHaveAttribute('href', old)

  await test.step('an address that is none of ours says what to do', async () => {
    await phone.goto('/scanner/try#v1.k1.AAAA')
    await expect(phone.getByRole('heading', { name: 'This try is over' })).toBeVisible()
    await findsNoBarrier(phone, [390])
  })
})

test('a scanner that cannot be opened, or a code that cannot be checked, is tried again @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto('/app')
  const address = await addressOf(page)
  await phone.route('**/api/tries/open', (route) => route.abort())
  await phone.goto(address)
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.unroute('**/api/tries/open')
  await phone.getByRole('button', { name: 'Try Again' }).click()
  await expect(phone.getByText('Only a try: nothing is counted')).toBeVisible()
  await phone.route('**/api/tries/scan', (route) => route.abort())
  await typeThere(phone, codes[0]!)
  await expect(phone.getByRole('alert')).toBeVisible()
  await phone.unroute('**/api/tries/scan')
  await typeThere(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in. Ada Brightwell')
  await expect(steps(page).getByText('Your phone read the code of Ada Brightwell.')).toBeVisible()
})

test('while Mailchimp is pretended, each signed-in screen says so, and no other @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await organiser.signIn(page)
  const badge = (at: Page) => at.getByTitle('This is a pretend Mailchimp: its people are made up, and nothing is sent.')
  const paths = ['/app', `/app/qr-manager/${list.id}`, '/setup/account', '/account/devices', '/scanner']
  for (const path of [...paths, `/scanner/${list.list_id}`]) {
    await page.goto(path)
    await expect(badge(page), path).toHaveText('Sandbox')
  }
  await phone.goto(new URL(link.url).pathname)
  await expect(phone.getByRole('button', { name: 'Allow Camera Access' })).toBeVisible()
  await expect(badge(phone)).toBeHidden()
  await phone.goto('/')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(badge(phone)).toBeHidden()
})
