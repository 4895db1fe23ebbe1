// The public pages in each language: whole, found by search engines, and left for sign-in in the same language.
import type { Page } from '@playwright/test'
import { type PublishedPage, publishedPages } from '#contract/published-pages.ts'
import { type Language, languages, nameOf, otherLanguages, tagOf } from '#domain/spoken.ts'
import { auth as de } from '#words/de/auth/index.ts'
import { auth as en } from '#words/en/auth/index.ts'
import { auth as fr } from '#words/fr/auth/index.ts'
import { auth as nl } from '#words/nl/auth/index.ts'
import { site } from '#words/en/site/index.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'

const translated = publishedPages.filter(({ name, part, language }) =>
  publishedPages.some((each) => each.name === name && each.part === part && each.language !== language),
)
const inLanguage = (language: Language) => translated.filter((page) => page.language === language)

test('a translated page says its language, its own address and those of the other languages', async ({
  product,
  request,
}) => {
  const read = async ({ path }: PublishedPage) => (await request.get(path)).text()
  const pages = new Map(await Promise.all(translated.map(async (page) => [page.path, await read(page)] as const)))
  for (const { path, language } of translated) {
    const html = pages.get(path)!
    expect(html, path).toContain(`<html lang="${tagOf[language]}" dir="ltr">`)
    expect(html, path).toContain(`<link rel="canonical" href="${product.address}${path}"`)
    const links = alternatesIn(html)
    expect(
      links.map(([tag]) => tag),
      path,
    ).toEqual(['en', 'de', 'fr', 'es', 'nl', 'pt-BR', 'x-default'])
    // Each of the others names the same addresses.
    for (const [, href] of links) expect(alternatesIn(pages.get(href.slice(product.address.length))!)).toEqual(links)
  }
  for (const path of ['/xx', '/en', '/de/nothing']) expect((await request.get(path)).status(), path).toBe(404)
})

for (const language of otherLanguages) {
  test(`the pages in ${nameOf[language]} are whole, without barriers, and fit a phone @edge`, async ({ page }) => {
    const english = textsOf(site).flatMap(({ said }) => (/\p{L}{2} \p{L}{2}/u.test(said) ? [said] : []))
    for (const { path } of inLanguage(language)) {
      await page.goto(path)
      const said = await textOf(page)
      expect(
        english.filter((text) => said.includes(text)),
        path,
      ).toEqual([])
      expect(said, path).not.toMatch(/\b(?:the|your|with|and|this|you)\b/i)
      await findsNoBarrier(page)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader chooses a language in the footer, and gets the same page', async ({ page }) => {
    await page.goto('/guest-list')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/guest-list')
    await expect(page.getByRole('heading', { name: 'Die Gästeliste, die sich selbst abhakt.' })).toBeVisible()
    for (const language of languages)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: nameOf[language] })).toBeVisible()
    await page.getByRole('link', { name: 'Kostenlos starten' }).first().click()
    await expect(page).toHaveURL('/register')
  })
})

test('sign-in goes on in the language of the page, and in the one that was chosen last', async ({ page }) => {
  await page.goto('/de')
  await page.locator('[data-intro]').getByRole('link', { name: 'Jetzt loslegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: de.registerTitle })).toBeVisible()
  await expect(page).toHaveURL('/register')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: de.loginTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: de.loginTitle })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await findsNoBarrier(page)

  // The brand leads back to the German page, and its footer to the French one.
  await page.getByRole('link', { name: 'Listpass: Startseite' }).click()
  await expect(page).toHaveURL('/de')
  await choose(page, 'Français')
  await expect(page).toHaveURL('/fr')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: fr.loginTitle })).toBeVisible()

  // An English address speaks English, and only its choice changes the sign-in.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list, at the door.')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: fr.loginTitle })).toBeVisible()
  await page.goto('/fr')
  await choose(page, 'English')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.loginTitle })).toBeVisible()
})

test.describe('on a Dutch device', () => {
  test.use({ locale: 'nl-NL' })

  test('sign-in is in Dutch, and an English address in English', async ({ page }) => {
    await page.goto('/login?next=%2Fscanner')
    await expect(page.getByRole('heading', { level: 1, name: nl.loginTitle })).toBeVisible()
    await page.getByRole('link', { name: nl.toForgot }).click()
    await expect(page.getByRole('heading', { level: 1, name: nl.forgotTitle })).toBeVisible()
    await page.goto('/nothing-here')
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
    await page.goto('/guest-list')
    await expect(page.getByRole('heading', { name: 'The guest list that checks itself off.' })).toBeVisible()
  })
})

test('a German page of the guide leads to the pages in English, and says so', async ({ page }) => {
  await page.goto('/de/guide/the-night')
  await expect(page.getByRole('article')).toContainText('Anlässe (auf Englisch)')
  await page.getByRole('link', { name: 'Die Seite für das Personal am Einlass' }).first().click()
  await expect(page).toHaveURL('/de/guide/door')
  await page.getByRole('link', { name: 'so geht das' }).click()
  await expect(page).toHaveURL(/\/guide\/doors#/)
  await expect(page.getByRole('heading', { level: 1, name: 'Open the doors' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

function alternatesIn(html: string): [string, string][] {
  return [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [
    tag!,
    href!,
  ])
}

/** All words of the page, also of its pictures and controls; without the names of the languages. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[alt], [aria-label]')].map(
      (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '',
    )
    return [document.title, document.body.innerText, ...named].join('\n')
  })
}

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: language }).focus()
  await page.keyboard.press('Enter')
}
