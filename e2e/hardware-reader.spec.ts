// A hardware reader is a keyboard: its codes are scans wherever the focus is, and never text in a field.
import type { Page } from '@playwright/test'
import { setAsks } from '#contract/asks.ts'
import { linkOf } from '#domain/link.ts'
import { addLink, closeSheet, findByName, hasItsList, openDoor, scans, startKiosk, verdict } from './door.ts'
import { findsNoBarrier } from './barriers.ts'
import { adaAndKen, openList } from './organiser.ts'
import { pressAsReader, pressByAlt, pressNothing } from './seen-and-heard.ts'
import { expect, test } from './story.ts'

const address = 'http://localhost:3000'
const addKey = (page: Page) => page.getByRole('button', { name: 'Add', exact: true })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

test('a reader’s code is a scan with a sheet open and the focus in its field, and nothing of it stays there', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate', { may_check_in_by_name: true, may_add: true })).url)
  await test.step('Add, with half a name', async () => {
    await addKey(phone).click()
    await nameField(phone).pressSequentially('Walt', { delay: 120 })
    await phone.waitForTimeout(300)
    await pressAsReader(phone, linkOf(address, codes[0]!), { everyMs: 24 })
    await expect(verdict(phone)).toContainText('Ada Brightwell')
    await expect(phone.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('Add comes back after the verdict with what staff typed, and is empty once they close it', async () => {
    await expect(nameField(phone)).toHaveValue('Walt')
    await closeSheet(phone)
    await addKey(phone).click()
    await expect(nameField(phone)).toHaveValue('')
    await closeSheet(phone)
  })
  await test.step('Find by name', async () => {
    const asked: string[] = []
    phone.on('request', (request) => request.url().includes('/people?') && asked.push(request.url()))
    const field = await findByName(phone)
    await field.focus()
    await pressAsReader(phone, linkOf(address, codes[0]!), { everyMs: 24 })
    await expect(verdict(phone)).toContainText('Already used')
    expect(asked.filter((url) => url.includes('HTTP'))).toEqual([])
  })
  await test.step('Type a code, by a slow reader', async () => {
    await phone.getByRole('button', { name: 'Type a code' }).click()
    await phone.getByLabel('Code', { exact: true }).fill('23')
    await pressAsReader(phone, codes[1]!, { everyMs: 60 })
    await expect(verdict(phone)).toContainText('Ken Ito')
    await phone.getByRole('button', { name: 'Type a code' }).click()
    await expect(phone.getByLabel('Code', { exact: true })).toHaveValue('')
    await closeSheet(phone)
  })
  await test.step('a barcode of something else', async () => {
    await addKey(phone).click()
    await nameField(phone).focus()
    await pressAsReader(phone, '4006381333931', { everyMs: 24 })
    await expect(verdict(phone)).toContainText('Not a Listpass code')
  })
  await expect(scans(phone)).toHaveCount(4)
})

test('what a person types quickly stays in the field, and a name that is a link is refused in words', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate', { may_check_in_by_name: true, may_add: true })).url)
  await addKey(phone).click()
  await nameField(phone).focus()
  // A program that types for a person sends no Enter.
  await phone.keyboard.type('Walter Walkin')
  await expect(nameField(phone)).toHaveValue('Walter Walkin')
  for (const name of [linkOf(address, codes[0]!), codes[0]!.toLowerCase()]) {
    await nameField(phone).fill(name)
    await phone.getByRole('button', { name: 'Add and let in' }).click()
    await expect(phone.getByText('This looks like a link or a code. Please enter a name.')).toBeVisible()
  }
  await expect(scans(phone)).toHaveCount(0)
})

test('while a verdict is awaited, CR LF presses no key and the next guest’s code waits for its turn', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await page.route('**/scan', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await findByName(page)
  await closeSheet(page)
  await expect(page.getByRole('button', { name: 'Find by name' })).toBeFocused()
  await pressAsReader(page, codes[0]!, { everyMs: 24, ends: 2 })
  await pressAsReader(page, linkOf(address, codes[1]!), { everyMs: 24, ends: 2 })
  await expect(scans(page)).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const name of ['Ada Brightwell', 'Ken Ito'])
    await expect(scans(page).filter({ hasText: name })).toContainText('by reader')
  // A person’s Enter presses it again.
  await page.getByRole('button', { name: 'Find by name' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name or email')).toBeVisible()
})

test('a reader in ALT mode, one without Enter and a paste are read', async ({ page, organiser, product }) => {
  const { codes } = await openDoor(page, product, organiser)
  const shows = async (words: string) => {
    await expect(verdict(page)).toContainText(words)
  }
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

  await pressByAlt(page, codes[0]!)
  await shows('Ada Brightwell')
  await pressAsReader(page, codes[1]!, { ends: 0 })
  await shows('Ken Ito')
  await paste('https://example.com/menu.pdf')
  await shows('Not a Listpass code')
  await paste(`${linkOf(address, codes[0]!)}\n`)
  await shows('Already used')
  await findByName(page)
  await paste(codes[1]!)
  await shows('Ken Ito')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a reader whose mode cannot be read says so, with what to do, and the former verdict folds', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await pressAsReader(page, codes[0]!)
  await expect(page.locator('[data-is-stage]')).toBeVisible()
  await pressNothing(page, 24)
  await expect(page.getByText('This reader’s mode can’t be read.')).toBeVisible()
  await expect(page.locator('[data-is-stage]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText('This reader’s mode can’t be read.')).toBeHidden()
  await pressAsReader(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
})

test('a kiosk whose reader cannot be read sends guests to staff, until it is read', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await startKiosk(page, '4711')
  await pressNothing(page, 24)
  const alert = page.getByRole('alert').filter({ hasText: 'This reader’s mode can’t be read.' })
  await expect(alert).toContainText('Please see a member of staff.')
  await expect(alert.getByRole('button')).toHaveCount(0)
  await findsNoBarrier(page)
  await pressAsReader(page, codes[0]!)
  await expect(page.getByText('Welcome, Ada Brightwell!')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('while staff answer a question, a reader’s code waits and none of it is in the answer', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, adaAndKen, [
    { tag: 'FNAME', name: 'First name', type: 'text' },
    { tag: 'LNAME', name: 'Last name', type: 'text' },
    { tag: 'DIET', name: 'Diet', type: 'text' },
  ])
  const asks = [{ tag: 'DIET', question: 'What do you eat?', is_tick: false }]
  await organiser.call(setAsks, { params: { listId: list.id }, body: { asks, is_required: false } })
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await hasItsList(phone)
  await pressAsReader(phone, codes[0]!)
  const sheet = phone.getByRole('dialog', { name: 'Ada Brightwell' })
  const answer = sheet.getByLabel('What do you eat?')
  await answer.fill('Vegan')
  await pressAsReader(phone, linkOf(address, codes[0]!), { everyMs: 24, ends: 2 })
  await pressAsReader(phone, linkOf(address, codes[1]!), { everyMs: 24, ends: 2 })
  await expect(answer).toHaveValue('Vegan')
  await expect(scans(phone)).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByRole('dialog', { name: 'Ken Ito' })).toBeVisible()
  await expect(scans(phone)).toHaveCount(2)
  // Behind a question nobody would hear the verdict, so it is said after it.
  await phone.getByRole('dialog', { name: 'Ken Ito' }).getByRole('button', { name: 'Skip' }).last().click()
  await expect(verdict(phone)).toContainText('Ken Ito')
})
