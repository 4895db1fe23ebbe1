// A draft is made, seen as each guest gets it, tested, and its code is tried with a phone.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { scanLog } from '#contract/scans.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'
import { enterList } from './organiser.ts'

const draft = (page: Page) => page.getByRole('region', { name: 'Invitation: Gala' })
const mail = (page: Page) => draft(page).locator('iframe[data-width]').contentFrame()

test('a draft is made, looks right for each guest, is tested, and its code passes a try', async ({
  page,
  phone,
  organiser,
  product,
  complaints,
}) => {
  const { sandbox } = product
  const account = await sandbox.addAccount()
  const members = ['Anna', 'Bob', 'Cleo'].map((FNAME) => ({
    email: `${FNAME.toLowerCase()}@example.com`,
    merge_fields: { FNAME },
  }))
  await sandbox.addAudience(account, 'Gala', members)
  const [list] = await organiser.connect(account.apiKey)
  assert.ok(list)
  const contacts = await organiser.generateCodes(list)
  await enterList(page, organiser, list, 'email')

  await test.step('Listpass makes a small invitation, as a draft', async () => {
    const drafts = page.getByRole('region', { name: 'Before you send' })
    await drafts.getByRole('button', { name: 'Make a draft with the code in it' }).click()
    await expect(drafts.getByLabel('Name of the draft')).toHaveValue('Invitation: Gala')
    await findsNoBarrier(page)
    await drafts.getByRole('button', { name: 'Make the draft' }).click()
    await expect(draft(page).getByRole('heading', { name: 'Invitation: Gala' })).toBeVisible()
    const made = await sandbox.campaigns(account)
    assert.deepEqual(
      made.map(({ status }) => status),
      ['save'],
    )
  })

  await test.step('the mail of each guest has their own name and code', async () => {
    await draft(page).getByText('See it as each guest gets it').click()
    await expect(mail(page).getByText('Hello Anna,')).toBeVisible()
    const picture = mail(page).getByRole('img')
    await expect(picture).toHaveAttribute('src', new RegExp(`/qr-code/${contacts[0]!.qr_code}$`))
    await expect(draft(page).getByText('Read in 6 of 6')).toBeVisible()
    await expect(draft(page).getByText('But only here')).toBeVisible()
    await draft(page).getByRole('button', { name: 'Next' }).click()
    await expect(mail(page).getByText('Hello Bob,')).toBeVisible()
    await draft(page).getByLabel('Guest', { exact: true }).fill('3')
    await draft(page).getByLabel('Guest', { exact: true }).press('Enter')
    await expect(mail(page).getByText('Hello Cleo,')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    await draft(page).getByRole('radio', { name: 'Dark' }).check()
    await draft(page).getByRole('radio', { name: 'Computer' }).check()
    await expect(mail(page).getByText('Hello Cleo,')).toBeVisible()
    await expect(mail(page).locator('body')).toHaveCSS('background-color', 'rgb(28, 28, 30)')
    await findsNoBarrier(page, [390, 1280])
  })

  await test.step('a test goes to the organiser, who learns why it says SAMPLE', async () => {
    await draft(page).getByText('Send me a test').click()
    await expect(draft(page).getByText('the picture says SAMPLE')).toBeVisible()
    await expect(draft(page).getByLabel('Send it to')).toHaveValue(organiser.email)
    await draft(page).getByRole('button', { name: 'Send the test' }).click()
    await expect(draft(page).getByText(`Mailchimp is sending a test to ${organiser.email}`)).toBeVisible()
    assert.equal((await sandbox.testMails(account)).length, 1)
    await findsNoBarrier(page)
  })

  await test.step('a phone reads the code of this guest, and nothing is counted', async () => {
    await draft(page).getByText('Try it with your phone').click()
    const link = draft(page).getByRole('link', { name: 'Open the scanner here' })
    await expect(link).toHaveAttribute('href', /^\/scanner\/try#v1\./)
    await phone.goto((await link.getAttribute('href'))!)
    await phone.getByRole('button', { name: 'Type a code' }).click()
    await phone.getByLabel('Code', { exact: true }).fill(contacts[2]!.qr_code!)
    await phone.getByRole('button', { name: 'Check code' }).click()
    await expect(draft(page).getByText(/Your phone read the code of/)).toBeVisible()
    const log = await organiser.call(scanLog, { params: { listId: list.id } })
    assert.deepEqual(log.scans, [])
  })

  await test.step('a picture of another address is not loaded, so nobody learns of the look', async () => {
    const pixel = '<img src="https://tracker.example/pixel.gif" alt="">'
    const settings = { title: 'Tracked', subject_line: 'Tracked' }
    const html = `<p>*|FNAME|*</p>${pixel}`
    const { id } = await sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: 'x' })
    await page.goto(`/app/qr-manager/${list.id}/email?draft=${id}`)
    const asked: string[] = []
    page.on('requestfinished', (request) => asked.push(new URL(request.url()).host))
    await page.getByText('See it as each guest gets it').click()
    await expect(page.locator('iframe[data-width]').contentFrame().getByText('Anna')).toBeVisible()
    await expect(page.getByText('This mail has no picture of the code at your public address')).toBeVisible()
    assert.ok(!asked.includes('tracker.example'))
    // Each frame that is drawn complains; none does once the page is left.
    await page.goto('about:blank')
    const refused = complaints.splice(0)
    assert.ok(refused.every((said) => said.includes('tracker.example')))
  })
})
