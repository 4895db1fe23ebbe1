// Axe on every screen of a door, light and dark, narrow and wide; and what a screen reader hears.
import { setCard } from '#contract/card.ts'
import { changeContact } from '#contract/contacts.ts'
import { rotateScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
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
import { adaAndKen, openList } from './organiser.ts'
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
  await page.getByRole('button', { name: 'Undo check-in' }).click()
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
  await page.getByRole('button', { name: 'Start kiosk' }).click()
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
  const link = await addLink(organiser, list, 'North gate', { may_check_in_by_name: true })
  await phone.goto(link.url)
  await expect(doorBar(phone)).toBeVisible()
  await check(phone)
  await organiser.call(rotateScannerLink, { params: { listId: list.id, linkId: link.id } })
  await expect(phone.getByRole('alert')).toContainText('This scanner link has ended.')
  await check(phone)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Door closed' })).toBeFocused()
  await expect(phone.getByRole('alert')).toContainText('Door: North gate')
  await check(phone)
})

test('a screen reader hears each verdict once it may, knows whom a question is about, and finds its key again', async ({
  phone,
  organiser,
  product,
}) => {
  const members = [
    ...adaAndKen,
    { email: 'vip@example.com', merge_fields: { FNAME: 'Vera', LNAME: 'Vale', NOTE: 'Nuts' } },
  ]
  const fields = ['FNAME', 'LNAME', 'NOTE'].map((tag) => ({ tag, name: tag, type: 'text' }))
  const { list, codes } = await openList(product, organiser, members, fields)
  const params = { listId: list.id }
  const ken = (await organiser.generateCodes(list)).find(({ email }) => email.startsWith('ken'))!
  await organiser.call(changeContact, { params: { ...params, contactId: ken.id }, body: { max_scans: 3 } })
  await organiser.call(changeList, { params, body: { party: 'ask' } })
  await organiser.call(setCard, {
    params,
    body: { card: { fields: [], note: null, alert: { tag: 'NOTE', is: null } } },
  })
  const link = await addLink(organiser, list, 'North gate', { may_check_in_by_name: true })
  await phone.addInitScript(hearVerdicts)
  await phone.goto(link.url)
  await hasItsList(phone)
  const keyOf = (name: string) => phone.getByRole('button', { name })
  const hears = (words: string, times = 1) =>
    expect
      .poll(
        async () => (await phone.evaluate(() => (globalThis as unknown as Hearing).said)).filter(saysOf(words)).length,
      )
      .toBe(times)
  /** From the key to the verdict, by keys alone. */
  const type = async (code: string) => {
    await keyOf('Type a code').focus()
    await phone.keyboard.press('Enter')
    await expect(phone.getByLabel('Code', { exact: true })).toBeFocused()
    await phone.keyboard.type(code)
    await phone.keyboard.press('Enter')
    await expect(keyOf('Type a code')).toBeFocused()
  }

  await test.step('an empty picture and the head of a sheet say nothing untrue', async () => {
    await expect(phone.locator('video')).toHaveAttribute('aria-hidden', 'true')
    await keyOf('Menu').click()
    await expect(phone.getByRole('dialog').getByRole('banner')).toHaveCount(0)
    await phone.keyboard.press('Escape')
  })

  await test.step('an admission, and the same refusal twice', async () => {
    await type(codes[0]!)
    await hears('Checked in. Ada Brightwell.')
    await type(codes[0]!)
    await hears('Already used. Ada Brightwell.')
    await type(codes[0]!)
    await hears('Already used. Ada Brightwell.', 2)
  })

  await test.step('the guests found come after the field, and the question says whom it is about', async () => {
    await keyOf('Find by name').focus()
    await phone.keyboard.press('Enter')
    await phone.keyboard.type('ito')
    const checkIn = keyOf('Check in: Ken Ito')
    await expect(checkIn).toBeVisible()
    await phone.keyboard.press('Tab')
    await expect(checkIn).toBeFocused()
    await phone.keyboard.press('Enter')
    const question = phone.getByRole('alertdialog', { name: 'Party of 3' })
    await expect(question).toHaveAccessibleDescription(/^Ken Ito None of them is in yet\./)
    await phone.keyboard.press('Enter')
    await hears('Checked in. Ken Ito.')
    await expect(keyOf('Find by name')).toBeFocused()
  })

  await test.step('undo says whose check-in it takes back, and that it did', async () => {
    await keyOf('Undo the last scan: Ken Ito').focus()
    await phone.keyboard.press('Enter')
    const question = phone.getByRole('alertdialog', { name: 'Undo' })
    await expect(question).toHaveAccessibleDescription(/^Undo the check-in of Ken Ito\?/)
    await question.getByRole('button', { name: 'Undo check-in' }).focus()
    await phone.keyboard.press('Enter')
    await hears('Checked in. Ken Ito. 2 people')
    await expect(keyOf('Undo the last scan: Ken Ito')).toBeFocused()
  })

  await test.step('an alert says whose it is, and the focus returns after it', async () => {
    await keyOf('Type a code').focus()
    await readByReader(phone, codes[2]!)
    const alert = phone.getByRole('alertdialog', { name: 'Nuts' })
    await expect(alert).toHaveAccessibleDescription(/^Checked in\. Vera Vale/)
    await phone.keyboard.press('Enter')
    await hears('Checked in. Vera Vale.')
    await expect(keyOf('Type a code')).toBeFocused()
  })

  await test.step('the end of the link closes a sheet, and has the focus', async () => {
    await keyOf('Menu').click()
    await organiser.call(rotateScannerLink, { params: { ...params, linkId: link.id } })
    await expect(phone.getByRole('heading', { name: 'Door closed' })).toBeFocused()
    await expect(phone.getByRole('dialog')).toHaveCount(0)
  })
})

type Hearing = { said: string[] }

const saysOf = (words: string) => (said: string) => said.startsWith(words)

/** Runs in the page: notes what a live region says while nothing stands before it. Nothing behind a sheet is read out. */
function hearVerdicts(): void {
  const page = globalThis as unknown as Hearing
  page.said = []
  const listen = () =>
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
      for (const live of new Set(places.map((place) => place?.closest('[aria-live]')))) {
        if (!live?.textContent) continue
        const sheet = document.querySelector('dialog:modal')
        if (!sheet || sheet.contains(live)) page.said.push(live.textContent)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  document.addEventListener('DOMContentLoaded', listen)
}
