// A device for guests: they see only a scanner, and staff leave it with a PIN.
import type { Page } from '@playwright/test'
import { changeBranding } from '#contract/branding.ts'
import { setCard } from '#contract/card.ts'
import { addScannerLink } from '#contract/doors.ts'
import { addOccasions } from '#contract/occasions.ts'
import { linkOf } from '#domain/link.ts'
import { languages, nameOf } from '#domain/spoken.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { cutIn, setRoom } from './cut-words.ts'
import { doorBar, drawn, openDoor, openMenu, readByReader, startKiosk } from './door.ts'
import { anyTime, openList } from './organiser.ts'
import { expect, test } from './story.ts'

test.use({ viewport: { width: 820, height: 1180 } })

const nameFields = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'LNAME', name: 'Last name', type: 'text' },
]

const welcome = (page: Page) => page.locator('[aria-live="assertive"]')
const leave = (page: Page) => page.getByRole('button', { name: 'Leave kiosk' })

async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Leave kiosk' })
  if (!(await dialog.isVisible())) await leave(page).click()
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
}

test('guests scan themselves, see their own name for a moment, and can press nothing but a language', async ({
  page,
  organiser,
  product,
  camera,
}) => {
  const { list, codes } = await openList(product, organiser)
  const body = { name: 'Harbour Events', place: '', accent: null, shows_guest: false }
  await organiser.call(changeBranding, { params: { listId: list.id }, body })
  await organiser.signIn(page)
  await page.goto(`/scanner/${list.list_id}`)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
  await startKiosk(page, '4711')
  await expect(page.getByText('Hold your code up to the camera.')).toBeVisible()
  await expect(page.getByText('Harbour Events')).toBeVisible()
  // No other element of the page can be clicked or reached by keyboard.
  const controls = page.locator(':is(a, button, input, summary):not([inert], [inert] *)')
  await expect(controls).toHaveText([...Object.values(nameOf), 'Leave kiosk'])
  for (const _ of languages) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(leave(page)).toBeFocused()
  await findsNoBarrier(page)

  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await expect(welcome(page)).toHaveText('Welcome, Ada Brightwell!')
  camera.showNothing()
  await expect(page.getByText('Ada Brightwell')).toHaveCount(0)
  await readByReader(page, codes[1]!)
  await expect(welcome(page)).toHaveText('Welcome, Ken Ito!')
  await readByReader(page, codes[1]!)
  await expect(welcome(page)).toContainText('Please see a member of staff.')
  await expect(welcome(page)).toContainText('Already used')
})

test('a kiosk shows its occasion, and a guest where their table is', async ({ page, organiser, product }) => {
  const fields = [
    ...nameFields,
    { tag: 'TABLE', name: 'Table', type: 'text' },
    { tag: 'DIET', name: 'Diet', type: 'text' },
  ]
  const ada = {
    email: 'ada@example.com',
    merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell', TABLE: '14', DIET: 'Nuts' },
  }
  const merge_fields = { FNAME: 'Wilhelmina Friederike', LNAME: 'von Hohenzollern-Sigmaringen', TABLE: '7', DIET: '' }
  const { list, codes } = await openList(product, organiser, [ada, { email: 'will@example.com', merge_fields }], fields)
  const params = { listId: list.id }
  const shown = [
    { tag: 'DIET', is_large: false },
    { tag: 'TABLE', is_large: true },
  ]
  await organiser.call(setCard, { params, body: { card: { fields: shown, note: null, alert: null } } })
  const { occasions } = await organiser.call(addOccasions, {
    params,
    body: { occasions: [{ ...anyTime, name: 'Winter gala' }] },
  })
  const body = { label: 'Foyer', may_check_in_by_name: false, expires_at: null, occasion_id: occasions[0]!.id }
  await page.goto((await organiser.call(addScannerLink, { params, body })).link.url)
  await expect(doorBar(page)).toHaveText('Connected. This door is for Winter gala.')
  await startKiosk(page, '4711')
  await expect(page.getByText('Winter gala')).toBeVisible()
  await findsNoBarrier(page, [820, 390])
  await readByReader(page, codes[0]!)
  await expect(welcome(page)).toContainText('Welcome, Ada Brightwell!')
  await expect(welcome(page)).toContainText('Table14')
  await expect(welcome(page)).not.toContainText('Nuts')
  await findsNoBarrier(page, [820, 390])

  const ofPhone = { width: 844, height: 390, text: 1, name: 'a phone on its side' }
  await test.step('on a phone on its side nothing leaves the screen', async () => {
    await setRoom(page, ofPhone)
    expect(await cutIn(page)).toEqual([])
    await readByReader(page, codes[1]!)
    await expect(welcome(page)).toContainText('Welcome, Wilhelmina')
    expect(await cutIn(page)).toEqual([])
    await readByReader(page, codes[1]!)
    await expect(welcome(page)).toContainText('Already used')
    expect(await cutIn(page)).toEqual([])
  })
})

test('a kiosk stays one after a reload, and at any address that a guest types @edge', async ({
  page,
  organiser,
  product,
  camera,
}) => {
  const { list, codes } = await openDoor(page, product, organiser)
  await startKiosk(page, '4711')
  const here = `/scanner/${list.list_id}`
  for (const path of [here, '/app', '/', '/account/data', `/scanner`, `/q/${codes[0]!}/scan`]) {
    await page.goto(path)
    await expect(leave(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(here)
  }
  // This site may already use the camera, so it starts without a press of the button.
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await expect(welcome(page)).toHaveText('Welcome, Ada Brightwell!')

  await test.step('the question for the PIN stays open while the list loads', async () => {
    const loaded = Promise.withResolvers<void>()
    await page.route(`**/api/lists/${list.list_id}`, async (route) => {
      await loaded.promise
      await route.continue()
    })
    await page.reload()
    await leave(page).click()
    const pin = page.getByRole('dialog', { name: 'Leave kiosk' }).getByLabel('PIN', { exact: true })
    await pin.fill('4711')
    loaded.resolve()
    await expect(page.getByText('Hold your code up to the camera.')).toBeAttached()
    await expect(pin).toHaveValue('4711')
  })
})

test('a kiosk holds every tab of its browser, old and new, until staff give the PIN', async ({
  page,
  organiser,
  product,
  context,
}) => {
  const before = await context.newPage()
  const { list, codes } = await openDoor(page, product, organiser)
  await before.goto('/app')
  await expect(before.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await startKiosk(page, '4711')
  const here = `/scanner/${list.list_id}`
  const next = await context.newPage()
  for (const path of [
    '/app',
    here,
    `/scanner/${list.id}`,
    `/app/qr-manager/${list.id}/guests`,
    `/q/${codes[0]!}/scan`,
  ]) {
    await next.goto(path)
    await expect(leave(next)).toBeVisible()
    expect(new URL(next.url()).pathname).toBe(here)
  }
  await expect(leave(before)).toBeVisible()
  await enterPin(next, '4711')
  for (const tab of [page, before, next]) await expect(leave(tab)).toHaveCount(0)
  await before.goto('/app')
  await expect(before.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a kiosk of another team is one again in its own team, under whatever address a guest types @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'editor', 'Mira Sol')
  await colleague.signIn(page)
  const here = `/t/${teamId}/scanner/${list.list_id}`
  await page.goto(here)
  await startKiosk(page, '4711')
  for (const path of [here, `/scanner/${list.list_id}`, '/app', `/t/${teamId}/app`]) {
    await page.goto(path)
    await expect(page).toHaveURL(here)
    await expect(leave(page)).toBeVisible()
  }
})

test('staff leave a kiosk with the PIN, and wrong PINs cost time, also after a reload @edge', async ({
  page,
  organiser,
  product,
}) => {
  await page.clock.install()
  await openDoor(page, product, organiser)
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await page.getByLabel('PIN', { exact: true }).fill('47')
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(page.getByText('A PIN has 4 to 8 digits.')).toBeVisible()
  await page.getByLabel('PIN', { exact: true }).fill('4711')
  await page.getByLabel('PIN again').fill('4712')
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(page.getByText('The two PINs are not the same.')).toBeVisible()
  await page.getByLabel('PIN again').fill('4711')
  await page.getByRole('button', { name: 'Start kiosk' }).click()
  await expect(leave(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('4711')

  for (const wrong of ['0000', '1111']) {
    await enterPin(page, wrong)
    await expect(page.getByText('That PIN is wrong.')).toBeVisible()
  }
  const wait = page.getByText(/Too many wrong PINs\. Wait \d+ seconds?\./)
  for (const seconds of [5, 10, 20, 40, 80]) {
    await enterPin(page, '2222')
    await expect(wait).toBeVisible()
    if (seconds === 80) break
    await page.clock.fastForward(seconds * 1000)
    await expect(wait).toBeHidden()
  }
  await page.reload()
  await leave(page).click()
  await expect(wait).toBeVisible()
  await page.clock.fastForward(80_000)
  await expect(wait).toBeHidden()
  await enterPin(page, '4711')
  await expect(page.getByText('Connected to list:')).toBeVisible()
  await expect((await openMenu(page)).getByRole('link', { name: 'Back to dashboard' })).toBeVisible()
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
