// Listpass checks a draft in Mailchimp before the organiser sends it.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { setUpWebhook } from '#contract/webhooks.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'

const drafts = (page: Page) => page.getByRole('region', { name: 'Before you send' })
const draftPage = (page: Page, title: string) => page.getByRole('region', { name: title })
const image = (src: string) => `<p>Hello *|FNAME|*</p><img src="${src}" width="200" height="200" alt="QR code">`
const plain = 'Your code: *|QRCODE|*'

test('three ways to ruin a campaign are stopped before the send', async ({ page, organiser, product }) => {
  const { sandbox } = product
  const account = await sandbox.addAccount()
  await sandbox.addAudience(account, 'Gala', 3)
  const [list] = await organiser.connect(account.apiKey)
  assert.ok(list)
  await organiser.generateCodes(list)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}/email`)

  await test.step('a list without drafts shows how to make one', async () => {
    await expect(drafts(page)).toContainText('No drafts yet')
    await expect(drafts(page).getByRole('button', { name: 'Make a draft with the code in it' })).toBeVisible()
    await expect(drafts(page).getByLabel('Name of the draft')).toHaveCount(0)
  })

  const good = image(`${product.address}/qr-code/*|QRCODE|*`)
  const add = (title: string, html: string, more = {}) => {
    const settings = { title, subject_line: title, from_name: 'Noor', reply_to: 'noor@example.com' }
    return sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: plain, ...more })
  }
  await sandbox.addMember(list.list_id, 'late@example.com')
  await sandbox.tagMember(list.list_id, 'late@example.com', 'Press')
  const press = (await sandbox.segments(list.list_id)).find(({ name }) => name === 'Press')
  const uploaded = await add('Sample picture', image('https://mcusercontent.com/5a1e/images/qr-code-sample.png'))
  const elsewhere = await add('Wrong host', image('http://localhost:3000/qr-code/*|QRCODE|*'))
  await add('For the press', good, { segment_opts: { saved_segment_id: press?.id } })
  await add('Good one', good)
  const row = (title: string) => drafts(page).getByRole('listitem').filter({ hasText: title })

  await test.step('each draft has its light and its worst finding', async () => {
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(row('Sample picture')).toContainText('Would go wrong · Every guest would get the same code.')
    await expect(row('Wrong host')).toContainText('Would go wrong · The picture is at http://localhost:3000')
    await expect(row('For the press')).toContainText('Would go wrong · None of the recipients has a code.')
    await expect(row('Good one')).toContainText('Look at this · Mailchimp counts 4 recipients, and Listpass knows 3')
    await findsNoBarrier(page)
  })

  await test.step('a draft says what to do, and where', async () => {
    await drafts(page).getByRole('link', { name: 'Sample picture' }).click()
    const draft = draftPage(page, 'Sample picture')
    await expect(draft.getByRole('heading', { name: /^This would go wrong: Every guest/ })).toBeVisible()
    await expect(draft).toContainText('Replace it with the code block below.')
    await expect(draft).toContainText('Line 1: <img src="https://mcusercontent.com')
    await draft.getByText('Mailchimp’s own checklist').click()
    await findsNoBarrier(page)
  })

  await test.step('once that is done, and the list is synced, each draft is ready', async () => {
    await sandbox.editCampaign(uploaded.id, { html: good })
    await sandbox.editCampaign(elsewhere.id, { html: good })
    await organiser.generateCodes(list)
    await organiser.call(setUpWebhook, { params: { listId: list.id }, body: { mode: 'polling' } })
    const draft = draftPage(page, 'Sample picture')
    await expect(async () => {
      await draft.getByRole('button', { name: 'Look again' }).click()
      await expect(draft.getByRole('heading', { name: 'This draft is ready' })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await draft.getByText('14 checks passed').click()
    await expect(draft).toContainText('Picture of the code')
    await findsNoBarrier(page)
    await draft.getByRole('link', { name: 'All drafts' }).click()
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(drafts(page).getByText('Ready')).toHaveCount(4)
  })

  await test.step('while Mailchimp is away the screen says so, and looks again', async () => {
    await sandbox.setFault(account, { kind: 'server_error', operation: 'getCampaigns' })
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(drafts(page).getByRole('alert')).toContainText('Mailchimp can’t be reached right now.')
    await sandbox.clearFaults(account)
    await drafts(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(drafts(page).getByRole('alert')).toHaveCount(0)
    await expect(drafts(page).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the page of a draft that was sent says when, and leads to the results', async () => {
    await drafts(page).getByRole('link', { name: 'Sample picture' }).click()
    const draft = draftPage(page, 'Sample picture')
    const again = draft.getByRole('button', { name: 'Look again' })
    await expect(again).toBeEnabled()
    await sandbox.sendCampaign(uploaded.id)
    await again.click()
    await expect(draft.getByRole('heading', { name: /^Sent \d/ })).toBeVisible()
    await expect(draft.getByRole('alert')).toHaveCount(0)
    await findsNoBarrier(page)
    await draft.getByRole('link', { name: 'Go to the results' }).click()
    await expect(page.getByRole('region', { name: 'After the event' })).toContainText('Sample picture')
  })
})
