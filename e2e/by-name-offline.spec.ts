// Without a connection, a guest is found by name and let in, where the organiser allows it.
import { setCard } from '#contract/card.ts'
import { changeContact } from '#contract/contacts.ts'
import { addScannerLink } from '#contract/doors.ts'
import { findsNoBarrier } from './barriers.ts'
import { doorBar, findByName, verdict } from './door.ts'
import { everythingKept, openReady, scanCount, test } from './offline-door.ts'
import { openList } from './organiser.ts'
import { expect } from './story.ts'

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

const guest = (FNAME: string, LNAME: string, email: string, TABLE = '') => ({
  email,
  merge_fields: { FNAME, LNAME, TABLE },
})
const guests = [
  guest('Kim', 'Ångström', 'kim@example.com', '4'),
  guest('Kim', 'Ångström', 'kit@example.com', '21'),
  guest('Ada', 'Brightwell', 'ada@example.com', '12'),
]

test('without a connection a guest is found by name, told apart by table, let in, and counted once', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser, guests)
  const params = { listId: list.id }
  const card = { fields: [{ tag: 'TABLE', is_large: true }], note: null, alert: null }
  await organiser.call(setCard, { params, body: { card } })
  const body = { label: 'South gate', may_check_in_by_name: true, may_keep_names: true, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params, body })
  await openReady(page, gate, link)
  await expect.poll(() => everythingKept(page)).toContain('occasionId')
  await gate.shut()
  await page.reload()
  await expect(doorBar(page)).toContainText('Working without a connection.')

  const sheet = page.getByRole('dialog', { name: 'Find by name' })
  const lines = sheet.getByRole('listitem')
  await (await findByName(page)).fill('angst')
  await expect(sheet.getByText('No connection. This device searches its own names.')).toBeVisible()
  await expect(lines).toHaveCount(2)
  await findsNoBarrier(page, [390])
  await lines.filter({ hasText: 'Table 21' }).getByRole('button', { name: 'Check in: Kim Ångström' }).tap()
  await expect(verdict(page)).toContainText('Checked in')
  await expect(verdict(page)).toContainText('Kim Ångström')
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await expect(doorBar(page)).toContainText('1 scan waiting to send.')

  const field = await findByName(page)
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('Ångström Kim')
  await sheet.getByRole('button', { name: 'Everyone · 3' }).tap()
  await expect(lines).toHaveCount(3)
  await sheet.getByRole('button', { name: 'B', exact: true }).tap()
  await expect(lines.first()).toContainText('Brightwell Ada')
  await findsNoBarrier(page, [390])
  await field.fill('kim')
  await expect(lines.last()).toContainText('Table 21')
  await expect(lines.last()).toContainText('Checked in already')
  await sheet.getByRole('button', { name: 'Not in yet · 1' }).tap()
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Table 4')
  const kept = await everythingKept(page)
  for (const secret of ['Brightwell', 'Ångström', 'angst', 'example.com']) expect(kept).not.toContain(secret)

  await sheet.getByRole('button', { name: 'Close' }).tap()
  await gate.open()
  await expect(doorBar(page)).toHaveText('Connected.')
  expect(await scanCount(organiser, list, codes[1]!)).toBe(1)
  expect(await scanCount(organiser, list, codes[0]!)).toBe(0)
})

test('the network fails at the tap: a guest whom the server found is let in, and counted once', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser, guests.slice(2))
  const [ada] = await organiser.generateCodes(list)
  const params = { listId: list.id, contactId: ada!.id }
  await organiser.call(changeContact, { params, body: { max_scans: 3 } })
  for (const may_keep_names of [true, false]) {
    const body = { label: 'South gate', may_check_in_by_name: true, may_keep_names, expires_at: null }
    const { link } = await organiser.call(addScannerLink, { params: { listId: list.id }, body })
    await page.goto('about:blank')
    await openReady(page, gate, link)
    if (may_keep_names) await expect.poll(() => everythingKept(page)).toContain('occasionId')
    await (await findByName(page)).fill('bright')
    // The server counts, and its answer is lost.
    const before = gate.lost()
    gate.lose(({ path }) => ['/check-in', '/scans'].some((end) => path.endsWith(end)))
    await page.getByRole('button', { name: 'Check in: Ada Brightwell' }).tap()
    await expect(verdict(page)).toContainText(
      may_keep_names ? 'Saved, not yet confirmed' : 'find the guest by name again',
    )
    expect(gate.lost()).toBeGreaterThan(before)
    gate.lose(() => false)
    if (!may_keep_names) {
      await (await findByName(page)).fill('bright')
      await page.getByRole('button', { name: 'Check in: Ada Brightwell' }).tap()
      await expect(verdict(page)).toContainText('Checked in')
    }
    await expect(doorBar(page)).toHaveText('Connected.')
    expect(await scanCount(organiser, list, codes[0]!)).toBe(may_keep_names ? 1 : 2)
  }
})
