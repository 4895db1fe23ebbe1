// The sheet of a door: printed by the organiser, stuck up beside the door, scanned by staff.
import type { Page } from '@playwright/test'
import { changeBranding, setLogo } from '#contract/branding.ts'
import { addScannerLink, changeScannerLink } from '#contract/doors.ts'
import { addOccasions } from '#contract/occasions.ts'
import type { List } from '#contract/list.ts'
import { languages } from '#domain/spoken.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { addLink, listCard } from './door.ts'
import { enterList, openList, anyTime, type Organiser } from './organiser.ts'
import { countPages, readPrintedCodes } from './printed.ts'
import { expect, test } from './story.ts'
import { smallLogo } from '../server/testing/samples.ts'

test('a door’s sheet is printed with its code, and a phone that scans it can begin', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate', { may_check_in_by_name: true })
  await addLink(organiser, list, 'South gate')
  await organiser.signIn(page)
  await page.addInitScript(notePrinting)
  await page.goto(`/app/qr-manager/${list.id}/doors`)
  await page.getByRole('button', { name: 'More for North gate' }).click()
  await page.getByRole('link', { name: 'Print door sheet', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Door sheets' })).toBeVisible()
  await expect(page.getByText('Each sheet has the secret link of its door')).toBeVisible()
  await page.getByLabel('Who staff call').fill('Noor Bakker, +31 6 5550 0142')
  const sheet = page.getByRole('article', { name: 'North gate' })
  await expect(sheet.getByRole('img', { name: /^QR code that opens the scanner/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(sheet).toContainText('Gala')
  await expect(sheet).toContainText('Noor Bakker, +31 6 5550 0142')
  await expect(sheet).toContainText('Tap “Find by name” first')
  await expect(sheet).toContainText('until the organiser ends its link')
  await expect(sheet.getByRole('list', { name: 'What the signs mean' }).getByRole('listitem')).toHaveCount(4)
  await findsNoBarrier(page)

  await page.getByRole('button', { name: 'Print the sheet' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toBe('1')
  const [read] = readPrintedCodes(await page.pdf({ format: 'A4' }))
  expect(read).toBe(link.url)
  await phone.goto(read!)
  await expect(listCard(phone)).toContainText('North gate')
})

test('a sheet has the organiser’s logo, name and colour, and its code is still read from the paper', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const params = { listId: list.id }
  const name = 'Harbour Events'
  await organiser.call(changeBranding, { params, body: { name, place: '', accent: '#17324d', shows_guest: false } })
  await organiser.call(setLogo, { params, body: { file: smallLogo } })
  const link = await addLink(organiser, list, 'North gate')
  await openSheets(page, organiser, list)
  const head = page.getByRole('article', { name: 'North gate' }).locator('header')
  await expect(head).toContainText(name)
  await expect(head).toHaveCSS('background-color', 'rgb(23, 50, 77)')
  await expect(head).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(head.locator('img')).toHaveJSProperty('complete', true)
  expect(await head.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: /^QR code that opens the scanner/ })).toBeVisible()
  await findsNoBarrier(page)
  await organiser.call(changeBranding, {
    params,
    body: {
      name: 'Summer harbour festival association '.repeat(3).slice(0, 100).trim(),
      place: '',
      accent: '#ffd24a',
      shows_guest: false,
    },
  })
  await page.reload()
  await expect(head).toHaveCSS('color', 'rgb(22, 24, 29)')
  await expect(page.getByRole('img', { name: /^QR code that opens the scanner/ })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(countPages(pdf), format).toBe(1)
    expect(readPrintedCodes(pdf), format).toEqual([link.url])
  }
})

test('all doors are one page each, on A4 and on Letter, whatever they are called @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const labels = [
    'VIP',
    'Eingang an der Donaudampfschifffahrtsgesellschaft Süd 1234',
    'x'.repeat(60),
    'البوابة الشمالية للضيوف',
    '北側の正面入口ホール',
  ]
  const urls: string[] = []
  for (const label of labels) urls.push((await addLink(organiser, list, label)).url)
  await openSheets(page, organiser, list)
  await page
    .getByLabel('Who staff call')
    .fill('アムステルダム港の夏の夜会の主催者ヌール・バッカー電話番号三一六五五五〇〇一四二番またはバーにて')
  await page.getByLabel('Wi-Fi for staff').fill('Harbour-Staff, the password is behind the bar 42')
  await expect(page.getByRole('img', { name: /^QR code that opens the scanner/ })).toHaveCount(labels.length)
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(countPages(pdf), format).toBe(labels.length)
    expect(new Set(readPrintedCodes(pdf)), format).toEqual(new Set(urls))
  }
  // From a dark screen the paper stays white.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('article').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('a sheet is one page in each language, with all boxes filled', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const params = { listId: list.id }
  for (const language of languages) {
    const label = 'Eingang an der Donaudampfschifffahrtsgesellschaft Süd 1234'
    const body = { label, may_check_in_by_name: true, expires_at: '2999-12-31T23:59:00.000Z', language }
    await organiser.call(addScannerLink, { params, body })
  }
  await openSheets(page, organiser, list)
  await page.getByLabel('Who staff call').fill('Noor Bakker, 06 55 50 01 42, or the bar beside the north gate')
  await page.getByLabel('Wi-Fi for staff').fill('Harbour-Staff, the password is behind the bar 42')
  for (const language of languages) await expect(page.locator(`article[lang^="${language}"] svg`).first()).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(countPages(pdf), format).toBe(languages.length)
    expect(readPrintedCodes(pdf)).toHaveLength(languages.length)
  }
})

test('the code on paper is 350 pixels wide with its light margin, and the name 92 pixels high @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await addLink(organiser, list, 'North gate')
  await openSheets(page, organiser, list)
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const code = page.getByRole('img', { name: /^QR code that opens the scanner/ })
  await expect(code).toHaveCSS('width', '350px')
  const side = Number((await code.getAttribute('viewBox'))!.split(' ')[2])
  const places = [...(await code.locator('path').getAttribute('d'))!.matchAll(/M(\d+) (\d+)h(\d+)/g)]
  expect(Math.min(...places.map(([, x]) => Number(x)))).toBe(4)
  expect(Math.max(...places.map(([, x, , length]) => Number(x) + Number(length)))).toBe(side - 4)
  await expect(page.getByRole('heading', { name: 'North gate' })).toHaveCSS('font-size', '92px')
})

test('the hours of the night are on the sheet, and until when its link works @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const night = {
    ...anyTime,
    name: 'Saturday night',
    opens_at: '2036-11-29T18:00:00Z',
    closes_at: '2036-11-30T01:00:00Z',
    has_exits: true,
  }
  const { occasions } = await organiser.call(addOccasions, {
    params: { listId: list.id },
    body: { occasions: [night] },
  })
  const occasion = occasions.find(({ name }) => name === 'Saturday night')!
  const body = { label: 'Way out', may_check_in_by_name: false, expires_at: '2036-11-30T00:00:00Z' }
  const params = { listId: list.id }
  await organiser.call(addScannerLink, { params, body: { ...body, occasion_id: occasion.id, direction: 'out' } })
  await openSheets(page, organiser, list)
  await page.goto(`/app/qr-manager/${list.id}/doors/sheet?occasion=all`)
  const sheet = page.getByRole('article', { name: 'Way out' })
  await expect(sheet).toContainText('Saturday night')
  await expect(sheet).toContainText(/29 Nov.*19:00–02:00/)
  await expect(sheet).toContainText(/can scan until Sun.*30 Nov.*01:00/)
  await expect(sheet).toContainText('Blue frame: they may go')
})

test('the organiser’s notes stay in this browser until sign-out, and a box has room for writing @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await addLink(organiser, list, 'North gate')
  await openSheets(page, organiser, list)
  await page.getByLabel('Who staff call').fill('Noor')
  await page.reload()
  await expect(page.getByRole('article')).toContainText('Noor')
  await expect(page.getByRole('article').locator('[data-is-empty]')).toHaveCount(1)
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('door_sheet')))).toEqual([])
})

test('a door that is off has no sheet, and a viewer sees no secret address @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await openSheets(page, organiser, list)
  await expect(page.getByText('No doors to print yet')).toBeVisible()
  await page.getByRole('link', { name: 'To the scanner links' }).click()
  await expect(page.getByText('No scanner links yet.')).toBeVisible()

  const link = await addLink(organiser, list, 'North gate')
  await addLink(organiser, list, 'South gate')
  const body = { label: 'North gate', may_check_in_by_name: false, is_active: false, expires_at: null }
  await organiser.call(changeScannerLink, { params: { listId: list.id, linkId: link.id }, body })
  await page.goto(`/app/qr-manager/${list.id}/doors/sheet?link=${link.id}`)
  await expect(page.getByText('This door has no sheet now')).toBeVisible()
  await page.getByRole('link', { name: 'Sheets of all doors' }).click()
  await expect(page.getByRole('article', { name: 'South gate' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  const params = { listId: list.id }
  const other = { ...anyTime, name: 'Friday', opens_at: '2036-06-06T17:00:00Z', closes_at: '2036-06-07T00:00:00Z' }
  const { occasions } = await organiser.call(addOccasions, { params, body: { occasions: [other] } })
  await page.goto(`/app/qr-manager/${list.id}/doors/sheet?occasion=${occasions.at(-1)!.id}`)
  await expect(page.getByText('No door scans for this occasion')).toBeVisible()
  await page.getByRole('link', { name: 'Sheets of all doors' }).click()
  await expect(page.getByRole('article', { name: 'South gate' })).toBeVisible()

  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Visser')
  await colleague.signIn(phone)
  await phone.goto(`/t/${teamId}/app/qr-manager/${list.id}/doors/sheet`)
  await expect(phone.getByText('You may look at this list')).toBeVisible()
  await expect(phone.getByRole('article')).toHaveCount(0)
})

test('a door sheet that cannot be loaded says so, and loads with the next try @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await addLink(organiser, list, 'North gate')
  await page.route('**/scanner-links', (route) => route.abort())
  await openSheets(page, organiser, list)
  const retry = page.getByRole('button', { name: 'Try Again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/scanner-links')
  await retry.click()
  await expect(page.getByRole('article', { name: 'North gate' })).toBeVisible()
})

async function openSheets(page: Page, organiser: Organiser, list: List): Promise<void> {
  await enterList(page, organiser, list, 'doors/sheet')
  await expect(page.getByRole('heading', { level: 1, name: 'Door sheets' })).toBeVisible()
}

/** Runs in the page: a test has no dialog for a printer. */
function notePrinting(): void {
  window.print = () => sessionStorage.setItem('printed', '1')
}
