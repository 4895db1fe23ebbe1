// Ways in without the camera: a hardware reader, a typed code, a name, the link of the code.
import type { Page } from '@playwright/test'
import {
  addLink,
  closeSheet,
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
import { findsNoBarrier } from './barriers.ts'
import { openList } from './organiser.ts'
import { type Flashed, type Heard, hearSounds, pressAsReader, watchFlash } from './seen-and-heard.ts'
import { expect, test } from './story.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Let in?' })

test('a hardware reader counts wherever the focus is, and its Enter presses nothing', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  const panel = page.getByRole('group').filter({ hasText: 'Scanner Status' })
  await openMenu(page)
  await panel.locator('summary').focus()
  // Sends real key events: the Enter at the end would open the panel if the reader did not catch it.
  await pressAsReader(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await openMenu(page)
  await expect(panel).not.toHaveAttribute('open')
  await closeSheet(page)
  await expect(scans(page).last()).toContainText('by reader')

  await readByReader(page, `]Q1\\000026${codes[1]!}`, {}, 'Tab')
  await expect(verdict(page)).toContainText('Ken Ito')
  await readByReader(page, '4006381333931')
  await expect(verdict(page)).toContainText('Not a Listpass code')
})

test('a typo is shown before anything is sent, with its place, and Check it anyway sends the code', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/scan') && asked.push(request.url()))
  const mistyped = withTypo(codes[0]!)
  await page.getByRole('button', { name: 'Type a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(mistyped)
  await expect(page.getByText('There’s a typo.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('mark').first()).toBeVisible()
  expect(asked).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(codes[0]!)
  await expect(page.getByText('There’s a typo.')).toBeHidden()
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(verdict(page)).toContainText('Ada Brightwell')

  await typeCode(page, mistyped)
  await page.getByRole('button', { name: 'Check it anyway' }).click()
  await expect(verdict(page)).toContainText('Not on the list')
})

test('a guest without a code is found by name, checked in, and the check-in undone', async ({
  page,
  organiser,
  product,
}) => {
  await openDoor(page, product, organiser)
  const field = await findByName(page)
  await field.fill('br')
  await expect(page.getByRole('button', { name: /^Check in/ })).toHaveCount(0)
  await field.fill('wELL ad')
  await expect(page.getByText('1 person found.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Check in: Ada Brightwell' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Checked in')
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await expect(scans(page).first()).toContainText('by name')

  await (await findByName(page)).fill('ada')
  await expect(page.getByText('Checked in already')).toBeVisible()
  await closeSheet(page)

  await page.getByRole('button', { name: 'Undo: Ada Brightwell' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Undo' })
  await expect(dialog).toContainText('Undo the check-in of Ada Brightwell?')
  await findsNoBarrier(page)
  await page.route('**/undo', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: 'Undo check-in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You need a connection to undo this.')
  await page.unroute('**/undo')
  await dialog.getByRole('button', { name: 'Undo check-in' }).click()
  await expect(dialog).toBeHidden()
  await expect(scans(page).first()).toContainText('Undone')
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await (await findByName(page)).fill('ada')
  await expect(page.getByRole('button', { name: 'Check in: Ada Brightwell' })).toBeVisible()
})

test('a search says when it needs a connection, and links without the right have no search @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openDoor(page, product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await expect(phone.getByRole('button', { name: 'Type a code' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Find by name' })).toHaveCount(0)
  await phone.goto((await addLink(organiser, list, 'South gate', { may_check_in_by_name: true })).url)
  await (await findByName(phone)).fill('ken ito')
  await expect(phone.getByText('k…@example.com')).toBeVisible()
  await phone.getByRole('button', { name: 'Check in: Ken Ito' }).click()
  await expect(verdict(phone)).toContainText('Ken Ito')

  await phone.route('**/people?**', (route) => route.abort('internetdisconnected'))
  await (await findByName(phone)).fill('ada')
  await expect(phone.getByText('You need a connection to search by name.')).toBeVisible()
})

test('a door that asks first counts nothing before the answer', async ({ page, organiser, product }) => {
  const { codes } = await openDoor(page, product, organiser)
  await hasItsList(page)
  await (await openMenu(page)).getByText('Settings of this device').click()
  await page.getByRole('switch', { name: 'Ask before letting in' }).click()
  await page.reload()
  await hasItsList(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/scan') && asked.push(request.url()))

  await readByReader(page, codes[0]!)
  await expect(question(page)).toContainText('Ada Brightwell')
  // The next guest waits until this question is answered.
  await readByReader(page, codes[1]!)
  await expect(question(page)).toContainText('Ada Brightwell')
  await expect(question(page).getByRole('button', { name: 'Let in', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toContainText('Ken Ito')
  await expect(scans(page)).toHaveCount(0)
  expect(asked).toEqual([])

  await expect(question(page).getByRole('button', { name: 'Let in', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Checked in')
  expect(asked).toHaveLength(1)

  await readByReader(page, codes[1]!)
  const again = page.getByRole('alertdialog', { name: 'Check with the server?' })
  await expect(again).toContainText('According to this device: Already used.')
  await again.getByRole('button', { name: 'Don’t let in' }).click()
  await readByReader(page, 'https://example.com/menu.pdf')
  await expect(verdict(page)).toContainText('Not a Listpass code')
})

test('the scanner asks about a code link that staff open, and the link alone counts nothing', async ({
  page,
  context,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await test.step('a scanner is open in this browser', async () => {
    // The name in the question is from the list on the device.
    await hasItsList(page)
    const opened = await context.newPage()
    await opened.goto(`/q/${codes[0]!}/direct`)
    await expect(opened.getByText('Your scanner shows this code now.')).toBeVisible()
    await expect(question(page)).toContainText('Ada Brightwell')
    await question(page).getByRole('button', { name: 'Let in', exact: true }).click()
    await expect(verdict(page)).toContainText('Ada Brightwell')
    await opened.close()
  })
  await test.step('none is open: the one list there is opens with the code in hand', async () => {
    await page.goto(`/q/${codes[1]!}/direct`)
    await expect(page.getByText('Connected to list:')).toBeVisible()
    await expect(question(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await question(page).getByRole('button', { name: 'Don’t let in' }).click()
    await expect(scans(page)).toHaveCount(0)
    await page.reload()
    await expect(doorBar(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })
})

test('the question gets the guest’s name when the list comes after it @edge', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/offline-list*', async (route) => {
    await mayCome
    await route.continue()
  })
  await organiser.signIn(page)
  await page.goto(`/scanner/${list.list_id}?code=${codes[0]!}`)
  await expect(question(page)).toContainText('Name not known yet')
  letCome()
  await expect(question(page)).toContainText('Ada Brightwell')
  await expect(question(page)).not.toContainText('Name not known yet')
  await expect(question(page).getByRole('button', { name: 'Let in', exact: true })).toBeFocused()
})

test('a link’s scanner gets the same question, and no other page does @edge', async ({ phone, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await phone.goto(`/q/${codes[0]!}/direct`)
  await expect(phone.getByRole('heading', { name: 'Show this at the entrance' })).toBeVisible()
  await findsNoBarrier(phone)
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await expect(doorBar(phone)).toBeVisible()
  const opened = await phone.context().newPage()
  await opened.goto(`/qr-code/${codes[0]!}/direct`)
  await expect(opened.getByText('Your scanner now asks')).toBeVisible()
  await expect(question(phone)).toBeVisible()
  // No browser stores the address of a scanner link. Staff without an open scanner therefore read where to open it.
  await phone.goto(`/q/${codes[0]!}/direct`)
  await expect(phone.getByText('For door staff: open your scanner link in this browser')).toBeVisible()
})

test('each result has its own sound, sounds can be switched off, and failures are logged', async ({
  page,
  organiser,
  product,
}) => {
  await page.addInitScript(hearSounds)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { codes } = await openDoor(page, product, organiser)
  await page.mouse.click(5, 5)
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as Heard).decoded)).toBe(7)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Already used')
  const heard = await page.evaluate(() => (globalThis as unknown as Heard).heard)
  expect(heard).toHaveLength(2)
  expect(heard[0]).not.toBe(heard[1])
  expect(logged.join('\n')).toContain('This code was already used')

  await (await openMenu(page)).getByText('Settings of this device').click()
  await page.getByRole('switch', { name: 'Sounds' }).click()
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  expect(await page.evaluate(() => (globalThis as unknown as Heard).heard)).toHaveLength(2)
})

test('a result colours the page for a second, with at most three flashes a second @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await page.evaluate(watchFlash)
  const flashes = () => page.evaluate(() => (globalThis as unknown as Flashed).flashes)
  const slowPhone = await page.context().newCDPSession(page)
  await slowPhone.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await readByReader(page, codes[0]!)
  await expect.poll(async () => (await flashes())[0]).toBeGreaterThan(950)
  await slowPhone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  expect((await flashes())[0]).toBeLessThan(10_000)
  // Accepted and refused scans alternate, so that the colour changes with each.
  for (const code of [codes[0]!, codes[1]!, codes[1]!, codes[0]!]) await readByReader(page, code)
  await expect(scans(page)).toHaveCount(5)
  await expect.poll(async () => (await flashes()).length).toBeGreaterThan(1)
  const changes = await page.evaluate(() => (globalThis as unknown as Flashed).changes)
  expect(changes.length).toBeGreaterThan(0)
  for (const [place, at] of changes.entries()) {
    const third = changes[place + 3]
    if (third !== undefined) expect(third - at).toBeGreaterThan(1000)
  }
})

test('a report for support is copied from Scanner Status, without codes and names', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openDoor(page, product, organiser)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await (await openMenu(page)).getByText('Scanner Status').click()
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('latest scans: 1 ok (typed)')
  expect(report).toContain(`list: ${list.list_id}`)
  expect(report).toMatch(/browser: .*Chrome/)
  for (const secret of [codes[0]!, 'Ada', 'Brightwell', 'example.com']) expect(report).not.toContain(secret)
})
