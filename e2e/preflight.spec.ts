// Listpass checks a draft in Mailchimp before the organiser sends it.
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { setUpWebhook } from '#contract/webhooks.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'
import { enterList, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'

const drafts = (page: Page) => page.getByRole('region', { name: 'Before you send' })
const draftPage = (page: Page, title: string) => page.getByRole('region', { name: title })
const image = (src: string) => `<p>Hello *|FNAME|*</p><img src="${src}" width="200" height="200" alt="QR code">`
const plain = 'Your code: *|QRCODE|*'

/** A list of three contacts with codes. */
async function openGala(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', 3)
  const [list] = await organiser.connect(account.apiKey)
  assert.ok(list)
  await organiser.generateCodes(list)
  return { account, list }
}

test('three ways to ruin a campaign are stopped before the send', async ({ page, organiser, product }) => {
  const { sandbox } = product
  const { account, list } = await openGala(product, organiser)
  await enterList(page, organiser, list, 'email')

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
    await drafts(page).getByRole('link', { name: 'Sample picture', exact: true }).click()
    const draft = draftPage(page, 'Sample picture')
    await expect(draft.getByRole('heading', { name: /^This would go wrong: Every guest/ })).toBeVisible()
    await expect(draft).toContainText('Replace it with the HTML below.')
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
    await draft.getByText('16 checks passed').click()
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

  await test.step('a draft, a tag and a field that cannot be read are named where they are looked for', async () => {
    await sandbox.bendRows(account, `${elsewhere.id}:no_status`, 'Press:no_id', 'LNAME:no_keys')
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(drafts(page)).toContainText('1 draft in Mailchimp can’t be read, so it wasn’t checked')
    await expect(drafts(page)).toContainText('“Wrong host”. Check in Mailchimp before you send.')
    await expect(drafts(page).getByRole('listitem')).toHaveCount(3)
    await findsNoBarrier(page)
    await page.goto(`/app/qr-manager/${list.id}/occasions`)
    await page.getByRole('button', { name: 'VIP area' }).click()
    const form = page.getByRole('region', { name: 'VIP area' })
    const who = form.getByLabel('Who may come in?')
    await who.selectOption('Guests with a tag, or in a segment')
    await expect(form).toContainText('1 tag or segment in Mailchimp can’t be read, so it can’t be chosen here')
    await expect(form).toContainText('“Press”. Choose another one, or make a new one in Mailchimp.')
    await who.selectOption('Guests with a value in a field')
    await expect(form).toContainText('1 field in Mailchimp can’t be read, so it can’t be chosen here')
    await findsNoBarrier(page)
    await sandbox.bendRows(account)
    await page.goto(`/app/qr-manager/${list.id}/email`)
    await drafts(page).getByRole('button', { name: 'Look again' }).click()
    await expect(drafts(page).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the page of a draft that was sent says when, and leads to the results', async () => {
    await drafts(page).getByRole('link', { name: 'Sample picture', exact: true }).click()
    const draft = draftPage(page, 'Sample picture')
    const again = draft.getByRole('button', { name: 'Look again' })
    await expect(again).toBeEnabled()
    await sandbox.sendCampaign(uploaded.id)
    await again.click()
    await expect(draft.getByRole('heading', { name: /^Sent \d/ })).toBeVisible()
    await expect(draft.getByRole('alert')).toHaveCount(0)
    await findsNoBarrier(page)
    await draft.getByRole('link', { name: 'Go to the results' }).click()
    await expect(page.getByRole('region', { name: 'From email to door' })).toContainText('Sample picture')
  })
})

test('a code that phones do not see is told, and the browser measures what each view draws', async ({
  page,
  organiser,
  product,
}) => {
  const { sandbox } = product
  const { account, list } = await openGala(product, organiser)
  const style = '<style>@media only screen and (max-width:480px){.desk{display:none!important}}</style>'
  const settings = { title: 'For computers', subject_line: '', from_name: 'Noor', reply_to: 'noor@example.com' }
  const html = `${style}<div class="desk">${image(`${product.address}/qr-code/*|QRCODE|*`)}</div>`
  const { id } = await sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: plain })
  await enterList(page, organiser, list, `email?draft=${id}`)
  const draft = draftPage(page, 'For computers')
  await expect(draft.getByRole('heading', { name: 'The picture of the code is hidden on phones.' })).toBeVisible()
  await expect(draft.getByRole('heading', { name: 'The draft has no subject yet.' })).toBeVisible()
  await expect(draft.getByRole('link', { name: 'Open in Mailchimp' })).toHaveAttribute('href', /\/campaigns\//)
  await draft.getByText('See it as each guest gets it').click()
  await expect(draft).toContainText('Phone in light mode: no code is seen')
  await expect(draft).toContainText('Phone in dark mode: no code is seen')
  await expect(draft).toContainText('Computer in light mode: the code is 200 pixels wide')
  await expect(draft).toContainText('Computer in dark mode: the code is 200 pixels wide')
  await expect(draft.getByText('Read in 3 of 6')).toBeVisible()
  await expect(draft).toContainText('No code is seen: Small phone, Phone in light mode, Phone in dark mode.')
  await findsNoBarrier(page)
})

test('what the browser draws decides the light, where the HTML is read otherwise', async ({
  page,
  organiser,
  product,
}) => {
  const { sandbox } = product
  const { account, list } = await openGala(product, organiser)
  await organiser.call(setUpWebhook, { params: { listId: list.id }, body: { mode: 'polling' } })
  const add = (title: string, rules: string) => {
    const settings = { title, subject_line: title, from_name: 'Noor', reply_to: 'noor@example.com' }
    const html = `<style>${rules}</style><div class="c">${image(`${product.address}/qr-code/*|QRCODE|*`)}</div>`
    return sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: plain })
  }
  // The server knows neither rule: it leaves out the first, and takes the second to hold.
  await add('Hides it', 'body{container-type:inline-size}@container (min-width:1px){.c{display:none}}')
  await add('Shows it', '@supports (display:nonsense){.c{display:none}}')
  await enterList(page, organiser, list, 'email')
  const row = (title: string) => drafts(page).getByRole('listitem').filter({ hasText: title })
  await expect(row('Hides it')).toContainText('Ready')
  await expect(row('Shows it')).toContainText('Would go wrong')

  await drafts(page).getByRole('link', { name: 'Hides it', exact: true }).click()
  const hides = draftPage(page, 'Hides it')
  await expect(
    hides.getByRole('heading', { name: /^This would go wrong: The picture of the code is hidden/ }),
  ).toBeVisible()
  await expect(hides).toContainText('What your browser draws counts.')
  await hides.getByText('See it as each guest gets it').click()
  await expect(hides.getByText('No reader could read this picture')).toBeVisible()
  await findsNoBarrier(page)
  await hides.getByRole('link', { name: 'All drafts' }).click()
  await drafts(page).getByRole('link', { name: 'Shows it', exact: true }).click()
  const shows = draftPage(page, 'Shows it')
  await expect(shows.getByRole('heading', { name: 'This draft is ready' })).toBeVisible()
  await expect(shows).toContainText('16 checks passed')

  await shows.getByRole('link', { name: 'All drafts' }).click()
  await expect(row('Hides it')).toContainText('Would go wrong · The picture of the code is hidden')
  await expect(row('Shows it')).toContainText('Ready')
})

test('where the browser can’t measure, the reading of the HTML counts and the draft says so', async ({
  page,
  organiser,
  product,
}) => {
  const { sandbox } = product
  const { account, list } = await openGala(product, organiser)
  await organiser.call(setUpWebhook, { params: { listId: list.id }, body: { mode: 'polling' } })
  const settings = { title: 'Good one', subject_line: 'Gala', from_name: 'Noor', reply_to: 'noor@example.com' }
  const html = image(`${product.address}/qr-code/*|QRCODE|*`)
  const { id } = await sandbox.addCampaign(account, { list_id: list.list_id, settings, html, plain_text: plain })
  await organiser.signIn(page)
  await page.route('**/qr-code/**', (route) => route.abort())
  await page.goto(`/app/qr-manager/${list.id}/email?draft=${id}`)
  const draft = draftPage(page, 'Good one')
  await expect(draft).toContainText('In 6 of 6 windows your browser could not measure the code.')
  await expect(draft.getByRole('heading', { name: 'This draft is ready' })).toBeVisible()
  await page.unroute('**/qr-code/**')
  await draft.getByRole('button', { name: 'Look again' }).click()
  await expect(draft).not.toContainText('could not measure')
  await draft.getByText('See it as each guest gets it').click()
  await expect(draft).toContainText('Your browser shows the code in each window')
})
