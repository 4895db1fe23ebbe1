// Guests get a tag of Mailchimp by hand, or lose it: some of them, and all that match.
import type { Page } from '@playwright/test'
import { findsNoBarrier } from './barriers.ts'
import { guestTable } from './manager.ts'
import { openList, type Organiser, until } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'
import { troubleWith } from './trouble.ts'

const ada = 'ada@example.com'
const bea = 'bea@example.com'

async function prepare(product: Product, organiser: Organiser, more = 0) {
  const people = [ada, bea].map((email, nth) => ({
    email,
    merge_fields: { FNAME: ['Ada', 'Bea'][nth]!, LNAME: 'Ito' },
  }))
  const others = Array.from({ length: more }, (_, nth) => ({
    email: `guest${100 + nth}@example.com`,
    merge_fields: {},
  }))
  const { list } = await openList(product, organiser, [...people, ...others])
  for (const [nth, name] of ['VIP', 'Donor', 'Press', 'Attended: Spring ball'].entries())
    await product.sandbox.tagMember(list.list_id, [ada, bea][nth % 2]!, name)
  const tagsOf = async (email: string) => (await product.sandbox.tagsOf(list.list_id, email)).toSorted().join()
  return { list, tagsOf, address: `/app/qr-manager/${list.id}/guests` }
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Selected guests' })
const dialogOf = (page: Page, guests: string) => page.getByRole('dialog', { name: `Tag ${guests} in Mailchimp` })

test('selected guests get a tag that Mailchimp has, and all that match get a new one', async ({
  page,
  organiser,
  product,
}) => {
  const { tagsOf, address } = await prepare(product, organiser, 30)
  await organiser.signIn(page)
  await page.goto(address)
  const bar = barOf(page)

  await test.step('a known tag is found by a few letters', async () => {
    await page.getByRole('checkbox', { name: 'Select Bea Ito' }).check()
    await bar.getByRole('button', { name: 'Tag', exact: true }).click()
    const dialog = dialogOf(page, '1 guest')
    const known = dialog.getByRole('list', { name: 'Tags in Mailchimp' })
    await expect(known.getByRole('listitem')).toHaveText([/Donor/, /Press/, /VIP/])
    await findsNoBarrier(page)
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('vi')
    await expect(known.getByRole('listitem')).toHaveCount(1)
    await known.getByRole('button', { name: 'VIP' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Tag' })).toHaveValue('VIP')
    await findsNoBarrier(page)
    await dialog.getByRole('button', { name: 'Give tag' }).click()
    await expect(bar).toContainText('Tagging 1 guest “VIP”. Mailchimp has it in a few seconds.')
    await findsNoBarrier(page)
    await expect(bar).toContainText('1 guest tagged “VIP” in Mailchimp.')
    expect(await tagsOf(bea)).toBe('Attended: Spring ball,Donor,VIP')
    await bar.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('all that match get a new tag', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Select all 32' }).click()
    await bar.getByRole('button', { name: 'Tag', exact: true }).click()
    const dialog = dialogOf(page, '32 guests')
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('Attended: Gala')
    await dialog.getByRole('button', { name: 'Give tag' }).click()
    await expect(dialog).toContainText('Listpass itself keeps tags that begin with “Attended:”.')
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('  Table 5 ')
    await expect(dialog.getByText('“Table 5” is a new tag.')).toBeVisible()
    await findsNoBarrier(page)
    await dialog.getByRole('button', { name: 'Take tag away' }).click()
    await expect(dialog).toContainText('Mailchimp has no such tag. Please choose one of the list.')
    await dialog.getByRole('button', { name: 'Give tag' }).click()
    await expect(bar).toContainText('32 guests tagged “Table 5” in Mailchimp.')
    expect(await tagsOf('guest129@example.com')).toBe('Table 5')
    await bar.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('and one of them loses it', async () => {
    await page.getByRole('checkbox', { name: 'Select Ada Ito' }).check()
    await bar.getByRole('button', { name: 'Tag', exact: true }).click()
    const dialog = dialogOf(page, '1 guest')
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('table 5')
    await expect(dialog.getByRole('button', { name: 'Table 5', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Take tag away' }).click()
    await expect(bar).toContainText('“Table 5” taken from 1 guest in Mailchimp.')
    expect(await tagsOf(ada)).toBe('Press,VIP')
  })
  await page.goto('/account/activity')
  await expect(page.getByText('Guests got a tag in Mailchimp “Table 5”: 32 guests.')).toBeVisible()
})

test('on a tablet a typed tag is given although the tags cannot be read @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { tagsOf, address } = await prepare(product, organiser)
  await page.setViewportSize({ width: 820, height: 1180 })
  await organiser.signIn(page)
  const trouble = await troubleWith(page, { path: /\/segments$/ })
  trouble.become('failing')
  await page.goto(address)
  await page.getByRole('checkbox', { name: 'Select Ada Ito' }).check()
  const bar = barOf(page)
  await findsNoBarrier(page, [390, 820])
  await bar.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = dialogOf(page, '1 guest')
  await expect(dialog.getByText('Mailchimp’s tags can’t be read right now.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('donor')
  await findsNoBarrier(page, [390, 820])
  await dialog.getByRole('button', { name: 'Give tag' }).click()
  await expect(bar).toContainText('Tagging 1 guest “donor”.')
  await until(async () => (await tagsOf(ada)) === 'Donor,Press,VIP')
  await expect(guestTable(page)).toBeVisible()
  await trouble.end()
})
