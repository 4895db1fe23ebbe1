// The frame of every screen: the bar with its menus, access, and the headers of each call.
import type { Page, Route } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { openList, tokenKey } from './organiser.ts'
import { expect, test } from './story.ts'
import { refuseAsBusy, thereInTime } from './trouble.ts'

const phone = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole('banner')
const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey)
const hrefs = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test('signed out, the bar leads to the start, to sign-in and to registration; signed in, to the work', async ({
  page,
  organiser,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  expect(await hrefs(page)).toEqual(['/', '/login', '/register'])
  await page.setViewportSize(phone)
  await expect(bar(page).getByRole('link', { name: 'Create account' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await bar(page).getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')

  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await bar(page).getByRole('button', { name: organiser.name }).click()
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await hrefs(page)).toEqual(['/', '/app', '/scanner', '/change-password', '/guide/connect'])
})

test('a click on the dim layer closes a menu, Escape does too, and so does going on @edge', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  await page.goto('/app')
  const menu = bar(page).getByRole('button', { name: organiser.name })
  const inside = page.getByRole('button', { name: 'Logout' })
  await menu.click()
  await expect(inside).toBeVisible()
  // A click anywhere on the page closes the menu.
  await page.mouse.click(200, 600)
  await expect(inside).toBeHidden()
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(inside).toBeHidden()
  await menu.click()
  await page.getByRole('link', { name: 'Account and password' }).click()
  await expect(page).toHaveURL('/change-password')
  await expect(inside).toBeHidden()

  await page.setViewportSize(phone)
  const link = bar(page).getByRole('link', { name: 'Scanner' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(link).toBeVisible()
  await page.mouse.click(195, 800)
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await link.click()
  await expect(page).toHaveURL('/scanner')
  await expect(link).toBeHidden()
})

test('a signed-out visitor gets the sign-in first, then the requested screen', async ({ page }) => {
  const members = Object.entries(screens).filter(([, { access }]) => access === 'member')
  expect(members.length).toBeGreaterThan(10)
  for (const [name, { path }] of members) {
    const asked = path.replace(':listId', 'abcdef0123')
    await page.goto(asked)
    const next = asked === '/app' ? '' : `?next=${encodeURIComponent(asked)}`
    await expect(page, name).toHaveURL(`/login${next}`)
    await expect(page.locator('.page-login')).toBeVisible()
  }
})

test('a session that the server does not know is dropped without a word', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate((key) => localStorage.setItem(key, 'nobody.knows'), tokenKey)
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
  expect(await tokenOf(page)).toBeNull()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a server that is busy, fails or is away ends no sign-in, and is asked again @edge', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  await page.clock.install()
  const user = page.getByRole('button', { name: organiser.name })
  const troubles: Record<string, (route: Route) => Promise<void>> = {
    busy: refuseAsBusy,
    failing: (route) => route.fulfill({ status: 500, body: '' }),
    away: (route) => route.abort('connectionrefused'),
  }
  for (const [name, answer] of Object.entries(troubles)) {
    await test.step(name, async () => {
      await page.route('**/api/user', answer)
      await page.goto('/app')
      await thereInTime(page, bar(page).getByRole('link', { name: 'Scanner' }))
      await expect(page).toHaveURL('/app')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      expect(await tokenOf(page)).toBe(organiser.token)
      await page.unroute('**/api/user')
      await thereInTime(page, user)
    })
  }
})

test('a logout without a connection still ends the session in this browser @edge', async ({ page, organiser }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password').fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Login successful!')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.route('**/api/logout', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('each call carries the session, says that a script made it, and echoes the cookie @edge', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  const asked = page.waitForRequest('**/api/mailchimp-accounts')
  await page.goto('/app')
  const headers = await (await asked).allHeaders()
  expect(headers['authorization']).toBe(`Bearer ${organiser.token}`)
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-requested-with']).toBe('XMLHttpRequest')
  // The server gives the cookie to each call without one. The last cookie stays.
  await page.waitForLoadState('networkidle')
  const later = page.waitForRequest('**/api/lists')
  await page.goto('/scanner')
  const { cookie, 'x-xsrf-token': echoed } = await (await later).allHeaders()
  const sent = /XSRF-TOKEN=([^;]+)/.exec(cookie ?? '')?.[1]
  expect(echoed).toBe(decodeURIComponent(sent!))
})

test('a tenth of a second after its start the bar checks the scroll position again @edge', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.clock.pauseAt(Date.now() + 60_000)
  // Opens another screen, whose bar is created while the clock is frozen.
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await page.clock.runFor(50)
  await expect(bar(page)).toHaveAttribute('data-is-solid', 'true')
  // Simulates a screen whose intro loaded late: no scroll event occurs.
  await page.evaluate(() => {
    const intro = document.createElement('div')
    intro.setAttribute('data-intro', '')
    intro.textContent = 'Intro'
    document.querySelector('main')!.prepend(intro)
  })
  await page.clock.runFor(40)
  await expect(bar(page)).toHaveAttribute('data-is-solid', 'true')
  await page.clock.runFor(20)
  await expect(bar(page)).not.toHaveAttribute('data-is-solid')
})

test('paper has what a page says, and nothing of the frame around it', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/app', `/app/qr-manager/${list.id}/guests/print`, '/guide/doors', '/change-password']) {
    await page.goto(path)
    // The printed list has a heading of its own, and hides that of the page.
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
    const around = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((one) => !one.closest('main, footer') && one.checkVisibility() && one.innerText?.trim())
          .filter((one) => !one.querySelector('main, footer'))
          .map((one) => one.innerText),
      )
    await expect.poll(around, path).toEqual([])
  }
})
