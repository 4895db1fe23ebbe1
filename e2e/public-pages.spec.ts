// The public pages: the landing page, the two marketing pages, and the page for unknown addresses.
import type { Page } from '@playwright/test'
import { publishedPages } from '#contract/published-pages.ts'
import { type Language, languages } from '#domain/spoken.ts'
import { allWords } from '#words/testing/all-words.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'

const publicPaths = ['/', '/guest-list', '/mailchimp-coupons-qr-codes']
const publishedPaths = publishedPages.map(({ path }) => path)

/** The bar in the language of a page. */
const barIn = (language: Language) => allWords[language].site.frame

test('the landing page says what Listpass is, how it works, its uses, and why it is free', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Listpass – your list, at the door')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list, at the door.')
  await expect(page.locator('[data-intro]').getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    '/register',
  )
  const steps = section(page, 'Five steps, from the list to the door').getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    'Create a free account',
    'Connect Mailchimp',
    'Assign the codes',
    'Put them in a campaign',
    'Scan and measure',
  ])
  const uses = section(page, 'One code, four uses').getByRole('listitem')
  await expect(uses.getByRole('heading')).toHaveText([
    'Event check-in',
    'Exclusive offers',
    'Product activation',
    'Offline engagement',
  ])
  await findsNoBarrier(page)
  const free = section(page, 'Why it is free')
  await expect(free).toContainText('One developer builds Listpass')
  await expect(free).toContainText('you don’t need a card')
  await expect(free).toContainText('A paid tier might come later.')
  await free.getByRole('link', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'Create your free account' })).toBeVisible()
})

test('each marketing page leads to registration, at its beginning and at its end', async ({ page }) => {
  for (const [path, headline] of [
    ['/guest-list', 'The guest list that checks itself off.'],
    ['/mailchimp-coupons-qr-codes', 'One coupon each. Used once.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    const links = page.getByRole('main').getByRole('link', { name: 'Get started for free' })
    await expect(links).toHaveCount(2)
    await links.last().click()
    await expect(page).toHaveURL('/register')
  }
})

test('the footer lies behind the public pages, which end its own height above it @edge', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCSS('position', 'fixed')
    const sheet = page.locator('[data-has-footer]')
    const height = await footer.evaluate((element: HTMLElement) => element.offsetHeight)
    await expect(sheet).toHaveCSS('margin-bottom', `${height}px`)
    const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/guest-list',
      '/mailchimp-coupons-qr-codes',
      '/guide',
      '/api/docs',
      '/login',
      '/register',
    ])
    // While the page covers it, it cannot be clicked. At the end of the page, or with the focus, it is visible.
    expect(await isOnTop(page, '/login')).toBe(false)
    await links.nth(5).focus()
    await expect.poll(() => isOnTop(page, '/login')).toBe(true)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the footer counts as 384 pixels high until it is measured @edge', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('[data-has-footer]')).toHaveCSS('margin-bottom', '384px')
  await page.unroute('**/assets/index-*.js')
  await page.setViewportSize({ width: 640, height: 300 })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toHaveCSS('position', 'static')
  await expect(page.locator('[data-has-footer]')).toHaveCSS('margin-bottom', '0px')
})

test('each published page has a title and a description for search engines and previews', async ({
  product,
  request,
}) => {
  const titles = new Set<string>()
  for (const { path, language } of publishedPages) {
    const head = headOf(await (await request.get(path)).text())
    const [title, description] = [head('<title>([^<]*)</title>'), head('<meta name="description" content="([^"]*)"')]
    titles.add(`${language} ${title}`)
    expect(description!.length, path).toBeGreaterThan(50)
    const said = {
      'property="og:description"': description,
      'property="og:title"': title,
      'property="og:url"': product.address + path,
      'property="og:image"': `${product.address}/${pictureIn(language)}`,
      'property="og:locale"': localeOf[language],
      'name="twitter:card"': 'summary_large_image',
      'name="robots"': undefined,
    }
    for (const [named, content] of Object.entries(said))
      expect(head(`<meta ${named} content="([^"]*)"`), `${path} ${named}`).toBe(content)
    expect(head('<link rel="canonical" href="([^"]*)"'), path).toBe(product.address + path)
  }
  expect(titles.size).toBe(publishedPaths.length)
  expect(headOf(await (await request.get('/app')).text())('<meta name="robots" content="([^"]*)"')).toBe('noindex')

  for (const language of languages) {
    const image = await (await request.get(`/${pictureIn(language)}`)).body()
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.start_url).toBe('/scanner')
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read, and lead on', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('noscript')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCSS('position', 'static')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'QR coupons' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Get started for free' }).first().click()
    await expect(page.getByRole('heading', { name: 'Create your free account' })).toBeVisible()
    expect(await page.locator('noscript').innerHTML()).toContain('Listpass needs JavaScript')
    await page.goto('/app')
    await expect(page.getByText('Loading...')).toBeHidden()
    expect(await page.locator('noscript').innerHTML()).toContain('Listpass needs JavaScript')
  })

  test('a form waits for its scripts, since the browser would put a password into the address @edge', async ({
    page,
  }) => {
    let forms = 0
    for (const path of publishedPaths) {
      await page.goto(path)
      for (const form of await page.locator('form').all()) {
        forms++
        await expect(form.locator('button[type=submit]')).toBeDisabled()
        await form.locator('input').last().press('Enter')
        await expect(page).toHaveURL(path)
      }
    }
    expect(forms).toBe(3)
  })
})

test('a prerendered page fits a screen of 320 pixels, and is hydrated unchanged, without complaints @edge', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  // Runs before any script of the page. Each page is a visitor's first, so that no language is kept.
  await page.addInitScript(() => {
    localStorage.removeItem('language')
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-written', '')
    })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path, language } of [...publishedPages, { path: '/nothing-here', language: 'en' } as const]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: barIn(language).openMenu }).click()
    await expect(page.getByRole('button', { name: barIn(language).closeMenu })).toBeVisible()
    await expect(page.locator('h1[data-written]')).toHaveCount(1)
  }
  // A 404 is also logged as a browser error, and is the only one allowed.
  expect(said.filter((text) => !text.includes('404'))).toEqual([])
})

test('static parts are drawn after navigation from another screen @edge', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Listpass, home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list, at the door.')
  await expect(section(page, 'Five steps, from the list to the door').getByRole('listitem')).toHaveCount(5)
})

test('a signed-in organiser gets their own bar on a public page, and no guest forms', async ({ page, organiser }) => {
  await organiser.signIn(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list, at the door.')
  await page.goto('/login')
  await expect(page).toHaveURL('/app')
})

test('sign-in that was asked for by a deep link leads on there, also from its written page', async ({ page }) => {
  await page.goto('/login?next=%2Fscanner')
  await expect(page.getByRole('link', { name: /Sign up/ })).toHaveAttribute('href', '/register?next=%2Fscanner')
})

test('an unknown address gets a 404, with a page that leads back @edge', async ({ page }) => {
  for (const path of ['/nothing-here', '/app/nothing-here', '/guest-list/nothing-here']) {
    const answer = await page.goto(path)
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to start' }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/app', '/scanner']) {
    expect((await page.goto(path))!.status(), path).toBe(200)
  }
})

test('the bar changes once the intro is out of view, and on other pages at once @edge', async ({ page }) => {
  const bar = page.getByRole('banner')
  await page.goto('/')
  await expect(page.locator('.page-homepage')).toBeVisible()
  await expect(bar).not.toHaveAttribute('data-is-solid')
  await page.evaluate(() => window.scrollTo(0, 20))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20)
  await expect(bar).not.toHaveAttribute('data-is-scrolled')
  await page.evaluate(() => window.scrollTo(0, 21))
  await expect(bar).toHaveAttribute('data-is-scrolled', 'true')
  await expect(bar).not.toHaveAttribute('data-is-solid')
  await page.evaluate(() =>
    window.scrollTo(0, document.querySelector('[data-intro]')!.getBoundingClientRect().bottom + window.scrollY),
  )
  await expect(bar).toHaveAttribute('data-is-solid', 'true')

  await page.goto('/guest-list')
  await expect(page.locator('.page-guestlist')).toBeVisible()
  await expect(bar).toHaveAttribute('data-is-solid', 'true')
  await expect(bar).not.toHaveAttribute('data-is-scrolled')
})

test('another page begins at its top, with its title, and the focus on its heading @edge', async ({ page }) => {
  await page.goto('/guest-list')
  const links = page.getByRole('contentinfo').getByRole('link')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await links.filter({ hasText: 'QR coupons' }).click()
  await expect(page).toHaveTitle('Trackable QR coupons for Mailchimp – Listpass')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const localeOf = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR', es: 'es_ES', nl: 'nl_NL', pt: 'pt_BR' }

const pictureIn = (language: Language) => (language === 'en' ? 'share.png' : `share-${language}.png`)

function section(page: Page, heading: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
}

/** Finds the first group of a pattern in the head of a page, as it is served. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  return (pattern: string): string | undefined => new RegExp(pattern).exec(head)?.[1]
}

/** Whether a click on the middle of the link would hit the link. */
function isOnTop(page: Page, href: string): Promise<boolean> {
  return page.getByRole('contentinfo').evaluate((footer, href) => {
    const link = footer.querySelector(`a[href="${href}"]`)!
    const { left, top, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === link
  }, href)
}
