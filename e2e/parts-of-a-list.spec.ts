// The home of a list: its parts, each with an address of its own.
import type { Locator } from '@playwright/test'
import type { List } from '#contract/list.ts'
import { addOccasions } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { openPart, syncFromMailchimp, tabs } from './manager.ts'
import { enterList, anyTime, openList, type Organiser } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const names = ['Tonight', 'Guests', 'Doors', 'Email', 'Results', 'QR Code Manager', 'Settings'] as const

test('each part has a tab and an address, and the back button leads through them', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const home = `/app/qr-manager/${list.id}`
  const addressOf = (name: string) => (name === 'QR Code Manager' ? home : `${home}/${name.toLowerCase()}`)
  await organiser.signIn(page)
  await page.goto(`${home}/tonight`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Gala – Tonight')
  await expect(page.getByRole('main').getByText('2 guests', { exact: true })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText([...names])
  await expect(page.getByRole('link', { name: 'Open scanner' })).toHaveAttribute('href', `/scanner/${list.list_id}`)

  await test.step('by its tab', async () => {
    for (const name of names.slice(1)) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await openPart(page, name)
      await expect(page).toHaveURL(addressOf(name))
      await expect(page).toHaveTitle(`${name} – Gala – Listpass`)
      // A screen reader announces the new part, from its top.
      await expect(heading).toHaveText(`Gala – ${name}`)
      await expect(heading).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(tabs(page).locator('[aria-current]:visible')).toHaveText([name])
    }
  })
  await test.step('by the back button, and forward again', async () => {
    for (const name of names.slice(1, -1).toReversed()) {
      await page.goBack()
      await expect(heading).toHaveText(`Gala – ${name}`)
    }
    await page.goBack()
    await expect(page).toHaveURL(`${home}/tonight`)
    await expect(heading).toHaveText('Gala – Tonight')
    await page.goForward()
    await expect(heading).toHaveText('Gala – Guests')
  })
  await test.step('by its address, and a place in the settings by its own', async () => {
    await page.goto(`${home}/email`)
    await expect(page.getByRole('region', { name: 'What your guest sees' }).getByRole('img')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto(`${home}/settings#notifying`)
    await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeInViewport()
    const places = page.getByRole('navigation', { name: 'Settings' })
    await expect(places.locator('[aria-current]')).toHaveText('Notifications')
    await places.getByRole('link', { name: 'After the scan' }).click()
    await expect(page.getByRole('heading', { name: 'After the scan' })).toBeInViewport()
    await expect(places.locator('[aria-current]')).toHaveText('After the scan')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(places.locator('[aria-current]')).toHaveText('Guests')
  })
  await page.goto(`${home}/nothing`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('on a phone the parts are a bar at the bottom, with More for the rest', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const home = `/app/qr-manager/${list.id}`
  await organiser.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${home}/tonight`)
  const bar = tabs(page)
  const more = bar.getByRole('button', { name: 'More' })
  await expect(bar.getByRole('link')).toHaveText(['Tonight', 'Guests', 'Doors', 'Email'])
  await expect(page.getByRole('banner').getByText('Gala')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Listpass, home' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveCount(1)
  expect(await bottomOf(bar)).toBe(844)
  const scanner = page.getByRole('link', { name: 'Open scanner' })
  expect(await bottomOf(scanner)).toBeGreaterThan(680)
  await findsNoBarrier(page, [390])

  await test.step('More, by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: 'Results' })).toBeFocused()
    await findsNoBarrier(page, [390])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('link', { name: 'Results' })).toBeHidden()
    await expect(more).toBeFocused()
  })
  for (const name of ['Results', 'Occasions', 'Settings', 'QR Code Manager'] as const) {
    await test.step(name, async () => {
      await more.click()
      await bar.getByRole('link', { name }).click()
      await expect(page).toHaveURL(name === 'QR Code Manager' ? home : `${home}/${name.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expect(bar.getByRole('link', { name })).toBeHidden()
      await expect(scanner).toBeHidden()
    })
  }
  await test.step('the last thing of a part is above the bar', async () => {
    await page.getByRole('button', { name: 'Disable System' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await bottomOf(page.getByRole('button', { name: 'Disable System' }))).toBeLessThan(
      844 - (await bar.boundingBox())!.height,
    )
  })
  await test.step('a message is above the bar', async () => {
    await page.getByRole('button', { name: 'Check List Status' }).click()
    const message = page.getByRole('status', { name: 'Messages' }).getByText('List status checked')
    await expect(message).toBeVisible()
    expect(await bottomOf(message)).toBeLessThan(844 - (await bar.boundingBox())!.height)
  })
  await test.step('enlarged to 400 %, the bar scrolls with the page', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(`${home}/tonight`)
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test('each long setting is one line, which opens by a tap or its address', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/app/qr-manager/${list.id}/settings`)
  const guests = page.getByRole('region', { name: 'Who counts as a guest' })
  const subscribed = guests.getByRole('switch', { name: 'Subscribed', exact: true })
  await expect(guests).toContainText('2 guests')
  await expect(subscribed).toBeHidden()
  await guests.getByRole('button', { name: 'Show “Who counts as a guest”' }).click()
  await expect(subscribed).toBeVisible()
  await findsNoBarrier(page, [390])
  await page.setViewportSize({ width: 390, height: 844 })
  await guests.getByRole('button', { name: 'Hide “Who counts as a guest”' }).click()
  await expect(subscribed).toBeHidden()

  await page.goto('/app')
  await page.goto(`/app/qr-manager/${list.id}/settings#notifying`)
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByRole('checkbox').first()).toBeVisible()
  await expect(notifications.getByRole('heading', { name: 'Notifications' })).toBeInViewport()
  await expect(subscribed).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(subscribed).toBeVisible()
  const look = page.getByRole('region', { name: 'How guests see it' })
  await expect(look).toContainText('Black')
  await expect(look.getByLabel('Your name (optional)')).toBeHidden()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'How guests see it' }).click()
  await look.getByLabel('Your name (optional)').fill('Harbour Events')
  await look.getByRole('button', { name: 'Save' }).click()
  await look.getByRole('button', { name: 'Hide “How guests see it”' }).click()
  await expect(look.getByLabel('Your name (optional)')).toBeHidden()
  await expect(look).toContainText('Harbour Events')
})

test('a chosen occasion is in the address, and goes along from part to part @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const [friday, saturday] = await addNights(organiser, list)
  const scanAt = (code: string, occasion_id: string) =>
    organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: code, occasion_id } })
  await scanAt(codes[0]!, friday!.id)
  await enterList(page, organiser, list, 'results')
  const chooser = page.getByRole('button', { name: /^Occasion: / })
  const log = page.getByRole('region', { name: 'Scan log' })

  await chooser.click()
  await page.getByRole('link', { name: /^Saturday night/ }).click()
  await expect(page).toHaveURL(new RegExp(`occasion=${saturday!.id}$`))
  await expect(chooser).toContainText('Saturday night')
  await expect(log.getByText('No scans yet.')).toBeVisible()

  await openPart(page, 'Email')
  await expect(chooser).toHaveCount(0)
  await openPart(page, 'Doors')
  await expect(chooser).toContainText('Saturday night')
  await openPart(page, 'Tonight')
  await expect(page.getByRole('region', { name: 'People' })).toContainText('0 of 2 guests came')

  await openPart(page, 'Results')
  await chooser.click()
  await findsNoBarrier(page, [1280])
  await page.getByRole('link', { name: /^Friday night/ }).click()
  await expect(log.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(chooser).toContainText('Saturday night')
  await chooser.click()
  await page.getByRole('link', { name: 'All occasions' }).click()
  await expect(log.getByRole('row')).toHaveCount(2)
  await expect(log.getByRole('row').nth(1)).toContainText('Friday night')
})

test('a sync goes on while its organiser looks at other parts, and each part shows and cancels it @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 60)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await product.sandbox.setFault(account, { kind: 'slow', ms: 5000 })
  await syncFromMailchimp(page)
  const progress = page.getByRole('progressbar', { name: 'Contacts compared' })
  await expect(progress).toBeVisible()
  await openPart(page, 'Guests')
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await product.sandbox.clearFaults(account)
  await expectMessage(page, 'QR code sync was cancelled')
  await expect(page.getByText('Its repairs so far stay in place.')).toBeVisible()
})

test('a viewer of a team has the parts to read, on a phone too @edge', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
  await colleague.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/t/${teamId}/app/qr-manager/${list.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gala – Tonight')
  await expect(tabs(page).getByRole('link')).toHaveText(['Tonight', 'Guests'])
  await expect(page.getByRole('link', { name: 'Open scanner' })).toHaveCount(0)
  await tabs(page).getByRole('button', { name: 'More' }).click()
  await expect(tabs(page).getByRole('link')).toHaveText(['Tonight', 'Guests', 'Results', 'Occasions', 'Settings'])
  await tabs(page).getByRole('link', { name: 'Results' }).click()
  await expect(page.getByRole('heading', { name: 'Scan log' })).toBeVisible()
  await findsNoBarrier(page, [390])
  await test.step('of the settings, only their own notifications', async () => {
    await tabs(page).getByRole('button', { name: 'More' }).click()
    await tabs(page).getByRole('link', { name: 'Settings' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('region')).toHaveCount(1)
    await expect(main.getByRole('region', { name: 'Notifications' }).getByRole('checkbox').first()).toBeVisible()
    await findsNoBarrier(page, [390])
  })
  for (const part of ['doors', 'email']) {
    await page.goto(`/t/${teamId}/app/qr-manager/${list.id}/${part}`)
    await expect(page.getByText('Only editors can open this part')).toBeVisible()
  }
})

async function addNights(organiser: Organiser, { id }: List) {
  const night = (name: string, day: number) => ({
    ...anyTime,
    name,
    closes_at: `2036-06-0${day}T01:00:00Z`,
    own_max: 1,
  })
  const body = { occasions: [night('Friday night', 7), night('Saturday night', 8)] }
  return (await organiser.call(addOccasions, { params: { listId: id }, body })).occasions
}

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height
}
