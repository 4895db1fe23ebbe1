import { readFileSync } from 'node:fs'
import { changeContact } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { changeOccasion } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { guestName, openPart } from './manager.ts'
import { addOccasion, anyTime, enterList, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
  { email: 'zoe@example.com', merge_fields: { FNAME: 'Zoë', LNAME: 'Åkesson' } },
]

async function prepare(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const params = { listId: list!.id }
  const scan = (code: string) => organiser.call(redeemScan, { params, body: { qr_code: code } })
  return { list: list!, contacts, params, scan }
}

test('on a tablet the scan log and the contacts show names and codes in full @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list, contacts, scan } = await prepare(product, organiser)
  await scan(contacts[0]!.qr_code!)
  await scan(contacts[0]!.qr_code!)
  await organiser.signIn(page)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(`/app/qr-manager/${list.id}/results`)
  for (const [part, label] of [
    ['Results', 'Scans of this list'],
    ['Guests', 'Guests of this list'],
  ] as const) {
    await openPart(page, part)
    const table = page.getByRole('region', { name: label })
    await expect(table.getByRole('row').nth(1)).toContainText('Ada Brightwell')
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    // Each word of these names is short enough for a line.
    const broken = await table.evaluate((region) =>
      [...region.querySelectorAll('bdi')]
        .filter((name) => name.getClientRects().length > name.textContent.split(' ').length)
        .map((name) => name.textContent),
    )
    expect(broken).toEqual([])
  }
})

test('check-ins are counted, drawn, and listed with their results', async ({ page, organiser, product }) => {
  const { list, contacts, scan } = await prepare(product, organiser)
  await enterList(page, organiser, list, 'results')
  const figures = page.getByRole('region', { name: 'Check-ins' })
  await expect(figures.getByText('No scans yet.')).toBeVisible()

  await scan(contacts[0]!.qr_code!)
  await scan(contacts[0]!.qr_code!)
  await scan('no code at all')
  await test.step('without being asked', async () => {
    await expect(figures.getByText('of 3, 33%')).toBeVisible()
    await expect(figures.getByRole('definition').filter({ hasText: 'in this period' }).last()).toContainText('2')
  })
  await test.step('the chart and the same as a table', async () => {
    await expect(figures.getByRole('figure', { name: 'Check-ins over time' })).toBeVisible()
    await figures.getByText('As a table').click()
    const row = figures.getByRole('region', { name: 'Scans over time' }).getByRole('row').nth(1)
    await expect(row.getByRole('cell').nth(1)).toHaveText('1')
    await expect(row.getByRole('cell').nth(2)).toHaveText('2')
  })

  const log = page.getByRole('region', { name: 'Scan log' })
  await test.step('the log, narrowed and taken away as a file', async () => {
    const rows = log.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('Not a Listpass code')
    await expect(rows.nth(2)).toContainText('Already used')
    await expect(rows.nth(3)).toContainText('Ada Brightwell')
    await log.getByLabel('Result').selectOption('Let in')
    await expect(rows).toHaveCount(2)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      log.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines.length).toBe(2)
    expect(lines[1]).toContain(',ok,counts,Ada Brightwell,')
    await log.getByLabel('From').fill('2030-01-01')
    await expect(log.getByText('No scans match these filters.')).toBeVisible()
  })
  await test.step('a file that does not come says so', async () => {
    await page.route('**/scans?*format=csv*', (route) => route.abort())
    await log.getByRole('button', { name: 'Download CSV' }).click()
    await expect(log.getByRole('alert')).toBeVisible()
  })
})

test('a night is drawn over an earlier one, with its doors, and prints on one page', async ({
  page,
  organiser,
  product,
}) => {
  const { list, contacts } = await prepare(product, organiser)
  const params = { listId: list.id }
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const night = { own_max: 1, has_exits: true }
  const scan = async (nth: number, occasion_id: string) =>
    organiser.call(redeemScan, { params, body: { qr_code: contacts[nth]!.qr_code!, occasion_id } })
  const past = await addOccasion(organiser, list, {
    ...night,
    name: 'Spring',
    opens_at: hours(-1),
    closes_at: hours(1),
  })
  for (const nth of [0, 1]) await scan(nth, past.id)
  const body = { ...anyTime, ...night, name: 'Spring', opens_at: hours(-3), closes_at: hours(-2) }
  await organiser.call(changeOccasion, { params: { ...params, occasionId: past.id }, body })
  const now = await addOccasion(organiser, list, { ...night, name: 'Summer', opens_at: hours(-1), closes_at: hours(5) })
  await scan(2, now.id)
  await enterList(page, organiser, list, `occasions?occasion=${now.id}`)
  await page.getByRole('link', { name: 'See the results' }).click()
  const figures = page.getByRole('region', { name: 'Check-ins' })
  await expect(figures).toContainText('of 3, 33%')
  await expect(figures.getByRole('figure', { name: 'Check-ins over time' })).toContainText('1 earlier night')
  await expect(figures.getByRole('definition').first()).toHaveText(/^1 at \d\d:\d\d/)
  await figures.getByText('As a table').click()
  const table = figures.getByRole('region', { name: 'Check-ins over time' })
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Summer', 'Spring'])
  await expect(table.getByRole('row').last().getByRole('cell').nth(2)).toHaveText('2')
  await expect(figures.getByRole('region', { name: 'By door' }).getByRole('row')).toHaveCount(2)
  await findsNoBarrier(page)

  await test.step('on paper it is the number, the curve and the doors', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(figures).toBeVisible()
    await expect(page.getByRole('region', { name: 'Scan log' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'What next' })).toBeHidden()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test('the numbers follow the doors by the stream, and without it by polling', async ({ page, organiser, product }) => {
  const { list, contacts, scan } = await prepare(product, organiser)
  await organiser.signIn(page)
  const isStats = ({ pathname }: URL) => pathname.endsWith('/stats')
  const isStream = ({ pathname }: URL) => pathname.endsWith('/stream')
  const figures = page.getByRole('region', { name: 'Check-ins' })

  await test.step('heard, while asking for them is of no use', async () => {
    const heard = page.waitForResponse((response) => isStream(new URL(response.url())))
    await page.goto(`/app/qr-manager/${list.id}/results`)
    await expect(figures.getByText('No scans yet.')).toBeVisible()
    expect((await heard).headers()['content-type']).toContain('text/event-stream')
    await page.route(isStats, (route) => route.abort('connectionrefused'))
    await scan(contacts[0]!.qr_code!)
    await expect(figures.getByText('of 3, 33%')).toBeVisible()
  })
  await test.step('asked for, while nothing is heard', async () => {
    await page.unroute(isStats)
    await page.route(isStream, (route) => route.abort('connectionrefused'))
    await page.reload()
    await expect(figures.getByText('of 3, 33%')).toBeVisible()
    await scan(contacts[1]!.qr_code!)
    await expect(figures.getByText('of 3, 67%')).toBeVisible()
  })
})

test('a contact is found, given more scans, blocked and looked back on', async ({ page, organiser, product }) => {
  const { list, params, scan, contacts } = await prepare(product, organiser)
  const zoe = contacts.find(({ email }) => email === 'zoe@example.com')!
  await scan(zoe.qr_code!)
  await enterList(page, organiser, list, 'guests')
  const section = page.getByRole('region', { name: 'Guests', exact: true })
  await section.getByRole('button', { name: /^In / }).click()
  await expect(section.getByRole('row')).toHaveCount(2)
  await section.getByRole('button', { name: /^All/ }).click()
  await section.getByRole('searchbox', { name: 'Name, email or code' }).fill('akesson ZOE')
  await guestName(page, 'zoe@example.com').click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Print (PNG)' })).toHaveAttribute('href', /\?scale=16$/)
  await expect(dialog.getByRole('region', { name: 'Scans of this code' }).getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Scans allowed').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, 'Contact updated successfully')
  expect((await scan(zoe.qr_code!)).reason).toBe('ok')
  await dialog.getByRole('switch', { name: 'Block this code' }).click()
  await expect(dialog.getByRole('switch', { name: 'Block this code' })).toBeChecked()
  expect((await scan(zoe.qr_code!)).reason).toBe('blocked')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(section.getByRole('row').nth(1)).toContainText('Blocked')
  await organiser.call(changeContact, { params: { ...params, contactId: zoe.id }, body: { is_blocked: false } })
})

test('an organiser closes a list, and gives its doors colours', async ({ page, organiser, product }) => {
  const { list, params, scan, contacts } = await prepare(product, organiser)
  await enterList(page, organiser, list, 'settings')
  const settings = page.getByRole('region', { name: 'At the door' })
  const scanning = settings.getByRole('switch', { name: 'Scanning active' })
  await scanning.click()
  await expect(scanning).not.toBeChecked()
  expect((await scan(contacts[0]!.qr_code!)).reason).toBe('list_inactive')
  await scanning.click()
  await expect(scanning).toBeChecked()

  await settings.getByLabel('Entries per new contact').fill('3')
  const entries = settings.locator('form').filter({ has: page.getByLabel('Entries per new contact') })
  await entries.getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, 'List updated successfully')

  await page.getByRole('button', { name: 'Show “Colours”' }).click()
  await page.getByRole('button', { name: 'Edit colours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colours at the door' })
  // The built-in words that are not in this list's name are not shown.
  await expect(dialog.getByText('No words yet: every accepted scan flashes green.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add colour' }).click()
  const rule = dialog.getByRole('group', { name: 'Colour 1' })
  await rule.getByLabel('Word').fill('brightwell')
  await rule.getByLabel('Colour', { exact: true }).selectOption('red')
  await expect(dialog.getByText('Red looks like a refusal')).toBeVisible()
  await rule.getByLabel('Colour', { exact: true }).selectOption('blue')
  await expect(dialog.getByText('Red looks like a refusal')).toHaveCount(0)
  await dialog.getByLabel('Try a name').fill('Ada Brightwell')
  await expect(dialog.getByText('This flashes blue.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await scan(contacts[0]!.qr_code!)).colour).toBe('blue')
  expect((await organiser.call(oneList, { params })).list.default_max).toBe(3)

  await test.step('what the server declines is said, and nothing turns', async () => {
    await page.route(`**/api/lists/${list.id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await scanning.click()
    await expect(settings.getByRole('alert')).toBeVisible()
    await expect(scanning).toBeChecked()
  })
})
