import { removeMember, teamPeople } from '#contract/teams.ts'
import { addColleague } from './colleague.ts'
import { addLink, doorBar, hasItsList, listCard, scans, typeCode, verdict } from './door.ts'
import { openGate } from './gate.ts'
import { openList } from './organiser.ts'
import { expect } from './story.ts'

import { everythingKept, openReady, scanCount, signInBy, test, typeAnyway } from './offline-door.ts'

const stranger = 'ABCDEFGH23456789ABCDEFGH'

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

test('with the server stopped the scanner opens, lets in guests of its list, and sends the scans later', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await gate.shut()
  await page.reload()
  await expect(listCard(page)).toContainText('Gala')
  await expect(doorBar(page)).toContainText('Working without a connection.')

  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await expect(doorBar(page)).toContainText('1 scan waiting to send.')
  await expect(scans(page).first()).toContainText('Saved, not yet confirmed')
  expect(logged).toContain('API error')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Already used')
  await typeAnyway(page, stranger)
  await expect(verdict(page)).toContainText('Not on the list')
  await expect(doorBar(page)).toContainText('3 scans waiting to send.')
  expect(await scanCount(organiser, list, codes[0]!)).toBe(0)

  await test.step('the stored list is unreadable to a finder of the phone', async () => {
    const kept = await everythingKept(page)
    for (const secret of [codes[0]!, codes[1]!, 'Brightwell', 'Ken Ito', 'example.com'])
      expect(kept).not.toContain(secret)
  })

  await gate.open()
  await expect(doorBar(page)).toHaveText('Connected.')
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
  await expect(scans(page).filter({ hasText: 'Saved, not yet confirmed' })).toHaveCount(0)
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  await expect(verdict(page)).not.toContainText('Saved')
})

test('the scanner of another team opens without a connection at that team’s address, until the member is removed @edge', async ({
  page,
  context,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'door', 'Mira Sol', [list.id])
  await colleague.signIn(page)
  await openReady(page, gate, `/t/${teamId}/scanner/${list.list_id}`)
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(`${gate.address}/t/${teamId}/scanner/${list.list_id}`)
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await context.setOffline(false)
  await expect(doorBar(page)).toHaveText('Connected.')
  expect(await scanCount(organiser, list, codes[1]!)).toBe(1)

  const { members } = await organiser.call(teamPeople)
  const personId = members.find(({ name }) => name === 'Mira Sol')!.id
  await organiser.call(removeMember, { params: { personId }, body: { password: organiser.password } })
  await expect(page.getByRole('alert')).toContainText('You may no longer scan this list.')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(doorBar(page)).toHaveCount(0)
})

test('one code at two offline doors: both get an alert', async ({ page, phone, organiser, product, gate }) => {
  const other = await openGate(product)
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await openReady(phone, other, await addLink(organiser, list, 'South gate'))
  await Promise.all([gate.shut(), other.shut()])
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Saved, not yet confirmed')

  // The later scan is sent first, and loses its place when the earlier one arrives.
  await other.open()
  await expect(doorBar(phone)).toHaveText('Connected.')
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await gate.open()
  await expect(phone.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await expect(phone.getByText('The scan here doesn’t count.')).toBeVisible()
  await expect(page.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await expect(page.getByText(/South gate/)).toBeVisible()
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)

  await phone.reload()
  await expect(phone.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await phone.getByRole('button', { name: 'Got it' }).click()
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await phone.reload()
  await hasItsList(phone)
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await other.close()
})

test('a door knows the admissions of another, also right after it loses its connection', async ({
  page,
  phone,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await phone.goto((await addLink(organiser, list, 'South gate')).url)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada Brightwell')
  await expect(doorBar(page).or(page.getByText('1 of 2 in'))).not.toHaveCount(0)
  await expect(page.getByText('1 of 2 in')).toBeVisible()
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Already used')
  await expect(verdict(page)).toContainText('Ada Brightwell')
})

test('two pages of one browser are one door: a saved scan is sent once, and both know', async ({
  page,
  context,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await openReady(page, gate, link)
  const second = await context.newPage()
  await openReady(second, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await typeCode(second, codes[0]!)
  await expect(verdict(second)).toContainText('Already used')
  await gate.open()
  for (const one of [page, second]) await expect(doorBar(one)).toHaveText('Connected.')
  await expect(page.getByText('1 of 2 in')).toBeVisible()
  await expect(second.getByText('1 of 2 in')).toBeVisible()
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
})

test('signing out leaves no list on the device', async ({ page, organiser, product, gate }) => {
  const { list } = await openList(product, organiser)
  await signInBy(page, gate, organiser)
  await openReady(page, gate, `/scanner/${list.list_id}`)
  expect(await everythingKept(page)).toContain('Gala')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${gate.address}/app`)
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${gate.address}/`)
  await expect.poll(() => everythingKept(page)).not.toContain('Gala')
})
