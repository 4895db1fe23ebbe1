// The organiser's view of a night while its doors are open.
import type { Page } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { addOccasions, changeOccasion, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Tonight } from '#contract/tonight.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { doorBar, typeCode, verdict } from './door.ts'
import { anyTime, openList, type Organiser } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

async function addNight(
  organiser: Organiser,
  { id: listId }: List,
  settings: Partial<OccasionForm> = {},
): Promise<Occasion> {
  const night: OccasionForm = {
    ...anyTime,
    name: 'Saturday night',
    opens_at: hours(-1),
    closes_at: hours(5),
    own_max: 1,
    capacity: 2,
    has_exits: true,
    ...settings,
  }
  const { occasions } = await organiser.call(addOccasions, { params: { listId }, body: { occasions: [night] } })
  return occasions[0]!
}

/** A phone that has the occasion's door open. */
async function openDoorOf(phone: Page, organiser: Organiser, { id: listId }: List, occasion: Occasion, label: string) {
  const body = { label, may_check_in_by_name: false, expires_at: null, occasion_id: occasion.id }
  const { link } = await organiser.call(addScannerLink, { params: { listId }, body })
  await phone.goto(new URL(link.url).pathname)
  await expect(doorBar(phone)).toContainText(/^Connected\. This door is for/)
}

const people = (page: Page) => page.getByRole('region', { name: 'People' })
const doors = (page: Page) => page.getByRole('region', { name: 'Doors' })
const justIn = (page: Page) => page.getByRole('region', { name: 'Just in' })

test('the numbers of a night rise while a door scans', async ({ page, phone, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const night = await addNight(organiser, list)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}`)
  await expect(people(page)).toContainText('0 inside of 2')
  await expect(people(page)).toContainText('The curve begins with the first guest.')
  await expect(justIn(page)).toContainText('No one has come yet.')
  await expect(doors(page)).toContainText('Make a scanner link for each door')
  await findsNoBarrier(page)

  await openDoorOf(phone, organiser, list, night, 'North gate')
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await expect(people(page)).toContainText('1 inside of 2')
  await expect(page.getByRole('meter', { name: 'inside' })).toHaveAttribute('aria-valuetext', '1 of 2')
  await expect(people(page).getByRole('term')).toHaveText(['came', 'left', 'to come'])
  await expect(people(page).getByRole('definition')).toHaveText(['1', '0', '1'])
  await expect(justIn(page).getByRole('listitem')).toContainText('Ada Brightwell')
  const row = doors(page).getByRole('row', { name: /North gate/ })
  await expect(row).toContainText('Scanning')
  await expect(row.getByRole('cell').nth(2)).toHaveText('1')
  await expect(doors(page)).toContainText('1 of 1 connected · 1 let in over the last 10 min')

  await typeCode(phone, codes[1]!)
  await expect(people(page)).toContainText('2 inside of 2')
  await typeCode(phone, codes[1]!)
  await expect(verdict(phone)).toContainText('Already used')
  await expect(justIn(page).getByRole('listitem').first()).toContainText('Already used')
  await people(page).getByText('As a table').click()
  const table = page.getByRole('table').filter({ hasText: 'Came' })
  await expect(table.getByRole('row').last().getByRole('cell').nth(1)).toHaveText('2')
  await findsNoBarrier(page)
})

test('an organiser stops admissions, a door refuses at once, and guests are admitted again', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const night = await addNight(organiser, list)
  await openDoorOf(phone, organiser, list, night, 'North gate')
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}`)
  await page.getByRole('button', { name: 'Stop admissions' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop admissions?' })
  await expect(question).toContainText('Doors let no one in at Saturday night from this moment.')
  await expect(question).toContainText('They show “Closed” to staff.')
  await findsNoBarrier(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(people(page)).toContainText('Open')
  await page.getByRole('button', { name: 'Stop admissions' }).click()
  await question.getByRole('button', { name: 'Stop admissions' }).click()
  await expectMessage(page, 'Doors let no one in any more.')
  await expect(people(page)).toContainText('Admissions are stopped')
  // The stopped night stays on the screen, also for a page that is opened now.
  await expect(page).toHaveURL(new RegExp(`occasion=${night.id}`))
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Closed')
  await expect(justIn(page)).toContainText('Closed')
  await findsNoBarrier(page)

  await test.step('a viewer sees it, and cannot change it', async () => {
    const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vic')
    const theirs = await page.context().browser()!.newContext({ baseURL: product.address })
    const viewer = await theirs.newPage()
    await colleague.signIn(viewer)
    await viewer.goto(`/t/${teamId}/app/qr-manager/${list.id}?occasion=${night.id}`)
    await expect(people(viewer)).toContainText('Admissions are stopped')
    await expect(viewer.getByRole('button', { name: 'Admit again' })).toHaveCount(0)
    await theirs.close()
  })

  await page.getByRole('button', { name: 'Admit again' }).click()
  await expect(people(page)).toContainText(/Open.*closes in/)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await expect(people(page)).toContainText('1 inside of 2')
})

test('a door that is not heard any more is named, with its battery and what to do @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  await phone.addInitScript(() =>
    Object.assign(navigator, { getBattery: () => Promise.resolve({ level: 0.18, charging: false }) }),
  )
  const { list, codes } = await openList(product, organiser)
  const night = await addNight(organiser, list)
  await openDoorOf(phone, organiser, list, night, 'South gate')
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}`)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('South gate: battery at 18%')
  await expect(doors(page).getByRole('row', { name: /South gate/ })).toContainText('18%')

  // Six minutes later, by the server's clock.
  await phone.close()
  await page.route(/\/tonight\?/, async (route) => {
    const answer = await route.fetch()
    const night = (await answer.json()) as Tonight
    const at = new Date(Date.parse(night.at) + 6.5 * 60_000).toISOString()
    await route.fulfill({ response: answer, json: { ...night, at } })
  })
  await page.reload()
  await expect(attention).toContainText(/South gate has been offline for [67] min/)
  await expect(attention).toContainText('It keeps scanning. Its scans arrive when it reconnects.')
  await expect(attention).toContainText('The battery was at 18%.')
  await expect(doors(page).getByRole('row', { name: /South gate/ })).toContainText('Offline since')
  await findsNoBarrier(page)
})

test('before the opening the night counts down, and says what is left to do @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const night = await addNight(organiser, list, { opens_at: hours(0.3), closes_at: hours(5) })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}?occasion=${night.id}`)
  await expect(people(page)).toContainText(/Not open yet.*opens at \d\d:\d\d/)
  await expect(people(page)).toContainText(/1[78] min to the opening/)
  await expect(people(page)).toContainText('No doors yet')
  await expect(people(page)).toContainText('2 guests invited')
  await expect(people(page)).toContainText('Every subscribed guest has a code in Mailchimp')
  await expect(page.getByRole('button', { name: 'Stop admissions' })).toHaveCount(0)
  await findsNoBarrier(page)
  await people(page).getByRole('link', { name: 'Make a scanner link' }).click()
  await expect(page).toHaveURL(`/app/qr-manager/${list.id}/doors?occasion=${night.id}`)
})

test('after the end the night shows how it went @edge', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const night = await addNight(organiser, list)
  const params = { listId: list.id }
  await organiser.call(redeemScan, { params, body: { qr_code: codes[0]!, occasion_id: night.id } })
  const { id: occasionId, is_main: _main, who_read_at: _read, who_trouble: _trouble, ...settings } = night
  const body = { ...settings, closes_at: new Date().toISOString() }
  await organiser.call(changeOccasion, { params: { ...params, occasionId }, body })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}?occasion=${night.id}`)
  await expect(people(page)).toContainText(/Closed.*1 of 2 guests came.*didn’t come/)
  const result = page.getByRole('region', { name: 'How it went' })
  await expect(result).toContainText('50% of the guests came.')
  await expect(result).toContainText(/Most were inside at .*: 1\./)
  await findsNoBarrier(page)
  await result.getByRole('link', { name: 'See the results' }).click()
  await expect(page).toHaveURL(`/app/qr-manager/${list.id}/results?occasion=${night.id}`)
})

test('a plain list shows who came, without people inside, and is stopped as a whole @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}`)
  await expect(people(page)).toContainText('of 2 guests came')
  await expect(people(page).getByRole('term')).toHaveText(['to come', 'in the last 10 min'])
  await page.getByRole('button', { name: 'Stop admissions' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop admissions?' })
  await expect(question).toContainText('They show “List inactive” to staff.')
  await question.getByRole('button', { name: 'Stop admissions' }).click()
  await expect(people(page)).toContainText('scanning of this list is off')
  await page.getByRole('button', { name: 'Admit again' }).click()
  await expect(people(page)).toContainText('Open')
})

test('a night that cannot be read says so, and is read again @edge', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  let isBroken = true
  await page.route(/\/tonight\?/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto(`/app/qr-manager/${list.id}`)
  await expect(page.getByRole('alert')).toContainText('Please check your connection.')
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(people(page)).toContainText('of 2 guests came')
})
