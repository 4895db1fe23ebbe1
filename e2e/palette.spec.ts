// The search of the top bar: guests, actions and places by what is typed, with the keyboard alone.
import type { Page } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import { addOccasions, changeOccasion } from '#contract/occasions.ts'
import { tonight } from '#contract/tonight.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { enterList, openList, anyTime, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { troubleWith } from './trouble.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const lines = (page: Page) => results(page).getByRole('option')
const line = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name })
const chosen = (page: Page) => results(page).getByRole('option', { selected: true })
const groups = (page: Page) => results(page).getByRole('group')

const night = { ...anyTime, name: 'Tokyo night', own_max: 1 }

/** A list with two guests, a door and an occasion, on the screen. */
async function open(page: Page, product: Product, organiser: Organiser) {
  const opened = await openList(product, organiser)
  const params = { listId: opened.list.id }
  await organiser.call(addScannerLink, {
    params,
    body: { label: 'Smoking terrace', may_check_in_by_name: false, expires_at: null },
  })
  await organiser.call(addOccasions, { params, body: { occasions: [night] } })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${opened.list.id}/settings`)
  await expect(page.getByRole('heading', { name: 'Gala – Settings' })).toBeVisible()
  return opened
}

async function type(page: Page, text: string) {
  // The tools of the bar load after the screen.
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
  // The shortcut opens nothing above a question, and a question takes a moment to close.
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('the search finds and opens guests, doors, occasions and parts by keyboard alone', async ({
  page,
  product,
  organiser,
}) => {
  const { list } = await open(page, product, organiser)
  await type(page, 'KÉN')
  await expect(chosen(page)).toContainText('Ken Ito')
  await expect(chosen(page)).toContainText('Not in · ken@example.com')
  await expect(
    line(page, /^Ken Ito/)
      .locator('mark')
      .first(),
  ).toHaveText('Ken')
  await expect(groups(page).first()).toHaveAccessibleName('Guests')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id'))!)
  await expect(line(page, 'Check in Ken Ito Gala · asks first')).toBeVisible()
  await findsNoBarrier(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/app/qr-manager/${list.id}/guests\\?q=ken%40example\\.com`))
  // The address changes before the screen and its bar.
  await expect(page.getByRole('heading', { name: 'Gala – Guests' })).toBeVisible()
  await expect(page.getByText('ken@example.com').first()).toBeVisible()
  await expect(page.getByText('ada@example.com')).toHaveCount(0)

  await type(page, 'ok')
  await expect(line(page, 'Smoking terrace door · Gala')).toBeVisible()
  await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(lines(page).filter({ hasNot: page.locator('mark') })).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(lines(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  while (!(await chosen(page).textContent())!.startsWith('Tokyo night')) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/app/qr-manager/${list.id}/occasions\\?occasion=`))
  await expect(page.getByRole('heading', { name: 'Gala – Occasions' })).toBeVisible()

  await type(page, 'results')
  await expect(chosen(page)).toContainText('Results')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/app/qr-manager/${list.id}/results`)
})

test('a whole code finds its guest, and nothing typed offers what can be done here @edge', async ({
  page,
  product,
  organiser,
}) => {
  const { codes } = await open(page, product, organiser)
  await type(page, codes[0]!)
  await expect(line(page, /^Ada Brightwell/)).toBeVisible()
  await field(page).fill('')
  await expect(line(page, /^Open scanner/)).toBeVisible()
  await expect(line(page, /^Stop admissions/)).toContainText('asks first')
  await expect(line(page, /^Ada Brightwell/)).toHaveCount(0)
  await field(page).fill('zzz nothing')
  await expect(search(page).getByText('Nothing matches')).toBeVisible()
  await expect(search(page).getByText('No results')).toBeAttached()
})

test('an action with a question asks it, and Escape gives the focus back', async ({ page, product, organiser }) => {
  const { list } = await open(page, product, organiser)
  const button = page.getByRole('button', { name: 'Search or jump to' })
  await button.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await type(page, 'stop')
  await expect(chosen(page)).toContainText('Stop admissions')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Stop admissions?' })
  await expect(question).toContainText('Doors let no one in at Gala from this moment.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  const stopped = async () => (await organiser.call(tonight, { params: { listId: list.id } })).stopped
  expect(await stopped()).toBeNull()
  await type(page, 'stop')
  await expect(chosen(page)).toContainText('Stop admissions')
  await page.keyboard.press('Enter')
  const server = await troubleWith(page, { method: 'PUT', path: /\/admissions$/ })
  server.become('failing')
  await question.getByRole('button', { name: 'Stop admissions' }).click()
  await expect(question.getByRole('alert')).toContainText('Admissions couldn’t be stopped')
  server.become('well')
  await question.getByRole('button', { name: 'Stop admissions' }).click()
  await expectMessage(page, 'Doors let no one in any more.')
  // The night is shown, as after a stop in Tonight. The list itself stays on.
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('Admissions are stopped')
  expect((await stopped())?.is_whole_list).toBe(false)
  await type(page, 'admit')
  await expect(chosen(page)).toContainText('Admit again')
  await page.keyboard.press('Enter')
  await expectMessage(page, 'Doors let guests in again.')
  await expect(people).not.toContainText('Admissions are stopped')
  expect(await stopped()).toBeNull()

  await type(page, 'block ken')
  await expect(line(page, /^Block Ken Ito/)).toBeVisible()
  await line(page, /^Block Ken Ito/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block guest' }).click()
  await expectMessage(page, 'Guest blocked.')

  await type(page, 'new scanner link')
  await expect(chosen(page)).toContainText('New scanner link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Label')).toBeVisible()
  await expect(page).toHaveURL(`/app/qr-manager/${list.id}/doors`)
})

test('without an open occasion the search says so, and leads to the night @edge', async ({
  page,
  product,
  organiser,
}) => {
  const { list } = await openList(product, organiser)
  const params = { listId: list.id, occasionId: list.id }
  const body = { ...anyTime, opens_at: '2036-11-29T18:00:00Z' }
  await organiser.call(changeOccasion, { params, body })
  await enterList(page, organiser, list, 'settings')
  await type(page, 'stop')
  await expect(chosen(page)).toContainText('Stop admissions')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'No occasion is open' })
  await expect(dialog).toContainText(/Gala.* opens .*29 Nov.*19:00/)
  await findsNoBarrier(page)
  await dialog.getByRole('button', { name: 'Open Tonight' }).click()
  await expect(page).toHaveURL(`/app/qr-manager/${list.id}/tonight?occasion=${list.id}`)
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Not open yet')
})

test('an input method composes in peace, and names in any script are lines of their own @edge', async ({
  page,
  product,
  organiser,
}) => {
  const account = await product.sandbox.addAccount()
  const long = 'Extraordinarilylongnamewithoutanyspaceatall'.repeat(3)
  await product.sandbox.addAudience(account, 'عشاء الصيف', [
    { email: 'rahman@example.com', merge_fields: { FNAME: 'عبد الرحمن', LNAME: 'الأحمد' } },
    { email: 'long@example.com', merge_fields: { FNAME: long, LNAME: '<b>bold</b>' } },
  ])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'عشاء الصيف' })).toBeVisible()
  await type(page, 'الرحمن')
  await expect(line(page, /عبد الرحمن الأحمد/).first()).toBeVisible()
  // Enter ends the composition of an input method, and chooses nothing.
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await expect(search(page)).toBeVisible()
  await field(page).fill('extraordinarily')
  await expect(line(page, /^Extraordinarily/).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await search(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1)).toBe(true)
})

test('a phone opens the search with its icon', async ({ phone, product, organiser }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(phone)
  await phone.goto('/app')
  const button = phone.getByRole('button', { name: 'Search or jump to' })
  const box = (await button.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await button.tap()
  await expect(field(phone)).toBeFocused()
  await phone.keyboard.type('ada')
  await expect(line(phone, /^Ada Brightwell/)).toBeVisible()
  await findsNoBarrier(phone, [390])
  await line(phone, /^Ada Brightwell/).tap()
  await expect(phone).toHaveURL(new RegExp(`/app/qr-manager/${list.id}/guests`))
})

test('the search offers viewers and door members only their own places @edge', async ({
  page,
  phone,
  product,
  organiser,
}) => {
  const { list } = await openList(product, organiser)
  const { colleague: viewer, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
  await viewer.signIn(phone)
  await phone.goto(`/t/${teamId}/app/qr-manager/${list.id}/tonight`)
  await phone.getByRole('button', { name: 'Search or jump to' }).tap()
  await expect(line(phone, /^Gala|^Tonight/).first()).toBeVisible()
  await phone.keyboard.type('gala')
  await expect(line(phone, /^Results Gala/)).toBeVisible()
  await expect(groups(phone)).toHaveCount(1)
  await field(phone).fill('ada')
  await expect(search(phone).getByText('Nothing matches')).toBeVisible()

  const { colleague: door } = await addColleague(product, organiser, 'door', 'Dana Vale', [list.id])
  await door.signIn(page)
  await page.goto(`/t/${teamId}/scanner`)
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await expect(line(page, /^Scanner/)).toBeVisible()
  await expect(line(page, /^Dashboard/)).toHaveCount(0)
  await expect(groups(page)).toHaveCount(1)

  await organiser.signIn(phone)
  await phone.goto(`/scanner/${list.list_id}`)
  await expect(phone.getByRole('button', { name: /^Menu/ })).toBeVisible()
  await phone.keyboard.press('Control+k')
  await expect(search(phone)).toHaveCount(0)
})

test('when guests cannot be searched, the rest is still there, and the search is tried again @edge', async ({
  page,
  product,
  organiser,
}) => {
  await open(page, product, organiser)
  const server = await troubleWith(page, { path: /\/api\/guests$/ })
  server.become('failing')
  await type(page, 'gala')
  await expect(search(page).getByRole('alert')).toContainText('Guests couldn’t be searched')
  await expect(line(page, /^Open scanner/)).toBeVisible()
  await field(page).fill('ken')
  await expect(search(page).getByRole('alert')).toContainText('Guests couldn’t be searched')
  server.become('well')
  await search(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(line(page, /^Ken Ito/)).toBeVisible()
  await expect(search(page).getByRole('alert')).toHaveCount(0)
  await server.end()
})
