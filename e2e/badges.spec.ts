// Labels with the name and the code of each guest who comes in.
import type { Page } from '@playwright/test'
import { findsNoBarrier } from './barriers.ts'
import { linkOf } from '#domain/link.ts'
import { closeSheet, findByName, openDoor, openMenu, readByReader, startKiosk, typeCode, verdict } from './door.ts'
import type { Organiser } from './organiser.ts'
import { countPages, readPrintedCodes } from './printed.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

type Counted = { printed: number }

const printed = (page: Page) => page.evaluate(() => (globalThis as unknown as Counted).printed)

/** Counts prints in the place of the browser's dialog. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as Counted & { print: () => void }
    counted.printed = 0
    counted.print = () => void counted.printed++
  })

/** The printed label, in millimetres, and what its codes hold. */
async function labelOf(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf.toString('latin1')) ?? []
  const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
  return { pages: countPages(pdf), width: mm(width), height: mm(height), codes: readPrintedCodes(pdf) }
}

/** The browser tells the page that its print dialog is closed. */
const closeDialog = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('afterprint')))

async function choose(page: Page, ...names: string[]) {
  const menu = await openMenu(page)
  const setting = menu.getByRole('group', { name: 'Badge after a check-in' })
  if (!(await setting.isVisible())) await menu.getByText('Settings of this device').click()
  for (const name of names) await setting.getByRole('button', { name }).click()
  return menu
}

/** A door that prints each badge by itself, with its menu open. */
async function openPrintingDoor(
  page: Page,
  { product, organiser }: { product: Product; organiser: Organiser },
  size: string,
) {
  await countPrints(page)
  const { codes } = await openDoor(page, product, organiser)
  const menu = await choose(page, size)
  await menu.getByRole('switch', { name: 'Print automatically' }).click()
  return { codes, menu }
}

test('a guest who came in gets a badge of the printer’s size, on a tap or by itself', async ({
  page,
  organiser,
  product,
}) => {
  await countPrints(page)
  const { codes } = await openDoor(page, product, organiser)
  await choose(page, '62 × 29 mm')
  await findsNoBarrier(page)
  await closeSheet(page)
  await typeCode(page, codes[0]!)
  await page.getByRole('button', { name: 'Print badge of Ada Brightwell' }).click()
  await expect.poll(() => printed(page)).toBe(1)
  expect(await labelOf(page)).toEqual({ pages: 1, width: 62, height: 29, codes: [codes[0]] })
  await closeDialog(page)
  const again = page.getByRole('button', { name: 'Print badge of Ada Brightwell' })
  await again.click()
  await again.click()
  await expect.poll(() => printed(page)).toBe(2)
  await closeDialog(page)
  await expect.poll(() => printed(page)).toBe(3)
  await closeDialog(page)

  await test.step('a label of its own size, printed by itself, once for each guest', async () => {
    const menu = await choose(page, 'Own size')
    await menu.getByLabel('Width in mm').fill('12')
    await expect(menu.getByText('Please enter a whole number from 20 to 300.')).toBeVisible()
    await menu.getByLabel('Width in mm').fill('50')
    await menu.getByLabel('Height in mm').fill('80')
    await menu.getByRole('switch', { name: 'Print automatically' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Find by name' })).toBeVisible()
    expect(await printed(page)).toBe(0)
    const link = linkOf('https://listpass.example', codes[1]!)
    await readByReader(page, link)
    await expect.poll(() => printed(page)).toBe(1)
    expect(await labelOf(page)).toEqual({ pages: 1, width: 50, height: 80, codes: [link] })
    await closeDialog(page)
    await readByReader(page, link)
    await expect(verdict(page)).toContainText('Already used')
    expect(await printed(page)).toBe(1)
  })
})

test('a door without a connection prints badges, and one of a guest found by name has no code @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openPrintingDoor(page, { product, organiser }, 'A6, 105 × 148 mm')
  await closeSheet(page)
  await (await findByName(page)).fill('ken ito')
  await page.getByRole('button', { name: 'Check in: Ken Ito' }).click()
  await expect.poll(() => printed(page)).toBe(1)
  expect(await labelOf(page)).toEqual({ pages: 1, width: 105, height: 148, codes: [] })
  await closeDialog(page)

  await page.context().setOffline(true)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await expect.poll(() => printed(page)).toBe(2)
  expect((await labelOf(page)).codes).toEqual([codes[0]])
  await page.context().setOffline(false)
})

test('a kiosk prints the badge of each guest, and one that asks first prints after the answer @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { codes, menu } = await openPrintingDoor(page, { product, organiser }, '89 × 36 mm')
  await menu.getByRole('switch', { name: 'Ask before letting in' }).click()
  await closeSheet(page)
  await readByReader(page, codes[0]!)
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await expect.poll(() => printed(page)).toBe(1)
  expect(await labelOf(page)).toEqual({ pages: 1, width: 89, height: 36, codes: [codes[0]] })
  await closeDialog(page)
  await choose(page)
  await menu.getByRole('switch', { name: 'Ask before letting in' }).click()
  await startKiosk(page, '4711')
  await readByReader(page, codes[1]!)
  await expect.poll(() => printed(page)).toBe(2)
  expect((await labelOf(page)).codes).toEqual([codes[1]])
})
