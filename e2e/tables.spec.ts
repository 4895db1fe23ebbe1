// The size of things: no table is cut off on a tablet, and no part of a list is long on a phone.
import { redeemScan } from '#contract/scanning.ts'
import { addLink } from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

/** Tablets upright, and on their side. */
const widths = [736, 768, 820, 1024]

test('tables fit their place on every tablet', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  await addLink(organiser, list, 'The door at the north gate')
  for (const code of [codes[0]!, codes[0]!, 'no code of ours'])
    await organiser.call(redeemScan, { params, body: { qr_code: code } })
  await organiser.signIn(page)
  const paths = [
    '/app',
    '/account/activity',
    '/account/devices',
    '/account/team',
    `/app/qr-manager/${list.id}/guests`,
    `/app/qr-manager/${list.id}/results`,
  ]
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0]!, height: 1100 })
    await page.goto(path)
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1100 })
      expect(await page.evaluate(findCut), `${path} at ${width}`).toEqual([])
    }
  }
})

test('no part of an ordinary list is longer than three screens of a phone', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  for (const code of codes) await organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: code } })
  await organiser.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const part of ['', '/guests', '/doors', '/email', '/results', '/settings', '/occasions']) {
    await page.goto(`/app/qr-manager/${list.id}${part}`)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.body.scrollHeight), part).toBeLessThanOrEqual(2500)
  }
})

/** Runs in the page: tables that are wider than their place, and actions that reach beyond it. */
function findCut(): string[] {
  const found: string[] = []
  for (const table of document.querySelectorAll<HTMLElement>('table')) {
    const region = table.parentElement!
    if (!region.checkVisibility()) continue
    if (region.scrollWidth > region.clientWidth + 1)
      found.push(`${region.getAttribute('aria-label')}: ${region.scrollWidth} in ${region.clientWidth} px`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  return found
}
