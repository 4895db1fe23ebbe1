import type { Page } from '@playwright/test'
import type { List } from '#contract/list.ts'
import { changeOccasion, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { addLink, doorBar, typeCode, verdict } from './door.ts'
import { openGate, type Gate } from './gate.ts'
import { test } from './offline-door.ts'
import { addOccasion, anyTime, openList, type Organiser } from './organiser.ts'
import { expect } from './story.ts'

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const night: OccasionForm = { ...anyTime, name: 'Saturday night', again: 'after_exit', capacity: 2, has_exits: true }
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const add = (organiser: Organiser, list: List, settings: Partial<OccasionForm> = {}) =>
  addOccasion(organiser, list, { ...night, ...settings })

/** The address of a new scanner link of the occasion, without its host. */
async function linkOf(organiser: Organiser, list: List, occasion: Occasion, label: string): Promise<string> {
  return new URL((await addLink(organiser, list, label, { occasion_id: occasion.id })).url).pathname
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(doorBar(page)).toContainText(/^Connected\. This door is for/)
  await expect(doorBar(page)).not.toContainText('Saving the list')
}

const says = (page: Page, ...words: string[]) =>
  Promise.all(words.map((word) => expect(verdict(page)).toContainText(word)))

/** Scans at a door without a connection. Where a busy machine’s storage is late, the door asks for another scan. */
const scanAlone = (page: Page, code: string, first: string, ...more: string[]) =>
  expect(async () => {
    await typeCode(page, code)
    await expect(verdict(page)).toContainText(new RegExp(`${first}|Not checked`))
    await expect(verdict(page)).toContainText(first, { timeout: 1 })
    await says(page, ...more)
  }).toPass()

/** Scans the code and turns the door while its verdict is on the screen; scans it again if the verdict has folded by itself. */
const turnUnderVerdict = (page: Page, code: string, to: 'In' | 'Out') =>
  expect(async () => {
    await typeCode(page, code)
    await page.locator('[data-view="verdict"]').getByRole('button', { name: to, exact: true }).click({ timeout: 3000 })
  }).toPass()

test('a guest comes, leaves and comes back, and every door sees how many are inside', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const occasion = await add(organiser, list)
  await open(page, await linkOf(organiser, list, occasion, 'North gate'))
  await open(phone, await linkOf(organiser, list, occasion, 'South gate'))
  await typeCode(page, codes[0]!)
  await says(page, 'Checked in', 'Ada Brightwell')
  for (const door of [page, phone]) await expect(door.getByText('1 / 2 inside')).toBeAttached()
  await typeCode(phone, codes[0]!)
  await says(phone, 'Still inside', 'Scan them out first.', 'This scan isn’t counted.')

  await turnUnderVerdict(page, codes[0]!, 'Out')
  await expect(doorBar(page)).toContainText('Guests are scanned out.')
  await page.reload()
  await expect(doorBar(page)).toContainText('Guests are scanned out.')
  await typeCode(page, codes[0]!)
  await says(page, 'Checked out', 'May come back in.')
  for (const door of [page, phone]) await expect(door.getByText('0 / 2 inside')).toBeAttached()
  await typeCode(page, codes[1]!)
  await says(page, 'Checked out', 'They weren’t scanned in.')
  await typeCode(phone, codes[0]!)
  await says(phone, 'Checked in', 'Ada Brightwell')
  await turnUnderVerdict(page, codes[1]!, 'In')
  await expect(doorBar(page)).not.toContainText('Guests are scanned out.')
})

test('a door waits for its occasion, and goes on by itself when it opens @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const occasion = await add(organiser, list, { opens_at: inAnHour() })
  await open(page, await linkOf(organiser, list, occasion, 'North gate'))
  await expect(doorBar(page)).toContainText('Opens')
  await typeCode(page, codes[0]!)
  await says(page, 'Not open yet', 'Saturday night.', 'This scan isn’t counted.')

  const params = { listId: list.id, occasionId: occasion.id }
  const soon = new Date(Date.now() + 4000).toISOString()
  await organiser.call(changeOccasion, { params, body: { ...night, opens_at: soon } })
  await expect(doorBar(page)).not.toContainText('Opens')
  await typeCode(page, codes[0]!)
  await says(page, 'Checked in', 'Ada Brightwell')
})

test('without a connection a door refuses guests who are not invited, and those who come too early', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'Ada' } as const
  const lounge = await add(organiser, list, { name: 'Lounge', who, opens_at: inAnHour() })
  await open(page, gate.address + (await linkOf(organiser, list, lounge, 'Lounge door')))
  await gate.shut()
  await scanAlone(page, codes[1]!, 'Not invited', 'Lounge is not for this guest.', 'Send them to the organiser.')
  await scanAlone(page, codes[0]!, 'Not open yet', 'Ada Brightwell', 'This scan isn’t counted.')
  await gate.open()
  await expect(doorBar(page)).toContainText('Connected.')
  await expect(doorBar(page)).not.toContainText('waiting to send')
})

test('two offline doors fill one last place, and the second is told of the overrun', async ({
  page,
  phone,
  organiser,
  product,
  gate,
}) => {
  const other = await openGate(product)
  const { list, codes } = await openList(product, organiser)
  const occasion = await add(organiser, list, { capacity: 1 })
  await open(page, gate.address + (await linkOf(organiser, list, occasion, 'North gate')))
  await open(phone, other.address + (await linkOf(organiser, list, occasion, 'South gate')))
  await Promise.all([gate.shut(), other.shut()])
  await scanAlone(page, codes[0]!, 'Checked in', 'Saved, not yet confirmed')
  await scanAlone(page, codes[0]!, 'Still inside')
  await scanAlone(phone, codes[1]!, 'Checked in', 'Ken Ito', 'Saved, not yet confirmed')

  await sendAll(page, gate)
  await sendAll(phone, other)
  await expect(phone.getByText('Let in over capacity: 2 of 1 inside.')).toBeVisible()
  await expect(page.getByText(/over capacity/)).toHaveCount(0)
  await other.close()
})

async function sendAll(page: Page, gate: Gate): Promise<void> {
  await gate.open()
  await expect(doorBar(page)).toContainText('Connected.')
  await expect(doorBar(page)).not.toContainText('waiting to send')
}
