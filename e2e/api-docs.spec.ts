// The API page for programmers.
import { expect, test } from './story.ts'

test('the API page fits a phone, leads to each call, and copies an example', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'The API of Listpass' })).toBeVisible()
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Grotesque"/)
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('700 30px "Bricolage Grotesque"'))),
  ).toBe(true)
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The door' }).click()
  await expect(page.getByRole('heading', { name: 'The door', exact: true })).toBeInViewport()

  const scan = page.getByRole('article', { name: 'POST /api/lists/{listId}/scan', exact: true })
  await expect(scan).toContainText('browsers with one of its scanner links')
  await expect(scan.getByRole('listitem').filter({ hasText: 'qr_code' }).first()).toContainText('needed')
  await scan.getByText('The answer').click()
  await expect(scan.getByText('one of ok, malformed').first()).toBeVisible()
  await scan.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`curl -X POST "${product.address}/api/lists/$LIST_ID/scan"`)
  await expect(scan.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('without scripts the page of the API says the same, and offers nothing that would not work @edge', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.address, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/api/docs')
  await expect(page.getByRole('article', { name: 'POST /api/login', exact: true })).toContainText('curl -X POST')
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await context.close()
})
