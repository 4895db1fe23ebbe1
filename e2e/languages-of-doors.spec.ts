// A door in six languages: by its link, by the device, by choice, and for a guest at a kiosk.
import type { Browser, Page } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { type Language, languages, nameOf, tagOf } from '#domain/spoken.ts'
import { type AllWords, allWords } from '#words/testing/all-words.ts'
import { findsNoBarrier } from './barriers.ts'
import { openList, type Organiser } from './organiser.ts'
import { test } from './offline-door.ts'
import { cut, notInvented } from './pseudo/find-faults.ts'
import { speakPseudo } from './pseudo/speak-pseudo.ts'
import { expect } from './story.ts'

type DoorWords = AllWords['door']

const words = Object.fromEntries(languages.map((each) => [each, allWords[each].door])) as Record<Language, DoorWords>
const { de, fr, nl, pt } = words
const english = /\b(?:the|your|this|and|with|again|show|works|are|not|you|that|for|scan counts|connected)\b/i

async function addLink(organiser: Organiser, { id }: List, language: Language | null) {
  const body = { label: 'Door 1', may_check_in_by_name: true, may_add: true, expires_at: null, language }
  return (await organiser.call(addScannerLink, { params: { listId: id }, body })).link
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

async function openPhone(browser: Browser, address: string, language: Language, width = 390): Promise<Page> {
  const viewport = { width, height: 844 }
  const context = await browser.newContext({ baseURL: address, locale: tagOf[language], viewport, hasTouch: true })
  await context.grantPermissions(['camera'])
  return context.newPage()
}

async function type(page: Page, { screen, typing }: DoorWords, code: string): Promise<void> {
  await page.getByRole('button', { name: screen.type }).click()
  await page.getByLabel(typing.label, { exact: true }).fill(code)
  await page.getByRole('button', { name: typing.button, exact: true }).click()
}

/** Everything that the page shows, also what is only read out. */
const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

test('a door speaks the language of the phone: staff let in, refuse and read why', async ({
  organiser,
  product,
  browser,
}) => {
  test.slow()
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, null)
  for (const language of languages.filter((each) => each !== 'en')) {
    await test.step(language, async () => {
      const said = words[language]
      const page = await openPhone(browser, product.address, language)
      await page.goto(pathOf(link))
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf[language])
      await page.getByRole('button', { name: said.camera.allow }).click()
      await expect(page.getByText(said.camera.aim)).toBeVisible()
      await type(page, said, codes[0]!)
      const verdict = page.getByRole('region', { name: said.screen.lastResult })
      await expect(verdict).toContainText(language === 'de' ? said.reasons.ok : said.reasons.already_used)
      await type(page, said, 'A'.repeat(24))
      await page.getByRole('button', { name: said.typing.anyway }).click()
      await expect(verdict).toContainText(said.reasons.unknown_code)
      expect((await textOf(page)).replaceAll(/\n/g, ' ')).not.toMatch(english)

      await page.getByRole('button', { name: said.screen.menu }).click()
      const menu = page.getByRole('dialog', { name: said.page.title })
      for (const part of await menu.locator('summary').all()) await part.click()
      expect((await menu.innerText()).replaceAll(/\n/g, ' ')).not.toMatch(english)
      if (language === 'de') await findsNoBarrier(page)
      await page.context().close()
    })
  }
})

test.describe('with the offline scanner', () => {
  test.use({ keepsScanner: true })

  test('a link decides before the phone, staff before the link, and offline too', async ({
    page,
    organiser,
    product,
    gate,
  }) => {
    const { list, codes } = await openList(product, organiser)
    const link = await addLink(organiser, list, 'nl')
    await page.goto(`${gate.address}${pathOf(link)}`)
    await expect(page.getByRole('button', { name: nl.camera.allow })).toBeVisible()
    await expect(page.getByRole('status', { name: nl.bar.label })).toHaveText(nl.bar.online)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))

    await gate.shut()
    await page.getByRole('button', { name: nl.screen.menu }).click()
    await page.getByRole('button', { name: nameOf.fr }).click()
    await expect(page.getByRole('dialog', { name: fr.page.title })).toBeVisible()
    await page.getByRole('button', { name: fr.screen.close, exact: true }).click()
    await type(page, fr, codes[0]!)
    await expect(page.getByRole('region', { name: fr.screen.lastResult })).toContainText(fr.verdict.saved)
    await page.reload()
    await expect(page.getByRole('button', { name: fr.camera.allow })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await gate.open()
    await expect(page.getByRole('status', { name: fr.bar.label })).toHaveText(fr.bar.online)
  })
})

test('a guest at a kiosk chooses a language, and the next one finds that of the kiosk', async ({
  browser,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'de')
  const page = await openPhone(browser, product.address, 'en', 820)
  await page.clock.install()
  await page.goto(pathOf(link))
  await page.getByRole('button', { name: de.screen.menu }).click()
  await page.getByText(de.startKiosk.title, { exact: true }).click()
  await page.getByLabel(de.kiosk.pin, { exact: true }).fill('4711')
  await page.getByLabel(de.startKiosk.again).fill('4711')
  await page.getByRole('button', { name: de.startKiosk.start }).click()
  await expect(page.getByText(de.kiosk.aim)).toBeVisible()
  await page.getByRole('button', { name: nameOf.pt }).click()
  await expect(page.getByText(pt.kiosk.aim)).toBeVisible()
  await expect(page.getByRole('button', { name: nameOf.pt })).toHaveAttribute('aria-pressed', 'true')
  await page.clock.fastForward(46_000)
  await expect(page.getByText(de.kiosk.aim)).toBeVisible()
  await page.context().close()
})

test('an invented long language, also from right to left: a small phone cuts nothing and shows no English', async ({
  browser,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'de')
  const page = await openPhone(browser, product.address, 'en', 320)
  await speakPseudo(page.context())
  await page.goto(pathOf(link))
  const guests = ['Ada Brightwell', 'Ken Ito', 'Brightwell Ada', 'Ito Ken', 'a…@example.com', 'k…@example.com']
  const written = [list.name, 'Door 1', ...guests, 'Listpass', ...Object.values(nameOf)]
  const holds = async () => {
    expect(await notInvented(page, written)).toEqual([])
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), direction)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await cut(page)).toEqual([])
    }
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  }
  const button = (name: RegExp) => page.getByRole('button', { name })
  await expect(button(/^\[Åll/)).toBeVisible()
  await holds()
  await button(/^\[Åll/).click()
  await button(/^\[Týpé/).click()
  await holds()
  await page.getByRole('textbox').fill(codes[0]!)
  await button(/^\[Chéck/).click()
  await expect(page.getByText('Ada Brightwell').first()).toBeVisible()
  await holds()
  await button(/^\[Ménû/).click()
  for (const part of await page.getByRole('dialog').locator('summary').all()) await part.click()
  await holds()
  await button(/^\[Clôsé/).click()
  for (const [key, shows] of [
    // Ada is in, so the first of those who are not.
    [/^\[Fïnd/, page.getByText('Ito Ken')],
    [/^\[Ådd/, page.getByRole('dialog').locator('input').first()],
  ] as const) {
    await button(key).click()
    await expect(shows).toBeVisible()
    await holds()
    await button(/^\[Clôsé/).click()
  }
  // The offline scanner may still be loading its files.
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.context().close()
})
