// VIPs, full rooms and silent doors: chosen in the settings, shown in the page and sent by mail.
import type { Page } from '@playwright/test'
import { changeOccasion, occasions } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openOutbox } from '../server/testing/outbox.ts'
import { join } from 'node:path'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { enterList, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { readInTrouble, troubleWith } from './trouble.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const box = (page: Page, kind: string, way: string) =>
  card(page).getByRole('group', { name: kind }).getByRole('checkbox', { name: way })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

test('an organiser names the VIPs, and hears of one in the page and by mail', async ({ page, product, organiser }) => {
  const { list, codes } = await openList(product, organiser)
  await enterList(page, organiser, list, 'settings#notifying')
  await expect(card(page)).toContainText('No one is a VIP of this list yet.')
  await expect(bell(page)).toHaveCount(0)

  await test.step('who is a VIP', async () => {
    await card(page).getByRole('button', { name: 'Change VIPs' }).click()
    const dialog = page.getByRole('dialog', { name: 'VIPs of this list' })
    await dialog.getByLabel('Who is a VIP?').selectOption('field')
    await dialog.getByRole('button', { name: 'Save VIPs' }).click()
    await expect(dialog).toContainText('Please choose a field.')
    await dialog.getByLabel('Field', { exact: true }).selectOption('LNAME')
    await dialog.getByLabel('Value').fill('brightwell')
    await dialog.getByRole('button', { name: 'Save VIPs' }).click()
    await expect(card(page)).toContainText('Guests whose LNAME is “brightwell”.')
  })

  await test.step('what is told', async () => {
    await box(page, 'A VIP arrives', 'In the page').check()
    await expectMessage(page, 'Notifications saved.')
    await box(page, 'A VIP arrives', 'By email').check()
    await expect(bell(page)).toBeVisible()
    await expect(box(page, 'A VIP arrives', 'By email')).toBeChecked()
    await findsNoBarrier(page)
    await page.reload()
    await expect(box(page, 'A VIP arrives', 'By email')).toBeChecked()
    await expect(box(page, 'A door is silent', 'In the page')).not.toBeChecked()
  })

  await test.step('a VIP comes in', async () => {
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    const params = { listId: list.id }
    for (const code of codes.toReversed()) await organiser.call(redeemScan, { params, body: { qr_code: code } })
    await expectMessage(page, 'VIP arrived: Ada Brightwell.')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
    await bell(page).click()
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('VIP arrived: Ada Brightwell.')
    await findsNoBarrier(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(bell(page)).toBeFocused()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  await test.step('by mail, with where to switch it off', async () => {
    const mail = await openOutbox(join(product.folder, 'outbox')).about(organiser.email, 'VIP arrived: Ada Brightwell')
    expect(mail.text).toContain('You get this email because you chose it for the list “Gala”.')
    const link = mail.links.find((each) => each.endsWith('/settings#notifying'))!
    await page.goto('/app')
    const { pathname, hash } = new URL(link)
    await page.goto(pathname + hash)
    await box(page, 'A VIP arrives', 'By email').uncheck()
    await expectMessage(page, 'Notifications saved.')
  })
})

test('an occasion that fills up is told, and over once people leave @edge', async ({ page, product, organiser }) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  const { occasions: all } = await organiser.call(occasions, { params })
  const { id, is_main: _, figures: __, who_read_at: ___, who_trouble: ____, ...main } = all[0]!
  const body = { ...main, name: '', capacity: 2, has_exits: true, again: 'after_exit' as const }
  await organiser.call(changeOccasion, { params: { ...params, occasionId: id }, body })
  await enterList(page, organiser, list, 'settings#notifying')
  await box(page, 'An occasion is nearly full', 'In the page').check()
  await expect(bell(page)).toBeVisible()
  for (const code of codes) await organiser.call(redeemScan, { params, body: { qr_code: code } })
  await expectMessage(page, 'Gala is nearly full: 2 of 2 inside.')
  await organiser.call(redeemScan, { params, body: { qr_code: codes[0]!, direction: 'out' } })
  await bell(page).click()
  const notice = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')
  await expect(notice).toContainText('Over')
})

test('a viewer chooses their own notifications, and cannot change who is a VIP @edge', async ({
  phone,
  product,
  organiser,
}) => {
  const { list } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
  await colleague.signIn(phone)
  await phone.goto(`/t/${teamId}/app/qr-manager/${list.id}/settings`)
  await expect(card(phone).getByRole('button', { name: 'Change VIPs' })).toHaveCount(0)
  await box(phone, 'A door is silent', 'In the page').check()
  await expect(bell(phone)).toBeVisible()
  await bell(phone).tap()
  const dialog = phone.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog).toContainText('Nothing has happened yet')
  await findsNoBarrier(phone, [390])
})

test('notifications that cannot be read or changed say so, and are tried again @edge', async ({
  page,
  product,
  organiser,
}) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  await readInTrouble(page, {
    path: /\/notifying$/,
    open: () => page.goto(`/app/qr-manager/${list.id}/settings#notifying`),
    parts: [
      {
        within: card(page),
        failed: 'Your notifications couldn’t be loaded',
        there: box(page, 'A VIP arrives', 'In the page'),
      },
    ],
  })
  const server = await troubleWith(page, { method: 'PUT', path: /\/notifying$/ })
  server.become('failing')
  await box(page, 'A VIP arrives', 'In the page').click()
  await expect(card(page).getByRole('alert')).toContainText('Your notifications couldn’t be changed')
  await expect(box(page, 'A VIP arrives', 'In the page')).not.toBeChecked()
  server.become('well')
  await box(page, 'A VIP arrives', 'In the page').click()
  await expect(box(page, 'A VIP arrives', 'In the page')).toBeChecked()
  await server.end()
})
