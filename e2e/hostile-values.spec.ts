// Hostile user texts stay text: they run nothing, reverse nothing, and fit on the smallest phone.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addAccount } from '#contract/accounts.ts'
import { setDisplayField } from '#contract/codes.ts'
import { addScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { syncLists } from '#contract/lists.ts'
import { setLogicRules } from '#contract/rules.ts'
import { doorBar, typeCode, verdict } from './door.ts'
import { checkStatus, createFields, guestName, guestTable, openPart, openStep } from './manager.ts'
import { registerOrganiser, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

const markup = `"><img src=x onerror="globalThis.hurt=1"><script>globalThis.hurt=2</script>`
/** Each of these reverses the text after it: embeddings, overrides, unclosed isolates. */
const turning = '\u202Edesu\u2067 ydaerlA\u202B\u2066'
const unseen = '\u200B\uFEFFZ\u2060oë'
const arabic = 'محمد'
const endless = 'x'.repeat(10_240)

const fields = [
  { tag: 'FNAME', name: `First ${turning}`, type: 'text' },
  { tag: 'LNAME', name: `<b>Last</b>`, type: 'text' },
  { tag: 'NOTE', name: 'Note', type: 'phone' },
  { tag: 'DRINK', name: markup, type: 'dropdown', options: { choices: [`wine ${turning}`, `<i>water</i>`] } },
]
const guests = [
  { email: 'a.markup@example.com', merge_fields: { FNAME: markup, LNAME: '<svg/onload=hurt=3>', NOTE: markup } },
  { email: 'b.turning@example.com', merge_fields: { FNAME: turning, LNAME: arabic, NOTE: turning } },
  { email: 'c.unseen@example.com', merge_fields: { FNAME: unseen, NOTE: '\u202E\u200B\u2060' } },
  { email: 'd.endless@example.com', merge_fields: { FNAME: endless, LNAME: endless, NOTE: endless } },
  { email: `${'e'.repeat(64)}@${'long.'.repeat(36)}example.com`, merge_fields: { FNAME: arabic, NOTE: arabic } },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('hostile names, fields and labels are text on every screen of the organiser', async ({ page, product }) => {
  const organiser = await registerOrganiser(product, `${markup.slice(0, 60)} ${turning} ${arabic}`)
  const { gala, endlessList } = await connect(product, organiser)
  const heard = await watch(page)
  await organiser.signIn(page)

  await test.step('dashboard and audiences', async () => {
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'onerror' })).toContainText(markup)
    await expect(page.getByRole('table')).toContainText('Gala desu ydaerlA')
    await isCalm(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await isCalm(page)
    await page.goto('/setup/audience')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await isCalm(page)
    await page.goto('/scanner')
    await expect(page.getByRole('link', { name: /Gala/ })).toBeVisible()
    await isCalm(page)
  })

  await test.step('a list with a name without end', async () => {
    await page.goto(`/app/qr-manager/${endlessList.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^x{100,}… – QR Code Manager$/)
    await isCalm(page)
    await createFields(page)
    await expect(page.getByText('Complete step 1 first')).toBeHidden()
    await isCalm(page)
  })

  await test.step('manager, display field, rules and their preview', () => lookAfter(page, gala))
  await test.step('contacts, and the data of one', () => lookAtContacts(page))
  await test.step('activity', async () => {
    await page.goto('/account/activity')
    await expect(page.getByRole('table')).toContainText('Gala desu ydaerlA')
    await isCalm(page)
  })
  expect(heard).toEqual([])
})

test('at the door the verdict is not turned around by a name, a label or a list', async ({
  page,
  phone,
  product,
  organiser,
}) => {
  const { gala, codes } = await connect(product, organiser)
  const heard = [await watch(page), await watch(phone)]
  const label = `${turning.slice(0, 20)} ${arabic} <b>`
  const body = { label, may_check_in_by_name: false, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params: { listId: gala.id }, body })
  await phone.goto(link.url)
  await expect(doorBar(phone)).toBeVisible()
  await isCalm(phone)

  const [, turned, blank, long] = codes
  await typeCode(phone, turned!)
  await expect(verdict(phone)).toContainText('Checked in')
  await readsForward(verdict(phone), 'Checked in')
  await organiser.signIn(page)
  await page.goto(`/scanner/${gala.list_id}`)
  await typeCode(page, turned!)
  await expect(verdict(page)).toContainText('Already used')
  for (const sentence of ['Already used', 'Scan 1 of 1', 'First scan:']) await readsForward(verdict(page), sentence)
  await expect(verdict(page)).toContainText(arabic)
  await isCalm(page)

  await typeCode(phone, blank!)
  await expect(verdict(phone)).toContainText('Guest')
  await typeCode(phone, long!)
  await expect(verdict(phone)).toContainText(`Checked in. ${'x'.repeat(255)}. Scan 1 of 1`)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText(markup)
  await isCalm(phone)

  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${gala.id}/doors`)
  const links = page.getByRole('region', { name: 'Scanner links' })
  await links.getByText('1 device uses it now').click()
  await isCalm(page)
  await links.getByRole('button', { name: /^Show QR/ }).click()
  await expect(page.getByRole('img', { name: 'QR code that opens the scanner link' })).toBeVisible()
  await isCalm(page)
  expect(heard).toEqual([[], []])
})

async function connect(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount(`${markup} ${turning}`)
  await product.sandbox.addAudience(account, `Gala ${turning}`, guests, fields)
  await product.sandbox.addAudience(account, endless, guests.slice(0, 1), fields)
  const added = await organiser.call(addAccount, {
    body: { account_name: `${turning} ${'wide'.repeat(18)}`, api_key: account.apiKey },
  })
  const synced = await organiser.call(syncLists, { params: { accountId: added.account.id } })
  const gala = synced.account.lists.find(({ name }) => name.startsWith('Gala'))!
  const endlessList = synced.account.lists.find(({ name }) => name.startsWith('xxx'))!
  const contacts = await organiser.generateCodes(gala)
  const params = { listId: gala.id }
  await organiser.call(setDisplayField, { params, body: { display_field: 'NOTE' } })
  const rule = { if_field: 'FNAME', if_value: turning, then_field: 'LNAME', then_value: markup }
  await organiser.call(setLogicRules, { params, body: { rules: [rule, { ...rule, if_value: endless.slice(0, 255) }] } })
  return { gala, endlessList, codes: contacts.map(({ qr_code: code }) => code!) }
}

async function lookAfter(page: Page, gala: List) {
  await page.goto(`/app/qr-manager/${gala.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gala desu ydaerlA – QR Code Manager')
  await expect(page).toHaveTitle('QR Code Manager – Gala desu ydaerlA – Listpass')
  for (const step of [4, 5]) await openStep(page, step)
  await expect(page.getByText('If FNAME is “desu ydaerlA”')).toBeVisible()
  await readsForward(page.getByText('If FNAME is “desu ydaerlA”'), 'If FNAME is')
  await checkStatus(page)
  await isCalm(page)

  await page.getByRole('button', { name: 'Configure Display Field' }).click()
  await expect(page.getByRole('combobox', { name: 'Display field' })).toBeVisible()
  await isCalm(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Configure Logic Rules' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('group', { name: 'Rule 1' })).toContainText('Matches')
  await isCalm(page)
  await page.keyboard.press('Escape')
}

async function lookAtContacts(page: Page) {
  await openPart(page, 'Guests')
  const table = guestTable(page)
  await expect(table).toContainText(markup)
  await expect(table.getByRole('row').filter({ hasText: 'b.turning' })).toContainText('desu ydaerlA')
  await expect(table.getByRole('row').filter({ hasText: 'd.endless' })).toContainText(
    `${'x'.repeat(79)}…d.endless@example.com`,
  )
  await guestName(page, 'a.markup@example.com').click()
  await expect(page.getByRole('dialog', { name: markup })).toBeVisible()
  await isCalm(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download their data' }).click(),
  ])
  const known = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    contact: { merge_fields: Record<string, unknown> }
  }
  expect(known.contact.merge_fields['NOTE']).toBe(markup)
  expect(file.suggestedFilename()).toMatch(/^listpass-contact-[0-9a-f-]{36}\.json$/)
}

/** The message that a hostile script would log if it ran. */
async function watch(page: Page): Promise<string[]> {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) heard.push(request.url())
  })
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'hurt', {
      set() {
        alert('It ran.')
      },
    })
  })
  return heard
}

/** No hostile text became part of the page, none reverses other text, and nothing is wider than the screen. */
async function isCalm(page: Page) {
  expect(await page.evaluate(() => document.querySelectorAll('[onerror], [onload], [src="x"]').length)).toBe(0)
  expect(await page.evaluate(turned)).toEqual([])
  const before = page.viewportSize()!
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
    expect(await page.evaluate(spilling), `${page.url()} at ${width}`).toEqual([])
  }
  await page.setViewportSize(before)
}

/** Every text and name in the page that still contains a direction control. Values inside input fields may. */
function turned(): string[] {
  const controls = /[\u202A-\u202E\u2066\u2067]/
  const found: string[] = []
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
  for (const element of document.querySelectorAll('[aria-label], [title], [alt]')) {
    for (const name of ['aria-label', 'title', 'alt']) found.push(element.getAttribute(name) ?? '')
  }
  return found.filter((text) => controls.test(text))
}

/** Dialogs and cards whose content is wider than they are. A region that scrolls on purpose has a role that says so. */
function spilling(): string[] {
  return [...document.querySelectorAll<HTMLElement>('dialog[open], section, li, td, h1, h2, h3, p')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).display !== 'inline' && !element.closest('pre, [role="region"]'))
    .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`)
}

/** Whether the letters of a sentence appear on the screen in reading order. */
async function readsForward(within: Locator, sentence: string) {
  const places = await within.first().evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const start = (walker.currentNode.textContent ?? '').indexOf(words)
      if (start < 0) continue
      return Array.from({ length: words.length }, (_, place) => {
        const range = document.createRange()
        range.setStart(walker.currentNode, start + place)
        range.setEnd(walker.currentNode, start + place + 1)
        const { left, top } = range.getBoundingClientRect()
        return [top, left]
      })
    }
    return []
  }, sentence)
  expect(places).toHaveLength(sentence.length)
  const order = places.toSorted(([top, left], [otherTop, otherLeft]) => top! - otherTop! || left! - otherLeft!)
  expect(places, sentence).toEqual(order)
}
