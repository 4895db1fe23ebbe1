import { checkStatus, createFields, generateCodes, statusCard, syncFromMailchimp } from './manager.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = Array.from({ length: 5 }, (_, place) => ({ email: `guest${place}@example.com` }))

test('a change in Mailchimp is listed by name, and a sync repairs it', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  const card = await checkStatus(page)
  await expectMessage(page, 'List status checked successfully')
  await expect(card).toContainText('All members have QR codes')
  await expect(card).toContainText('100% coverage')
  await expect(card).toContainText('Mailchimp and Listpass match.')

  await product.sandbox.editMember(id, 'guest1@example.com', { QRCODE: 'typed over' })
  await product.sandbox.editMember(id, 'guest3@example.com', { QRSCANS: 12 })
  await card.getByRole('button', { name: 'Check again' }).click()
  await expect(card).toContainText('2 contacts differ from Mailchimp')
  await card.getByText('Show differences').click()
  const differences = card.getByRole('region', { name: 'Differences' }).getByRole('listitem')
  await expect(differences).toHaveCount(2)
  await expect(differences.filter({ hasText: 'guest1@example.com' })).toContainText(/Code.*typed over/s)
  await expect(differences.filter({ hasText: 'guest3@example.com' })).toContainText(/Scans so far.*0.*12/s)

  await card.getByRole('button', { name: 'Sync', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start sync' }).click()
  await expectMessage(page, 'QR code sync completed successfully!')
  await expect(page.getByText('2 contacts differed from Mailchimp and were repaired.')).toBeVisible()
  // The card checks again on its own.
  await expect(card).toContainText('Mailchimp and Listpass match.')
  const { merge_fields: repaired } = await product.sandbox.readMember(account.apiKey, id, 'guest1@example.com')
  expect(repaired['QRCODE']).toBe(contacts.find(({ email }) => email === 'guest1@example.com')!.qr_code)
})

test('contacts that Mailchimp no longer shows are removed only when the organiser confirms it', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const many = Array.from({ length: 40 }, (_, place) => ({ email: `guest${place}@example.com` }))
  const { id } = await product.sandbox.addAudience(account, 'Gala', many)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  for (const { email } of many.slice(0, 25)) await product.sandbox.archiveMember(account.apiKey, id, email)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await syncFromMailchimp(page)
  await expectMessage(page, 'Mailchimp did not show the whole list')
  await expect(page.getByText('Mailchimp showed 15 of 40 contacts. No one was removed.')).toHaveCount(1)

  await page.reload()
  await page.getByRole('button', { name: 'Remove 25 contacts' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Did 25 contacts leave this list in Mailchimp?')
  await question.getByRole('button', { name: 'Remove 25 contacts' }).click()
  await expect(page.getByText('25 contacts are no longer in this list in Mailchimp.')).toBeVisible()
  await expect(page.getByText('Mailchimp showed 15 of 40 contacts.')).toHaveCount(0)
})

test('members without a code are counted, and only they are mentioned in the question @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  for (const { email } of guests.slice(0, 2)) await product.sandbox.editMember(id, email, { QRCODE: '' })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  const card = await checkStatus(page)
  await expect(card).toContainText('60% coverage')
  await expect(card).toContainText('2 members have no QR code')
  await card.getByRole('button', { name: 'Generate Missing QR Codes' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('the 2 members of this list who have none')
  await question.getByRole('button', { name: 'Generate Missing QR Codes' }).click()
  await expect(card).toContainText('All members have QR codes')
})

test('a generation is cancelled, and finished work stays', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 60)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await expect(page.getByText('Complete step 1 first')).toBeHidden()
  await product.sandbox.setFault(account, { kind: 'slow', ms: 5000 })
  await generateCodes(page)
  await expect(page.getByRole('progressbar', { name: 'Codes generated' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expectMessage(page, 'QR code generation was cancelled')
  await product.sandbox.clearFaults(account)
  await expect(page.getByText('Contacts that already have a code keep it.')).toBeVisible()
  await expect(page.getByText('Complete step 2 first')).toBeVisible()
  await generateCodes(page)
  await expectMessage(page, 'QR code generation completed successfully!')
})

test('contacts that Mailchimp refuses are listed with its reasons, page by page', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const many = Array.from({ length: 130 }, (_, place) => ({ email: `odd${100 + place}@example.com` }))
  await product.sandbox.addAudience(account, 'Gala', [...guests, ...many])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  const error = 'This address is in a compliance state due to unsubscribe.'
  await product.sandbox.setFault(account, { kind: 'refused_rows', emails: many.map(({ email }) => email), error })
  await generateCodes(page)
  await expect(page.getByText('130 contacts couldn’t be saved')).toBeVisible()
  await page.getByText('Rejected contacts, and why').click()
  const rows = page.getByRole('region', { name: 'Rejected contacts' }).getByRole('listitem')
  await expect(rows).toHaveCount(100)
  await expect(rows.first()).toContainText(error)
  await page.getByRole('button', { name: 'Show more', exact: true }).click()
  await expect(rows).toHaveCount(130)
  await expect(page.getByRole('button', { name: 'Show more', exact: true })).toBeHidden()

  const card = await checkStatus(page)
  await expect(card).toContainText('130 contacts can’t be saved: Mailchimp rejects them')
  await expect(card).toContainText('5 of 5 members have a QR code')
})

test('a check or a sync without an answer of Mailchimp says so, and ends with its screen @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto(`/app/qr-manager/${list!.id}`)
  await page.route('**/check-status', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Check List Status' }).click()
  await expect(statusCard(page).getByRole('alert')).toContainText('Failed to check list status')
  await page.route('**/sync-from-mailchimp', (route) => route.fulfill({ status: 500, body: '' }))
  await syncFromMailchimp(page)
  await expect(page.getByRole('alertdialog')).toContainText(
    'This compares every contact with Mailchimp and repairs differences. No code changes. Continue?',
  )
  await expect(page.getByRole('alertdialog')).toContainText('Failed to sync QR codes from Mailchimp')
  await page.unroute('**/sync-from-mailchimp')

  let asked = 0
  await page.route('**/sync-batch-status/*', async (route) => {
    asked += 1
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, is_finished: false, progress_percentage: 50 } } })
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start sync' }).click()
  await expect(page.getByRole('progressbar', { name: 'Contacts compared' })).toBeVisible()
  const first = asked
  await page.clock.fastForward(3000)
  await expect.poll(() => asked).toBeGreaterThan(first)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const before = asked
  await page.clock.fastForward(30_000)
  // Waits for another call, by which time a timer's earlier call would have been seen.
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  expect(asked).toBe(before)
})
