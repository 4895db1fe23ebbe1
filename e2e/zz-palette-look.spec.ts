import { addScannerLink } from '#contract/doors.ts'
import { setNotifying, setVips } from '#contract/notifying.ts'
import { redeemScan } from '#contract/scanning.ts'
import { expect, test } from './story.ts'

const guests = [
  ['Chloé', 'Okafor'],
  ['Noëlle', 'Okonkwo'],
  ['Ada', 'Brightwell'],
  ['Ken', 'Ito'],
  ['عبد الرحمن', 'الأحمد'],
  ['Priya', 'Raghunathan'],
].map(([FNAME, LNAME], place) => ({ email: `guest${place}@example.com`, merge_fields: { FNAME, LNAME } }))

test('look', async ({ page, product, organiser }) => {
  test.setTimeout(400_000)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Summer gala guests', guests)
  await product.sandbox.addAudience(account, 'Tokyo alumni', 3)
  await product.sandbox.addAudience(account, 'Book launch', 3)
  const lists = await organiser.connect(account.apiKey)
  const list = lists.find(({ name }) => name === 'Summer gala guests')!
  const contacts = await organiser.generateCodes(list)
  const params = { listId: list.id }
  await organiser.call(addScannerLink, {
    params,
    body: { label: 'Smoking terrace', may_check_in_by_name: false, expires_at: null },
  })
  await organiser.call(setVips, { params, body: { vips: { kind: 'field', tag: 'LNAME', test: 'is_set', value: '' } } })
  const on = { in_page: true, by_mail: false }
  await organiser.call(setNotifying, { params, body: { vip_arrived: on, nearly_full: on, door_silent: on } })
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list.id}/settings`)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await page.waitForTimeout(1500)
  for (const { qr_code: code } of contacts.slice(0, 5))
    await organiser.call(redeemScan, { params, body: { qr_code: code! } })
  await expect(page.getByRole('banner').getByRole('button', { name: /new/ })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/helpers/palette-shots/${name}-${width}-${colorScheme}.png` })
      await shot('bar')
      const region = page.getByRole('region', { name: 'Notifications' })
      await region.scrollIntoViewIfNeeded()
      await region.screenshot({ path: `/tmp/helpers/palette-shots/card-${width}-${colorScheme}.png` })
      await page.evaluate(() => scrollTo(0, 0))
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
      await page.waitForTimeout(600)
      await shot('empty')
      await page.keyboard.type('ok')
      await page.getByRole('option', { name: /^Chloé/ }).waitFor()
      await shot('ok')
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('zzzz')
      await page.getByText('Nothing matches').waitFor()
      await shot('none')
      await page.keyboard.press('Escape')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click()
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
      await page.waitForTimeout(300)
      await shot('bell')
      await page.goBack().catch(() => {})
      await page.goto(`/app/qr-manager/${list.id}/settings`)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .waitFor()
    }
  }
})
