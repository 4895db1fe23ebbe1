// Scanner links hide guests' personal data. The organiser sees late scans and codes that could be guessed.
import { contactsOfList } from '#contract/contacts.ts'
import { guessableCodes } from '#contract/codes.ts'
import { isOwnCode, spacedCode } from '#domain/code.ts'
import { findsNoBarrier } from './barriers.ts'
import { giveCodes, handInLate, openAdopted, openNamesakes } from './behind.ts'
import { addLink, findByName, verdict } from './door.ts'
import { guestTable } from './manager.ts'
import { enterList, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

test('a scan that is sent after the end of its link counts, and the log marks it late', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  await handInLate(product, organiser, list, codes[0]!)
  await enterList(page, organiser, list, 'results')
  const row = page.getByRole('row').filter({ hasText: 'South gate' }).filter({ hasText: 'Ada Brightwell' })
  await expect(row).toContainText('Late')
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: list.id } })
  expect(contacts.find(({ qr_code: code }) => code === codes[0])!.scan_count).toBe(1)
})

test('guessable codes of an earlier tool are reported, and replaced on request', async ({
  page,
  organiser,
  product,
}) => {
  const list = await openAdopted(product, organiser)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}`)
  await expect(page.getByText('3 codes could be guessed')).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('3 contacts get new codes.')
  await question.getByLabel('Password', { exact: true }).fill(organiser.password)
  await question.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByText('New codes made.')).toBeVisible()
  await expect(page.getByText('codes could be guessed')).toHaveCount(0)
  expect((await organiser.call(guessableCodes, { params: { listId: list.id } })).count).toBe(0)
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: list.id } })
  expect(contacts.every(({ qr_code: code }) => isOwnCode(code!))).toBe(true)
})

test('a scanner link masks emails, finds only whole ones, and tells namesakes apart by code @edge', async ({
  page,
  organiser,
  product,
}) => {
  const list = await openNamesakes(product, organiser)
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: list.id } })
  const anna = contacts.find(({ email }) => email.startsWith('anna'))!
  const end = anna.qr_code!.slice(-4)
  await page.goto((await addLink(organiser, list, 'North gate', { may_check_in_by_name: true })).url)
  const search = await findByName(page)
  await search.fill('brightwell')
  await expect(page.getByText('3 people found.')).toBeVisible()
  const line = page.getByRole('dialog', { name: 'Find by name' }).getByRole('listitem')
  await expect(line.filter({ hasText: 'a…@example.com' })).toHaveCount(2)
  await expect(line.filter({ hasText: 'Ben Brightwell' })).not.toContainText('Code ends in')
  await expect(page.getByText('anna.brightwell')).toHaveCount(0)

  await search.fill('anna.brightwell@example')
  await expect(page.getByText('Nothing found. Try fewer letters, or another part of the name.')).toBeVisible()
  await search.fill('anna.brightwell@example.com')
  await expect(line).toHaveCount(1)

  await search.fill('brightwell')
  await line
    .filter({ hasText: `Code ends in ${end}` })
    .getByRole('button', { name: `Check in: A. Brightwell, code ends in ${end}` })
    .click()
  await expect(verdict(page)).toContainText('A. Brightwell')
  const { contacts: after } = await organiser.call(contactsOfList, { params: { listId: list.id } })
  expect(after.filter(({ scan_count: count }) => count > 0).map(({ email }) => email)).toEqual([anna.email])
})

test('codes that a link gave to a guest stand with the guest, and end one by one or all together', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: list.id } })
  const ada = contacts.find(({ qr_code: code }) => code === codes[0])!
  const given = await giveCodes(product, organiser, list, [ada.email, ada.email, ada.email])
  await enterList(page, organiser, list, 'guests')
  await guestTable(page).getByRole('row').filter({ hasText: ada.email }).getByRole('button').first().click()
  const further = page.getByRole('dialog').getByRole('region', { name: 'Further codes' })
  await expect(further.getByRole('listitem')).toHaveCount(3)
  await expect(further.getByRole('listitem').first()).toContainText('From South gate')
  await findsNoBarrier(page)

  await further.getByRole('button', { name: `End this code: ${spacedCode(given[0]!)}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End code' }).click()
  await expectMessage(page, 'The code has ended. Every door refuses it.')
  await expect(further.getByRole('listitem')).toHaveCount(2)

  await further.getByRole('button', { name: 'End all 2 codes from this link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End codes' }).click()
  await expect(further).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('Scans of this code')).toBeVisible()
})
