// The public pages in each language: whole, found by search engines, and left for sign-in in the same language.
import type { Page } from '@playwright/test'
import { type PublishedPage, publishedPages } from '#contract/published-pages.ts'
import { type Language, languages, nameOf, otherLanguages, tagOf } from '#domain/spoken.ts'
import { allTexts, allWords } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'

const { site, landing, marketing } = allTexts.en
const [en, de, fr, nl] = [allWords.en.auth, allWords.de.auth, allWords.fr.auth, allWords.nl.auth]

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
    const english = textsOf({ site, landing, marketing }, 'en').flatMap(({ said }) =>
      /\p{L}{2} \p{L}{2}/u.test(said) ? [said] : [],
    )
    for (const { path, part } of inLanguage(language)) {
      await page.goto(path)
      const said = await textOf(page)
      expect(
        english.filter((text) => said.includes(text)),
        path,
      ).toEqual([])
      expect(said, path).not.toMatch(/\b(?:the|your|with|and|this|you)\b/i)
      // The pages of the guide are drawn alike, and this one has all their forms.
      if (part === undefined || part === 'the-night') await findsNoBarrier(page)
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

test('the guide is read in German from its contents to a page, from page to page, and then in English', async ({
  page,
}) => {
  await page.goto('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anleitung' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/guide')
  await page.getByRole('table').getByRole('link', { name: 'Der Abend selbst' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Der Abend selbst' })).toBeVisible()
  await expect(page).toHaveTitle('Der Abend selbst – Listpass')
  await page.getByRole('link', { name: 'Weiter Danach' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Danach' })).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Seiten der Anleitung' })
    .getByRole('link', { name: 'Die Seite für das Personal am Einlass' })
    .click()
  await expect(page).toHaveURL('/de/guide/door')
  await page.getByRole('link', { name: 'so geht das' }).click()
  await expect(page).toHaveURL(/\/de\/guide\/doors#/)
  await expect(page.getByRole('heading', { name: '5. Drucken Sie für jede Tür einen Aushang' })).toBeInViewport()
  await page.getByRole('article').getByRole('link', { name: 'English' }).click()
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

/** All words of the page, also of its pictures and controls; without code and the words of Mailchimp, which are English. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[alt], [aria-label]')].map(
      (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '',
    )
    const english = [...document.querySelectorAll<HTMLElement>('pre, em')].map((each) => each.innerText)
    const said = english.reduce((text, each) => text.replace(each, ''), document.body.innerText)
    return [document.title, said, ...named].join('\n')
  })
}

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: language }).focus()
  await page.keyboard.press('Enter')
}
