// The guests of a list: the table, its filters, many at once, the file, the paper, and the phone.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addOccasions, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { guestTable } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { troubleWith } from './trouble.ts'

const lounge: OccasionForm = {
  name: 'Lounge',
  zone: 'Europe/Amsterdam',
  opens_at: null,
  closes_at: null,
  who: null,
  own_max: null,
  again: 'after_exit',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: true,
  out_at: null,
}

const people = [
  ['ada', 'Ada', 'Brightwell'],
  ['ken', 'Ken', 'Ito'],
  ['mira', 'Mira', 'Lindqvist'],
  ['zoe', 'Zoë', 'Åkesson'],
] as const

async function prepare(product: Product, organiser: Organiser, more = 0) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [
    ...people.map(([name, first, last]) => ({
      email: `${name}@example.com`,
      merge_fields: { FNAME: first, LNAME: last },
    })),
    ...Array.from({ length: more }, (_, nth) => ({ email: `guest${100 + nth}@example.com` })),
  ])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const contacts = await organiser.allContacts(list!)
  const codeOf = (name: string) => contacts.find(({ email }) => email === `${name}@example.com`)!.qr_code!
  const scan = (name: string, occasion?: string, direction?: 'in' | 'out') =>
    organiser.call(redeemScan, {
      params: { listId: list!.id },
      body: { qr_code: codeOf(name), occasion_id: occasion, direction },
    })
  return { list: list!, scan, codeOf, address: `/app/qr-manager/${list!.id}/guests` }
}

const rowOf = (page: Page, email: string) => guestTable(page).getByRole('row').filter({ hasText: email })
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
const names = (page: Page) => guestTable(page).locator('tbody strong').allTextContents()

test('the guests say who is in, are sorted, filtered and found, and one is looked at', async ({
  page,
  organiser,
  product,
}) => {
  const { scan, codeOf, address } = await prepare(product, organiser)
  await scan('mira')
  await organiser.signIn(page)
  await page.goto(address)
  await expect(rowOf(page, 'mira@example.com')).toContainText('In')
  await expect(rowOf(page, 'ada@example.com')).toContainText('Not in')
  await findsNoBarrier(page)

  await test.step('sorted by name and by arrival', async () => {
    expect(await names(page)).toEqual(['Ada Brightwell', 'Ken Ito', 'Mira Lindqvist', 'Zoë Åkesson'])
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(guestTable(page).locator('tbody strong').first()).toHaveText('Zoë Åkesson')
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('button', { name: 'Came at' }).click()
    await expect(guestTable(page).locator('tbody strong').first()).toHaveText('Mira Lindqvist')
  })
  await test.step('filtered, and again after a reload', async () => {
    await expect(chip(page, 'All 4')).toHaveAttribute('aria-pressed', 'true')
    await chip(page, 'In 1').click()
    await expect(guestTable(page).getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(chip(page, 'In 1')).toHaveAttribute('aria-pressed', 'true')
    await expect(guestTable(page).getByRole('row')).toHaveCount(2)
    await chip(page, 'Blocked 0').click()
    await expect(page.getByText('No guest here right now.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all guests' }).click()
    await expect(guestTable(page).getByRole('row')).toHaveCount(5)
  })
  await test.step('found by words and by a code', async () => {
    const search = page.getByRole('searchbox', { name: 'Name, email or code' })
    await search.fill('akesson ZOE')
    await expect(guestTable(page).getByRole('row')).toHaveCount(2)
    await search.fill(codeOf('ken').slice(-6))
    await expect(rowOf(page, 'ken@example.com')).toBeVisible()
    await expect(guestTable(page).getByRole('row')).toHaveCount(2)
    await search.fill('nobody')
    await expect(page.getByText('No guest matches “nobody”.')).toBeVisible()
    await search.fill('')
  })
  await test.step('a new arrival appears without being asked for', async () => {
    await scan('ada')
    await expect(rowOf(page, 'ada@example.com').getByText('In', { exact: true })).toBeVisible()
  })
  await rowOf(page, 'mira@example.com')
    .getByRole('button', { name: /mira@example/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Mira Lindqvist' })
  await expect(dialog.getByText('mira@example.com')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code of mira@example.com' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Scans of this code' }).getByRole('listitem')).toHaveCount(1)
})

test('an occasion has its own guests: who left there is told, with the hour @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list, scan, address } = await prepare(product, organiser)
  const body = { occasions: [lounge] }
  const { occasions } = await organiser.call(addOccasions, { params: { listId: list.id }, body })
  const { id } = occasions[0]!
  await scan('ken', id)
  await scan('ken', id, 'out')
  await scan('zoe', id)
  await organiser.signIn(page)
  await page.goto(`${address}?occasion=${id}`)
  await expect(rowOf(page, 'ken@example.com')).toContainText(/Left \d\d:\d\d/)
  await expect(rowOf(page, 'zoe@example.com').getByText('In', { exact: true })).toBeVisible()
  await expect(chip(page, 'Left 1')).toBeVisible()
  await rowOf(page, 'ada@example.com').getByRole('button', { name: 'Actions for Ada Brightwell' }).click()
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expectMessage(page, 'Ada Brightwell is in.')
  await expect(rowOf(page, 'ada@example.com').getByText('In', { exact: true })).toBeVisible()
  await page.goto(`${address}?occasion=${list.id}`)
  await expect(chip(page, 'In 0')).toBeVisible()
})

test('several guests are blocked, and all that match get a maximum, with progress and a second try', async ({
  page,
  organiser,
  product,
}) => {
  const { scan, address } = await prepare(product, organiser, 60)
  await organiser.signIn(page)
  await page.goto(address)
  const bar = page.getByRole('region', { name: 'Selected guests' })

  await test.step('two of them', async () => {
    await page.getByRole('checkbox', { name: 'Select Ada Brightwell' }).check()
    await page.getByRole('checkbox', { name: 'Select guest100@example.com' }).check()
    await expect(bar).toContainText('2 guests selected')
    await findsNoBarrier(page)
    await bar.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Block 2 guests?' }).getByRole('button', { name: 'Block' }).click()
    await expect(bar).toContainText('2 guests blocked.')
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(chip(page, 'Blocked 2')).toBeVisible()
    expect((await scan('ada')).reason).toBe('blocked')
  })
  await test.step('all that match, although the server fails once', async () => {
    await chip(page, /^Not in yet/).click()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Select all 64' }).click()
    await expect(bar).toContainText('64 guests selected')
    await page.route('**/guests/change', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await bar.getByRole('button', { name: 'Set maximum' }).click()
    const question = page.getByRole('dialog', { name: 'Set the maximum of 64 guests' })
    await question.getByLabel('Scans allowed').fill('1.5')
    await question.getByRole('button', { name: 'Set maximum' }).click()
    await expect(question.getByText('Please enter a whole number from 0 to 1,000,000.')).toBeVisible()
    await question.getByLabel('Scans allowed').fill('3')
    await question.getByRole('button', { name: 'Set maximum' }).click()
    await expect(bar).toContainText('0 of 64 changed. The rest couldn’t be changed')
    await bar.getByRole('button', { name: 'Try the rest again' }).click()
    await expect(bar).toContainText('Maximum of 64 guests set.')
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(guestTable(page)).toContainText('0 of 3')
  })
  await page.goto('/account/activity')
  await expect(page.getByText('The codes of 64 contacts now let in 3 times.')).toBeVisible()
  await expect(page.getByText('The codes of 2 contacts were blocked.')).toBeVisible()
})

test('the guests are taken away as a file, and printed from A to Z', async ({ page, organiser, product }) => {
  const { scan, address } = await prepare(product, organiser, 110)
  await scan('mira')
  await organiser.signIn(page)
  await page.goto(`${address}?show=in`)
  await expect(guestTable(page).getByRole('row')).toHaveCount(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines.length).toBe(2)
  expect(lines[1]).toContain('Mira Lindqvist,mira@example.com,')

  await page.getByRole('link', { name: 'Print A–Z' }).click()
  const only = page.getByRole('region', { name: 'Page 1 of 1' })
  await expect(only).toContainText('In · 1 guest, A–Z')
  await expect(only).toContainText('Lindqvist Mirain')
  await expect(page.getByText('Only the guests that you chose')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to guests' })).toHaveAttribute('href', /\?show=in$/)
  await page.getByRole('link', { name: 'All guests' }).click()
  await expect(page.getByText('Only the guests that you chose')).toHaveCount(0)
  const sheets = page.getByRole('region', { name: /^Page \d of 2$/ })
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText('114 guests, A–Z')
  await expect(sheets.first()).toContainText('Åkesson Zoë')
  await expect(sheets.nth(1)).toContainText('Lindqvist Mirain')
  await findsNoBarrier(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length, 'pages on A4').toBe(2)
  const letter = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(letter.match(/\/Type \/Page\b/g)?.length, 'pages on Letter').toBe(2)
})

test('on a phone the guests begin with those who are not in, and one tap checks in', async ({
  phone,
  organiser,
  product,
}) => {
  const { scan, address } = await prepare(product, organiser)
  await scan('mira')
  await organiser.signIn(phone)
  await phone.goto(address)
  await expect(chip(phone, 'Not in yet 3')).toHaveAttribute('aria-pressed', 'true')
  await expect(guestTable(phone).getByRole('row')).toHaveCount(3)
  await findsNoBarrier(phone, [390])
  await phone.getByRole('button', { name: 'Check in Ada Brightwell' }).tap()
  await expectMessage(phone, 'Ada Brightwell is in.')
  await expect(chip(phone, 'Not in yet 2')).toBeVisible()
  await expect(guestTable(phone).getByRole('row')).toHaveCount(2)
})

test('a viewer sees the guests, and changes nothing @edge', async ({ page, organiser, product }) => {
  const { address } = await prepare(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
  await colleague.signIn(page)
  await page.goto(`/t/${teamId}${address}`)
  await expect(rowOf(page, 'ada@example.com')).toContainText('Not in')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  await rowOf(page, 'ada@example.com')
    .getByRole('button', { name: /ada@example/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ada Brightwell' })
  await expect(dialog.getByText('Not scanned yet.')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
})

test('guests that cannot be read say so, and are read again @edge', async ({ page, organiser, product }) => {
  const { address } = await prepare(product, organiser)
  await organiser.signIn(page)
  const trouble = await troubleWith(page, { path: /^\/api\/.*\/guests$/ })
  trouble.become('failing')
  await page.goto(address)
  const card = page.getByRole('region', { name: 'Guests of this list' })
  await expect(card.getByText('The guests couldn’t be loaded')).toBeVisible()
  trouble.become('well')
  await card.getByRole('button', { name: 'Try Again' }).click()
  await expect(rowOf(page, 'ada@example.com')).toBeVisible()
  await trouble.end()
})
