// A draft in Mailchimp is looked at before it is sent.
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
  await organiser.call(setUpWebhook, { params: { listId: list.id }, body: { mode: 'polling' } })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}/email`)

  await test.step('a list without drafts shows how to make one', async () => {
    await expect(drafts(page)).toContainText('No drafts yet')
    await expect(drafts(page).getByRole('listitem')).toHaveCount(3)
  })

  const good = image(`${product.address}/qr-code/*|QRCODE|*`)
  const add = (title: string, html: string) => {
    const settings = { title, subject_line: title, from_name: 'Noor', reply_to: 'noor@example.com' }
    return sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: plain })
  }
  const uploaded = await add('Sample picture', image('https://mcusercontent.com/5a1e/images/qr-code-sample.png'))
  await add('Wrong tag', image(`${product.address}/qr-code/*|TICKET|*`))
  await add('Only a link', `<a href="${product.address}/q/*|QRCODE|*">Your ticket</a>`)
  await add('Good one', good)

  await test.step('each draft has its light and its worst finding', async () => {
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    const row = (title: string) => drafts(page).getByRole('listitem').filter({ hasText: title })
    await expect(row('Sample picture')).toContainText('Would go wrong · Every guest would get the same code.')
    await expect(row('Wrong tag')).toContainText('Would go wrong · This list has no merge tag TICKET.')
    await expect(row('Only a link')).toContainText('Would go wrong · The code is only in a link.')
    await expect(row('Good one')).toContainText('Ready')
    await findsNoBarrier(page)
  })

  await test.step('a draft says what to do, and is ready once that is done', async () => {
    await drafts(page).getByRole('link', { name: 'Sample picture' }).click()
    const draft = draftPage(page, 'Sample picture')
    await expect(draft.getByRole('heading', { name: /^This would go wrong: Every guest/ })).toBeVisible()
    await expect(draft).toContainText('Replace it with the code block below.')
    await expect(draft).toContainText('Line 1: <img src="https://mcusercontent.com')
    await draft.getByText('Mailchimp’s own checklist').click()
    await findsNoBarrier(page)
    await sandbox.editCampaign(uploaded.id, { html: good })
    await draft.getByRole('button', { name: 'Look again' }).click()
    await expect(draft.getByRole('heading', { name: 'This draft is ready' })).toBeVisible()
    await draft.getByText('14 checks passed').click()
    await expect(draft).toContainText('Picture of the code')
    await findsNoBarrier(page)
    await draft.getByRole('link', { name: 'All drafts' }).click()
    await expect(drafts(page)).toBeVisible()
  })

  await test.step('while Mailchimp is away the screen says so, and looks again', async () => {
    await sandbox.setFault(account, { kind: 'server_error', operation: 'getCampaigns' })
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(drafts(page).getByRole('alert')).toContainText('The drafts couldn’t be checked')
    await sandbox.clearFaults(account)
    await drafts(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(drafts(page).getByRole('alert')).toHaveCount(0)
    await expect(drafts(page).getByRole('listitem')).toHaveCount(4)
  })
})
