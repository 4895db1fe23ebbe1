// The size of things: no table is cut off on a tablet, and no part of a list is long on a phone.
import type { Page } from '@playwright/test'
import { openScannerLink } from '#contract/doors.ts'
import { addOccasions, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink } from './door.ts'
import { openList, registerOrganiser } from './organiser.ts'
import { expect, test } from './story.ts'

/** Tablets upright, and on their side. */
const widths = [736, 768, 820, 1024]
/** The most pixels of height on a phone: three screens. */
const mostHigh = 2500

test('tables fit their place on every tablet', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  await addLink(organiser, list, 'The door at the north gate')
  for (const code of [codes[0]!, codes[0]!, 'no code of ours'])
    await organiser.call(redeemScan, { params, body: { qr_code: code } })
  const june = (day: number) => ({ opens_at: `2024-06-0${day}T17:00:00Z`, closes_at: `2024-06-0${day + 1}T01:00:00Z` })
  await organiser.call(addOccasions, {
    params,
    body: { occasions: [night('Friday night in the large hall', june(5)), night('Saturday', june(6))] },
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

test('no part of an ordinary list is longer than three screens of a phone', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  for (const code of codes) await organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: code } })
  await organiser.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const part of ['', '/guests', '/doors', '/email', '/results', '/settings', '/occasions']) {
    await page.goto(`/app/qr-manager/${list.id}${part}`)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await heightOf(page), part).toBeLessThanOrEqual(mostHigh)
  }
})

test('many doors are short lines on a phone: twelve at first, and all on request', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  for (let number = 1; number <= 14; number++) {
    const { url } = await addLink(organiser, list, `North gate ${number}`)
    const slug = new URL(url).pathname.split('/').at(-1)!
    const answer = await fetch(product.address + openScannerLink.path.replace(':slug', slug))
    expect(answer.ok).toBe(true)
  }
  await organiser.signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/app/qr-manager/${list.id}/doors`)
  const links = page.getByRole('list', { name: 'Scanner links of this list' })
  const codes = links.getByRole('button', { name: /^Show QR: / })
  await expect(codes).toHaveCount(12)
  expect(await heightOf(page)).toBeLessThanOrEqual(mostHigh)
  await findsNoBarrier(page, [390, 320])
  await page.setViewportSize({ width: 390, height: 844 })
  const { width, height } = (await codes.first().boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await codes.first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show all 14 links' }).click()
  await expect(codes).toHaveCount(14)
})

test('on a phone a scan is a few short lines, whatever its occasion is called', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  const always = night('Friday night in the large hall', { opens_at: null, closes_at: null })
  const { occasions } = await organiser.call(addOccasions, { params, body: { occasions: [always] } })
  const { id } = occasions.find(({ name }) => name === always.name)!
  for (const code of [codes[0]!, codes[0]!, 'no code of ours'])
    await organiser.call(redeemScan, { params, body: { qr_code: code, occasion_id: id } })
  await organiser.signIn(page)
  const log = page.getByRole('region', { name: 'Scans of this list' })
  const name = log.getByText(always.name)
  for (const [occasion, named, highest] of [
    ['all', 3, 150],
    [id, 0, 110],
  ] as const) {
    await page.goto(`/app/qr-manager/${list.id}/results?occasion=${occasion}`)
    await expect(log.getByText('Not a Listpass code')).toBeVisible()
    await expect(name).toHaveCount(named)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(findCut)).toEqual([])
      for (const row of await log.locator('tbody').getByRole('row').all())
        expect((await row.boundingBox())!.height, `${occasion} at ${width}`).toBeLessThanOrEqual(highest)
    }
  }
})

test('the bar of a phone has room for the name of a list, and the menu has the rest', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Summer gala guests', 2)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  const bar = page.getByRole('banner')
  const name = bar.getByText('Summer gala guests')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/app/qr-manager/${list!.id}/guests`)
    await expect(bar.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
    expect((await bar.getByText('Sandbox').boundingBox())!.height).toBeLessThan(30)
    // The smallest phone shows at least the first word of each line.
    if (width === 320) expect((await name.boundingBox())!.width).toBeGreaterThan(60)
    else expect(await name.evaluate(isCut)).toBe(false)
    for (const control of await bar.locator('a:visible, button:visible').all()) {
      const box = (await control.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    await expect(bar.getByRole('link', { name: 'Help' })).toBeHidden()
    await bar.getByRole('button', { name: 'Open menu' }).click()
    await expect(bar.getByRole('link', { name: 'Help' })).toBeVisible()
    await findsNoBarrier(page, [width])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await bar.getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Set the list up' })).toBeVisible()
})

test('a long name of a person gives way in the bar of a tablet', async ({ page, product }) => {
  const { signIn } = await registerOrganiser(product, 'Extraordinarilylongnamewithoutanyspaceatall')
  await signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Extraordinarily/ })).toBeVisible()
  // Narrower tablets have the menu of a phone.
  for (const width of widths.slice(1)) {
    await page.setViewportSize({ width, height: 1100 })
    expect(await page.evaluate(findCut), `${width}`).toEqual([])
  }
})

const night = (name: string, when: Pick<OccasionForm, 'opens_at' | 'closes_at'>): OccasionForm => ({
  name,
  zone: 'Europe/Amsterdam',
  ...when,
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

/** Runs in the page: whether the lines of a name do not all fit its place. */
function isCut({ parentElement: place }: Element): boolean {
  return place!.scrollHeight > place!.clientHeight + 1
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.body.scrollHeight)
}
