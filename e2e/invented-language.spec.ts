// Every screen of an organiser in an invented language, on a phone of 320 px, from left to right and from right to left: no
// English is left, and nothing is cut. LISTPASS_PROVE=full also presses every button, and runs axe.
import type { Page } from '@playwright/test'
import { changeUser } from '#contract/auth.ts'
import { screens } from '#contract/screens.ts'
import { nameOf } from '#domain/spoken.ts'
import { allTexts } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { findsNoBarrier } from './barriers.ts'
import { openList } from './organiser.ts'
import { cut, notInvented } from './pseudo/find-faults.ts'
import { speakPseudo } from './pseudo/speak-pseudo.ts'
import { prepareStage } from './screenshots/stage.ts'
import { expect, test } from './story.ts'

const values = /⟦[^⟧]*⟧|\d+/u

/** The texts of the server, without their values. The longest come first, because a short one may be a part of a long one. */
export function germanOfServer(): string[] {
  const { answers, campaigns, fields } = allTexts.de
  return textsOf({ answers, campaigns, fields }, 'de')
    .flatMap(({ said }) => said.split(values))
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
    .toSorted((one, other) => other.length - one.length)
}

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const width = 320
/** A press may open a question that only a page load closes. */
const mostPresses = 40

/** What people wrote, and names of products. */
const names = [
  'Summer gala guests, Newsletter, Autumn fair, Gala Society, Gala, Our events, North gate, Garden, Terrace',
  'Begun in the New Builder, دعوة إلى حفل الصيف, Reminder, Save the date, Invitation, Noor Bakker, Brightwell, Ken',
  'Ada, Bram, Chloé, Dilan, Eva, Femi, Greta, Hugo, Inès, Jonas, Kofi, Lotte, Lindqvist, Weber, Okafor, Marques, Bakker, Ito',
  'Listpass, Mailchimp, Safari on iPhone, Attended:, QRCODE, QRMAX, QRSCANS, QR code, QR scans allowed, QR scans so far, STAGE, FNAME, LNAME, invited, customer',
  Object.values(nameOf).join(', '),
].flatMap((line) => line.split(', '))

/** Names of days and months come from the browser. */
const ofDates = (['long', 'short'] as const).flatMap((width) =>
  Array.from({ length: 12 }, (_, place) => {
    const at = new Date(2026, place, 1)
    const day = new Date(2026, 1, 1 + (place % 7))
    return [at.toLocaleDateString('de', { month: width }), day.toLocaleDateString('de', { weekday: width })]
  }).flat(),
)

/** Sentences come first, because they may hold a name. */
const written = [...germanOfServer(), ...names, ...ofDates]

const paths = Object.values(screens)
  .filter(({ path, access }) => access === 'member' && !path.startsWith('/scanner/'))
  .map(({ path }) => path)

/** Words may still come, and a press may lead to another page. */
async function holds(page: Page, at: string): Promise<void> {
  await expect(async () => {
    expect(await notInvented(page, written), at).toEqual([])
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), direction)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${at} ${direction}`).toBe(width)
      expect(await cut(page), `${at} ${direction}`).toEqual([])
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  }).toPass()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first()).toContainText('[')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.locator('main details:not([open]) > summary').evaluateAll((closed) => {
    for (const each of closed as HTMLElement[]) each.click()
  })
}

/** What a press opens or says has to hold too, whatever it is. */
async function pressEverything(page: Page, path: string): Promise<void> {
  const buttons = page.locator('main button:visible')
  const count = Math.min(await buttons.count(), mostPresses)
  for (let place = 0; place < count; place++) {
    // An earlier press may have closed the menu of this button.
    const name = await buttons.evaluateAll((all, at) => {
      const button = all[at] as HTMLElement | undefined
      button?.click()
      return button?.textContent
    }, place)
    await holds(page, `${path} > ${name}`)
    for (let key = 0; key < 3 && (await page.locator('dialog[open]').count()) > 0; key++)
      await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname === path && (await page.locator('dialog[open]').count()) === 0) continue
    await open(page, path)
  }
}

test('all screens of an organiser', async ({ page, product }) => {
  test.slow()
  const { organiser, list } = (await prepareStage(product)).host
  written.push(list.list_id)
  await organiser.call(changeUser, { body: { language: 'de' } })
  await page.setViewportSize({ width, height: 800 })
  await speakPseudo(page.context())
  await organiser.signIn(page)
  for (const path of paths.map((each) => each.replace(':listId', list.id))) {
    await open(page, path)
    await holds(page, path)
    if (!isFull) continue
    // Paper that is out of view keeps the colours of the other scheme until it is drawn. Its own stories check it.
    if (!/print|sheet/.test(path)) await findsNoBarrier(page)
    await page.setViewportSize({ width, height: 800 })
    await pressEverything(page, path)
  }
  await page.context().unrouteAll({ behavior: 'wait' })
})

test('the bar: its menu, its languages and its search', async ({ page, organiser, product }) => {
  const { account } = await openList(product, organiser)
  written.push(account.name)
  await organiser.call(changeUser, { body: { language: 'de' } })
  await page.setViewportSize({ width, height: 800 })
  await speakPseudo(page.context())
  await organiser.signIn(page)
  await open(page, '/app')
  await page.getByRole('button', { name: /^\[Öpén ménû/ }).click()
  await page.getByRole('button', { name: organiser.name }).click()
  await holds(page, 'menu')
  await page.getByRole('button', { name: /^\[Làngûàgé/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await holds(page, 'language')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^\[Séàrch/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await holds(page, 'search')
  await page.context().unrouteAll({ behavior: 'wait' })
})
