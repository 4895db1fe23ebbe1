// One number of guests on every screen, and the statuses in Mailchimp that it counts.
import { oneList } from '#contract/lists.ts'
import { findsNoBarrier } from './barriers.ts'
import { hasItsList, listCard, typeCode, verdict } from './door.ts'
import { guestTable } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const people = [
  ...['ada', 'ben', 'cleo'].map((name) => ({ email: `${name}@example.com`, status: 'subscribed' })),
  { email: 'dora@example.com', status: 'transactional' },
  { email: 'emil@example.com', status: 'unsubscribed' },
  { email: 'fay@example.com', status: 'cleaned' },
  { email: 'gus@example.com', status: 'pending' },
]

/** Three subscribed contacts, and one of each other status, all with codes. */
async function prepare(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', people)
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const codeOf = (email: string) => contacts.find((contact) => contact.email === email)!.qr_code!
  return { list: list!, codeOf }
}

test('the organiser chooses the statuses that count, and all screens show the same number', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codeOf } = await prepare(product, organiser)
  await organiser.signIn(page)
  const manager = `/app/qr-manager/${list.id}`
  const card = page.getByRole('region', { name: 'Who counts as a guest' })

  await test.step('seven have codes, three of them are subscribed', async () => {
    await page.goto(`${manager}/settings`)
    await expect(card).toContainText('7 guests')
    await expect(card).toContainText('3 subscribed · 4 others also have codes')
    await expect(card).toContainText('3 people. They get your campaigns.')
    await expect(card).toContainText('1 person. Their address bounced, so no email reaches them.')
    for (const name of ['Subscribed', 'Transactional', 'Unsubscribed', 'Cleaned', 'Pending'])
      await expect(card.getByRole('switch', { name, exact: true })).toBeChecked()
    await expect(card.getByRole('switch', { name: 'Let in the others' })).toBeHidden()
    await findsNoBarrier(page)
  })

  await test.step('guests and door say of a bounced address that its guest never got the email', async () => {
    await page.goto(`${manager}/guests`)
    await expect(guestTable(page).getByRole('row', { name: 'fay@example.com' })).toContainText('Never got the email')
    await expect(guestTable(page).getByText('Never got the email')).toHaveCount(1)
    await page.goto(`/scanner/${list.list_id}`)
    await hasItsList(page)
    await page.context().setOffline(true)
    await typeCode(page, codeOf('ada@example.com'))
    await expect(verdict(page)).not.toContainText('Never got the email')
    await typeCode(page, codeOf('fay@example.com'))
    await expect(verdict(page)).toContainText('Checked in')
    await expect(verdict(page)).toContainText('Never got the email')
    await page.context().setOffline(false)
    await typeCode(page, codeOf('fay@example.com'))
    await expect(verdict(page)).toContainText('Already used')
    await expect(verdict(page)).toContainText('Never got the email')
    await page.goto(`${manager}/settings`)
  })

  await test.step('three statuses are switched off', async () => {
    for (const name of ['Unsubscribed', 'Cleaned', 'Pending']) {
      const toggle = card.getByRole('switch', { name, exact: true })
      await toggle.click()
      await expect(toggle).not.toBeChecked()
    }
    await expectMessage(page, 'List updated successfully')
    await expect(card).toContainText('4 guests')
    await expect(card).toContainText('3 subscribed · 1 other also has a code')
    await expect(card.getByRole('switch', { name: 'Let in the others' })).toBeChecked()
    await expect(card).toContainText('3 people. They don’t count, but a code that they have still opens the door.')
    await findsNoBarrier(page)
  })

  await test.step('the head, the contacts, the dashboard and the door say four', async () => {
    await page.goto(`${manager}/guests`)
    await expect(page.getByRole('main')).toContainText('4 guests')
    await expect(page.getByRole('main')).toContainText('3 subscribed · 1 other also has a code')
    await expect(page.getByText('dora@example.com')).toBeVisible()
    await expect(page.getByText('emil@example.com')).toBeHidden()
    await page.goto('/app')
    await expect(page.getByRole('row', { name: 'Gala' }).getByRole('cell', { name: '4', exact: true })).toBeVisible()
    await page.goto(`/scanner/${list.list_id}`)
    await expect(listCard(page)).toContainText('4 active members')
  })
})

test('non-subscribers are admitted until the organiser turns them away, and the door says why', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codeOf } = await prepare(product, organiser)
  await organiser.signIn(page)
  const settings = `/app/qr-manager/${list.id}/settings`
  const card = page.getByRole('region', { name: 'Who counts as a guest' })
  await page.goto(settings)
  for (const name of ['Transactional', 'Unsubscribed', 'Cleaned', 'Pending']) {
    await card.getByRole('switch', { name, exact: true }).click()
    await expect(card.getByRole('switch', { name, exact: true })).not.toBeChecked()
  }

  await test.step('a code that an unsubscribed contact has still opens the door', async () => {
    await page.goto(`/scanner/${list.list_id}`)
    await typeCode(page, codeOf('emil@example.com'))
    await expect(verdict(page)).toContainText('Checked in')
  })

  await test.step('turned away, with a reason of its own', async () => {
    await page.goto(settings)
    await card.getByRole('switch', { name: 'Let in the others' }).click()
    await expect(card).toContainText('Doors refuse their codes as “Not a guest”.')
    await page.goto(`/scanner/${list.list_id}`)
    await typeCode(page, codeOf('gus@example.com'))
    await expect(verdict(page)).toContainText('Not a guest')
    await typeCode(page, codeOf('ada@example.com'))
    await expect(verdict(page)).toContainText('Checked in')
  })

  await test.step('the last status stays on, with a sentence', async () => {
    await page.goto(settings)
    await card.getByRole('switch', { name: 'Subscribed', exact: true }).click()
    await expect(card.getByRole('alert')).toContainText('At least one status must count.')
    await expect(card.getByRole('switch', { name: 'Subscribed', exact: true })).toBeChecked()
  })
  const shown = await organiser.call(oneList, { params: { listId: list.id } })
  expect(shown.list.guest_statuses).toEqual(['subscribed'])
})

test('the end of the setup says why there are more codes than subscribers, and where to choose @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', people)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto('/setup/audience')
  await page.getByRole('radio', { name: /Gala 3 subscribers/ }).check()
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await expect(page.getByText('3 subscribed · 4 others also have codes.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose who counts as a guest' }).click()
  await expect(page).toHaveURL(`/app/qr-manager/${list!.id}/settings#who-counts`)
  await expect(page.getByRole('region', { name: 'Who counts as a guest' })).toContainText('7 guests')
})
