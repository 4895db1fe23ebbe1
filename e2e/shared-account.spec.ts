// Early warnings of an account: another organiser works with it too, or its user lacks a right.
import { addAccount } from '#contract/accounts.ts'
import { readFields } from '#contract/codes.ts'
import { findsNoBarrier } from './barriers.ts'
import { registerOrganiser, setUpTwice } from './organiser.ts'
import { expect, test } from './story.ts'

test('two organisers of one Mailchimp account see a notice, also before one disables the list', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const other = await registerOrganiser(product, 'Ines Moreau')
  await setUpTwice(product, account, { organiser, list: list! }, other)

  await organiser.signIn(page)
  await page.goto('/app')
  const told = 'Another organiser uses this Mailchimp account too'
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText('Ines')).toHaveCount(0)
  await page.goto('/setup/audience')
  await expect(page.getByText(told)).toBeVisible()
  await page.goto(`/app/qr-manager/${list!.id}`)
  await expect(page.getByText('Another team uses this Mailchimp audience too')).toBeVisible()
  await page.getByRole('button', { name: 'Disable System' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Another organiser uses this list too')
  await expect(question).toContainText('Deleting them affects both of you')
})

test('an audience of another team is not set up a second time: the wizard and its page say whom to ask', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 1)
  await product.sandbox.addAudience(account, 'Newsletter', 1)
  const first = await registerOrganiser(product, 'Ines Moreau')
  const gala = (await first.connect(account.apiKey)).find(({ name }) => name === 'Gala')!
  await first.generateCodes(gala)
  const lists = await organiser.connect(account.apiKey)
  const ours = lists.find(({ name }) => name === 'Gala')!

  await organiser.signIn(page)
  await page.goto('/setup/audience')
  const taken = page.getByRole('radio', { name: /Gala/ })
  await expect(taken).toBeDisabled()
  await expect(page.getByText('Connected by another team')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /Newsletter/ })).toBeChecked()
  await expect(page.getByText('ask their owner to invite you')).toBeVisible()
  await findsNoBarrier(page, [390, 1440])

  await page.goto(`/app/qr-manager/${ours.id}`)
  const notice = 'This audience is already connected by another team'
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('button', { name: 'Create QR Fields' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create QR Fields' }).click()
  await expect(dialog.getByText(`${notice}. Ask its owner to invite you`)).toBeVisible()
  expect((await organiser.call(readFields, { params: { listId: ours.id } })).qr_codes).toEqual([])
})

test('an account whose user may not read lists stays, and its card says why @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 1)
  await product.sandbox.setFault(account, { kind: 'wrong_answer', answer: 'forbidden', operation: 'getLists' })
  await organiser.call(addAccount, { body: { account_name: 'Low role', api_key: account.apiKey } })
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByText('Listpass can’t read the lists of this account')).toBeVisible()
  await expect(page.getByText('The user of this API key may not do this.')).toBeVisible()
  // The account may have lists, but its user may not read them.
  await expect(page.getByText('No lists here yet.')).toHaveCount(0)
  await product.sandbox.clearFaults(account)
  await page.getByRole('button', { name: 'Sync Lists' }).click()
  await expect(page.getByRole('row', { name: /Gala/ })).toBeVisible()
  await expect(page.getByText('Listpass can’t read the lists of this account')).toHaveCount(0)
})
