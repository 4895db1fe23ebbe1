// The organiser's view of a night while its doors are open.
import type { Page } from '@playwright/test'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import type { List } from '#contract/list.ts'
import { changeOccasion, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Tonight } from '#contract/tonight.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { addLink, doorBar, typeCode, verdict } from './door.ts'
import { enterList, addOccasion, openList, type Organiser } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

const addNight = (organiser: Organiser, list: List, settings: Partial<OccasionForm> = {}) =>
  addOccasion(organiser, list, {
    name: 'Saturday night',
    opens_at: hours(-1),
    closes_at: hours(5),
    own_max: 1,
    capacity: 2,
    has_exits: true,
    ...settings,
  })

/** A phone that has the occasion's door open. */
async function openDoorOf(phone: Page, organiser: Organiser, list: List, occasion: Occasion, label: string) {
  const { url } = await addLink(organiser, list, label, { occasion_id: occasion.id })
  await phone.goto(new URL(url).pathname)
  await expect(doorBar(phone)).toContainText(/^Connected\. This door is for/)
}

const people = (page: Page) => page.getByRole('region', { name: 'People' })
const doors = (page: Page) => page.getByRole('region', { name: 'Doors' })
const justIn = (page: Page) => page.getByRole('region', { name: 'Just in' })

test('the numbers of a night rise while a door scans', async ({ page, phone, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const night = await addNight(organiser, list)
  await enterList(page, organiser, list, 'tonight')
  await expect(people(page)).toContainText('0 people inside of 2')
  await expect(people(page)).toContainText('The curve begins with the first guest.')
  await expect(justIn(page)).toContainText('No one has come yet.')
  await expect(doors(page)).toContainText('Make a scanner link for each door')
  await findsNoBarrier(page)

  await openDoorOf(phone, organiser, list, night, 'North gate')
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await expect(people(page)).toContainText('1 person inside of 2')
  await expect(page.getByRole('meter', { name: 'People inside' })).toHaveAttribute('aria-valuetext', '1 of 2')
  await expect(people(page).getByRole('term')).toHaveText(['guest came', 'guests left', 'guest to come'])
  await expect(people(page).getByRole('definition')).toHaveText(['1', '0', '1'])
  await expect(justIn(page).getByRole('listitem')).toContainText('Ada Brightwell')
  const row = doors(page).getByRole('row', { name: /North gate/ })
  await expect(row).toContainText('Scanning')
  await expect(row.getByRole('cell').nth(2)).toHaveText('1')
  await expect(doors(page)).toContainText('1 of 1 connected · 1 person let in over the last 10 min')

  await typeCode(phone, codes[1]!)
  await expect(people(page)).toContainText(/Full.*2 people inside of 2/)
  await typeCode(phone, codes[1]!)
  await expect(verdict(phone)).toContainText('Already used')
  await expect(justIn(page).getByRole('listitem').first()).toContainText('Already used')
  await people(page).getByText('As a table').click()
  const table = page.getByRole('table').filter({ hasText: 'Guests came' })
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
  await enterList(page, organiser, list, 'tonight')
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
    await viewer.goto(`/t/${teamId}/app/qr-manager/${list.id}/tonight?occasion=${night.id}`)
    await expect(people(viewer)).toContainText('Admissions are stopped')
    await expect(viewer.getByRole('button', { name: 'Admit again' })).toHaveCount(0)
    await theirs.close()
  })

  await page.getByRole('button', { name: 'Admit again' }).click()
  await expect(people(page)).toContainText(/Open.*closes in/)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await expect(people(page)).toContainText('1 person inside of 2')
})

test('a question to stop is about the night that was shown, also when another opens meanwhile', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const night = await addNight(organiser, list, { opens_at: hours(-2) })
  await enterList(page, organiser, list, 'tonight')
  const chooser = page.getByRole('button', { name: /^Occasion: / })
  await expect(chooser).toContainText('Saturday night')
  const late = await addNight(organiser, list, { name: 'Late show', opens_at: hours(-0.1) })
  await expect(page.getByText('It is also time for Late show')).toBeVisible({ timeout: 25_000 })
  await expect(chooser).toContainText('Saturday night')
  await findsNoBarrier(page)
  await page.getByRole('button', { name: 'Stop admissions' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop admissions?' })
  await page.evaluate((id) => {
    history.replaceState(history.state, '', `?occasion=${id}`)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, late.id)
  await expect(question).toContainText('The page shows Late show by now. Your answer is about Saturday night.')
  await expect(question).toContainText('Doors let no one in at Saturday night from this moment.')
  await question.getByRole('button', { name: 'Stop admissions' }).click()
  await expect(page).toHaveURL(new RegExp(`occasion=${night.id}`))
  await expect(people(page)).toContainText('Admissions are stopped')
  await chooser.click()
  await page.getByRole('link', { name: /^Late show/ }).click()
  await expect(people(page)).toContainText('Open')
})

test('a door of the whole list, and a party in one row, are told of a night', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await addLink(organiser, list, 'Old door')
  const night = await addNight(organiser, list, { own_max: null, capacity: 5 })
  const params = { listId: list.id }
  const { contacts } = await organiser.call(contactsOfList, { params })
  const guest = contacts.find(({ qr_code: code }) => code === codes[0])!
  await organiser.call(changeContact, { params: { ...params, contactId: guest.id }, body: { max_scans: 4 } })
  const party = Array.from({ length: 4 }, () => crypto.randomUUID())
  const body = { qr_code: codes[0]!, scan_id: party[0]!, party: party.slice(1), occasion_id: night.id }
  await organiser.call(redeemScan, { params, body })
  await enterList(page, organiser, list, 'tonight')
  await expect(people(page)).toContainText('4 people inside of 5')
  await expect(people(page).getByRole('term')).toHaveText(['guest came', 'guests left', 'guest to come'])
  await expect(justIn(page).getByRole('listitem')).toHaveCount(1)
  await expect(justIn(page).getByRole('listitem')).toContainText('4 people')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('1 door scans another occasion')
  await expect(attention).toContainText('Old door: Gala, any time.')
  await findsNoBarrier(page)
  await attention.getByRole('link', { name: 'All doors' }).click()
  await expect(page.getByText('Old door', { exact: true })).toBeVisible()
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
  await enterList(page, organiser, list, 'tonight')
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
  await enterList(page, organiser, list, `tonight?occasion=${night.id}`)
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
  await enterList(page, organiser, list, `tonight?occasion=${night.id}`)
  await expect(people(page)).toContainText(/Closed.*1 of 2 guests came.*didn’t come/)
  const result = page.getByRole('region', { name: 'How it went' })
  await expect(result).toContainText('50% of the guests came.')
  await expect(result).toContainText(/Most people were inside at .*: 1\./)
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
  await enterList(page, organiser, list, 'tonight')
  await expect(people(page)).toContainText('of 2 guests came')
  await expect(people(page).getByRole('term')).toHaveText(['guests to come', 'people in the last 10 min'])
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
  await page.goto(`/app/qr-manager/${list.id}/tonight`)
  await expect(page.getByRole('alert')).toContainText('Please check your connection.')
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(people(page)).toContainText('of 2 guests came')
})
