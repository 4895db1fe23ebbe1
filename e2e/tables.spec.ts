// A table on a tablet: nothing is cut off, and no row has to be pushed sideways.
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

test('lists with codes come first, the last set up before the others', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  for (const name of ['A first list', 'B not set up', 'C in use']) await product.sandbox.addAudience(account, name, 2)
  const lists = await organiser.connect(account.apiKey)
  const named = (name: string) => lists.find((each) => each.name === name)!
  await organiser.generateCodes(named('A first list'))
  await organiser.generateCodes(named('C in use'))
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('row').getByRole('strong')).toHaveText(['C in use', 'A first list', 'B not set up'])
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
