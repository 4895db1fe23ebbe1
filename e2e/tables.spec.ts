// A table on a tablet: nothing is cut off, and no row has to be pushed sideways.
import { addOccasions, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addLink, openList } from './door.ts'
import { expect, test } from './story.ts'

/** Tablets upright, and on their side. */
const widths = [736, 768, 820, 1024]

test('tables fit their place on every tablet', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  await addLink(organiser, list, 'The door at the north gate')
  for (const code of [codes[0]!, codes[0]!, 'no code of ours'])
    await organiser.call(redeemScan, { params, body: { qr_code: code } })
  const night = (name: string, day: number): OccasionForm => ({
    name,
    zone: 'Europe/Amsterdam',
    opens_at: `2024-06-0${day}T17:00:00Z`,
    closes_at: `2024-06-0${day + 1}T01:00:00Z`,
    who: null,
    own_max: 1,
    again: 'never',
    day_begins: 0,
    capacity: 1200,
    when_full: 'refuse',
    when_unsure: 'let_in',
    has_exits: true,
    out_at: null,
  })
  await organiser.call(addOccasions, {
    params,
    body: { occasions: [night('Friday night in the large hall', 5), night('Saturday', 6)] },
  })
  await organiser.signIn(page)
  const paths = [
    '/app',
    '/account/activity',
    '/account/devices',
    '/account/team',
    `/app/qr-manager/${list.id}/guests`,
    `/app/qr-manager/${list.id}/results?occasion=all`,
    `/app/qr-manager/${list.id}/occasions`,
  ]
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0]!, height: 1100 })
    await page.goto(path)
    if (path.endsWith('/occasions')) await page.getByText('Ended (2)', { exact: true }).click()
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

/** Runs in the page: tables that are wider than their place, and controls that reach beyond their card. */
function findCut(): string[] {
  const found: string[] = []
  for (const table of document.querySelectorAll<HTMLElement>('table')) {
    const region = table.parentElement!
    if (!region.checkVisibility()) continue
    if (region.scrollWidth > region.clientWidth + 1)
      found.push(`${region.getAttribute('aria-label')}: ${region.scrollWidth} in ${region.clientWidth} px`)
  }
  for (const control of document.querySelectorAll('main :is(a, button, input, select)')) {
    const card = control.closest('section')
    if (!card || !control.checkVisibility()) continue
    const over = control.getBoundingClientRect().right - card.getBoundingClientRect().right
    if (over > 0) found.push(`${control.getAttribute('name') ?? control.textContent}: ${over} px beyond its card`)
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  return found
}
