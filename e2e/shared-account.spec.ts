// Early warnings of an account: another organiser works with it too, or its user lacks a right.
import { addAccount } from '#contract/accounts.ts'
import { createFields } from '#contract/codes.ts'
import { registerOrganiser } from './organiser.ts'
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
  const [theirs] = await other.connect(account.apiKey)
  await other.call(createFields, { params: { listId: theirs!.id } })

  await organiser.signIn(page)
  await page.goto('/app')
  const told = 'Another organiser uses this Mailchimp account too'
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText('Ines')).toHaveCount(0)
  await page.goto('/setup/audience')
  await expect(page.getByText(told)).toBeVisible()
  await page.goto(`/app/qr-manager/${list!.id}/settings`)
  await expect(page.getByText('Another team uses this Mailchimp audience too')).toBeVisible()
  await page.getByRole('button', { name: 'Disable System' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Another organiser uses this list too')
  await expect(question).toContainText('Deleting them affects both of you')
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
