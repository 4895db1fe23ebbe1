// Actions in the manager while the server is slow, fails or is away.
import type { Page } from '@playwright/test'
import { openPart, openStep } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'
import { actInTrouble } from './trouble.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
]

async function prepare(product: Product, organiser: Organiser, page: Page) {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.clock.install()
  return { audienceId: id, list: list!, here: `^/api/lists/${list!.id}` }
}

test('setting a list up: each step shows its error and can be repeated', async ({ page, organiser, product }) => {
  const { list, here } = await prepare(product, organiser, page)
  await page.goto(`/app/qr-manager/${list.id}`)
  await test.step('1: fields', async () => {
    await page.getByRole('button', { name: 'Create QR Fields' }).click()
    const within = page.getByRole('dialog', { name: 'Setup QR Code System' })
    await actInTrouble(page, within, {
      call: ['POST', new RegExp(`${here}/qr-codes$`)],
      button: ['Create QR Fields', 'Creating...'],
      failed: 'Failed to create QR code system',
    })
    await within.getByRole('button', { name: 'Create QR Fields' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('QR code fields created successfully')
  })
  await test.step('2: values', async () => {
    await page.getByRole('button', { name: 'Generate QR codes' }).click()
    const within = page.getByRole('alertdialog')
    await actInTrouble(page, within, {
      call: ['POST', new RegExp(`${here}/qr-codes/generate$`)],
      button: ['Generate QR codes', 'Starting...'],
      failed: 'Failed to generate QR codes',
    })
    await page.keyboard.press('Escape')
  })
  await organiser.generateCodes(list)
  await page.reload()
  await test.step('3: webhook', async () => {
    const heading = page.getByRole('heading', { name: 'Setup Webhook' })
    await actInTrouble(page, page.getByRole('listitem').filter({ has: heading }), {
      call: ['POST', new RegExp(`${here}/webhook/setup$`)],
      button: ['Setup Webhook', 'Setting up...'],
      failed: 'Failed to setup webhook',
    })
  })
  await test.step('4: display field', async () => {
    await openStep(page, 4)
    await page.getByRole('button', { name: 'Configure Display Field' }).click()
    const within = page.getByRole('dialog', { name: 'Configure Display Field' })
    const field = within.getByRole('combobox', { name: 'Display field' })
    await field.selectOption('FNAME')
    await actInTrouble(page, within, {
      call: ['PUT', new RegExp(`${here}/display-field$`)],
      button: ['Save', 'Saving...'],
      failed: 'Failed to update display field',
      kept: [[field, 'FNAME']],
    })
    await page.keyboard.press('Escape')
  })
  await test.step('5: rules', async () => {
    await openStep(page, 5)
    await page.getByRole('button', { name: 'Configure Logic Rules' }).click()
    const within = page.getByRole('dialog', { name: 'Configure Logic Rules' })
    await within.getByRole('button', { name: 'Add rule' }).click()
    const rule = within.getByRole('group', { name: 'Rule 1' })
    await rule.getByLabel('If field').selectOption('FNAME')
    await rule.getByLabel('If value').fill('Ada')
    await rule.getByLabel('Then field').selectOption('LNAME')
    await rule.getByLabel('Then value').fill('Checked')
    await actInTrouble(page, within, {
      call: ['PUT', new RegExp(`${here}/logic-rules$`)],
      button: ['Save rules', 'Saving...'],
      failed: 'Failed to update logic rules',
      kept: [
        [rule.getByLabel('If value'), 'Ada'],
        [rule.getByLabel('Then value'), 'Checked'],
      ],
    })
  })
})

test('managing a list: each part shows its error and keeps the entered text', async ({ page, organiser, product }) => {
  const { audienceId, list, here } = await prepare(product, organiser, page)
  await organiser.generateCodes(list)
  await product.sandbox.editMember(audienceId, 'ken@example.com', { QRCODE: '' })
  await page.goto(`/app/qr-manager/${list.id}`)
  const card = page.getByRole('region', { name: 'Check List Status' })
  await test.step('check', () =>
    actInTrouble(page, card, {
      call: ['GET', new RegExp(`${here}/check-status$`)],
      button: ['Check List Status', 'Checking...'],
      failed: 'Failed to check list status',
    }))
  const questions = [
    [
      card,
      'Generate Missing QR Codes',
      'Generate Missing QR Codes',
      'Starting...',
      'generate',
      'Failed to generate missing QR codes',
    ],
    [
      page.getByRole('main'),
      'Sync QR Codes from Mailchimp',
      'Start sync',
      'Starting...',
      'sync-from-mailchimp',
      'Failed to sync QR codes from Mailchimp',
    ],
    [
      page.getByRole('main'),
      'Disable System',
      'Disable System',
      'Disabling...',
      '[^/]+',
      'Failed to disable QR code system',
    ],
  ] as const
  await card.getByRole('button', { name: 'Check List Status' }).click()
  for (const [from, opener, button, busy, call, failed] of questions) {
    await test.step(opener, async () => {
      await from.getByRole('button', { name: opener, exact: true }).click()
      const method = call === '[^/]+' ? 'DELETE' : 'POST'
      const within = page.getByRole('alertdialog')
      const path = new RegExp(`${here}/qr-codes/${call}$`)
      await actInTrouble(page, within, { call: [method, path], button: [button, busy], failed })
      await page.keyboard.press('Escape')
    })
  }
  await test.step('scanner link', async () => {
    await openPart(page, 'Doors')
    await page.getByRole('button', { name: 'New scanner link' }).click()
    const within = page.getByRole('dialog', { name: 'New scanner link' })
    await within.getByLabel('Label').fill('North gate')
    await within.getByLabel('Expires at').fill('2036-05-01T18:30')
    await actInTrouble(page, within, {
      call: ['POST', new RegExp(`${here}/scanner-links$`)],
      button: ['Create link', 'Creating...'],
      failed: 'Failed to create the scanner link',
      kept: [
        [within.getByLabel('Label'), 'North gate'],
        [within.getByLabel('Expires at'), '2036-05-01T18:30'],
      ],
    })
    await page.keyboard.press('Escape')
  })
})
