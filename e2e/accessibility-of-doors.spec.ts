// Axe on every screen of a door, light and dark, narrow and wide.
import { rotateScannerLink } from '#contract/doors.ts'
import { findsNoBarrier as check } from './barriers.ts'
import {
  addLink,
  doorBar,
  findByName,
  hasItsList,
  openDoor,
  openMenu,
  readByReader,
  scans,
  typeCode,
  verdict,
  withTypo,
} from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the scanner has no barrier, before a scan and after', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.goto('/scanner')
  await expect(page.getByRole('link', { name: /Gala/ })).toBeVisible()
  await check(page)
  await page.goto(`/scanner/${list.list_id}`)
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeVisible()
  await check(page)
  await (await openMenu(page)).getByText('Scanner Status').click()
  await check(page)
  for (const words of ['Checked in', 'Already used']) {
    await typeCode(page, codes[0]!)
    await expect(verdict(page)).toContainText(words)
    await check(page)
  }
})

test('the other ways in at a door have no barrier, nor have its questions and Undo', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await hasItsList(page)
  const menu = await openMenu(page)
  for (const panel of ['Settings of this device', 'Kiosk: guests scan']) await menu.getByText(panel).click()
  await check(page)
  await typeCode(page, withTypo(codes[0]!))
  await expect(page.getByText('There’s a typo.')).toBeVisible()
  await check(page)
  await (await findByName(page)).fill('example')
  await expect(page.getByText('2 people found.')).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Check in: Ada Brightwell' }).click()
  await expect(verdict(page)).toContainText('Checked in')
  await page.getByRole('button', { name: 'Undo the last scan: Ada Brightwell' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Undo Check-in' }).click()
  await expect(scans(page).first()).toContainText('Undone')
  await openMenu(page)
  await page.getByRole('switch', { name: 'Ask before letting in' }).click()
  await readByReader(page, codes[1]!)
  await expect(page.getByRole('alertdialog', { name: 'Let in?' })).toContainText('Ken Ito')
  await check(page)
})

test('a door without a connection has no barrier, nor have its news afterwards', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openDoor(page, product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  for (const door of [page, phone]) await hasItsList(door)
  for (const door of [page, phone]) await door.context().setOffline(true)
  await typeCode(phone, codes[0]!)
  await typeCode(page, codes[0]!)
  for (const door of [page, phone]) await expect(verdict(door)).toContainText('Saved, not yet confirmed')
  await check(page)
  await phone.context().setOffline(false)
  await expect(doorBar(phone)).toHaveText('Connected.')
  await page.context().setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Ada Brightwell was let in twice.')
  await check(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a kiosk has no barrier: before a guest, after one, and where staff leave it', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await page.getByLabel('PIN', { exact: true }).fill('4711')
  await page.getByLabel('PIN again').fill('4711')
  await page.getByRole('button', { name: 'Start Kiosk' }).click()
  await expect(page.getByText('Hold your code up to the camera.')).toBeVisible()
  await check(page)
  // Each message stays for a few seconds, long enough to check it at one width.
  for (const words of ['Welcome, Ada Brightwell!', 'Please see a member of staff.']) {
    await readByReader(page, codes[0]!)
    await expect(page.locator('[aria-live="assertive"]')).toContainText(words)
    await check(page, [360])
  }
  await page.getByRole('button', { name: 'Leave kiosk' }).click()
  await check(page)
})

test('a door by scanner link has no barrier, nor has it when it ended', async ({ phone, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate', true)
  await phone.goto(link.url)
  await expect(doorBar(phone)).toBeVisible()
  await check(phone)
  await organiser.call(rotateScannerLink, { params: { listId: list.id, linkId: link.id } })
  await expect(phone.getByRole('alert')).toContainText('This scanner link has ended.')
  await check(phone)
  await phone.reload()
  await expect(phone.getByText('Scanner is not connected to a valid list.')).toBeVisible()
  await check(phone)
})
