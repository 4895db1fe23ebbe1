// From sign-in to the campaign HTML by keyboard only: this story uses no mouse.
import type { Locator, Page } from '@playwright/test'
import { openDoor, verdict } from './door.ts'
import { openPart } from './manager.ts'
import { expect, test } from './story.ts'
import { thereInTime } from './trouble.ts'

const guests = [{ email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } }]
/** More tab stops than any screen has. */
const stopsAtMost = 40

test('a list is set up by keyboard alone, and the focus is seen at every stop', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Press', guests)
  await product.sandbox.addAudience(account, 'Spring supper', guests)

  await test.step('sign in', async () => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(organiser.email)
    await tabTo(page, page.getByLabel('Password'))
    await page.keyboard.type(organiser.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  })
  await test.step('the menu of the person, and out of it again', async () => {
    const menu = page.getByRole('button', { name: organiser.name })
    await backTo(page, menu)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Logout' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })
  await test.step('1: connect', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Start Setup Process' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Connect with Mailchimp' })).toBeVisible()
    await tabTo(page, page.locator('summary').filter({ hasText: 'Connect with an API key instead' }))
    await page.keyboard.press('Enter')
    const form = page.locator('form').filter({ has: page.getByLabel('API key') })
    await expect(form).toBeVisible()
    await tabTo(page, form.getByLabel('Account Name'))
    await page.keyboard.type('Our events')
    await tabTo(page, form.getByLabel('API key'))
    await page.keyboard.type(account.apiKey)
    await page.keyboard.press('Enter')
  })
  await test.step('2: choose the audience', async () => {
    const [press, supper] = [/^Press/, /^Spring supper/].map((name) => page.getByRole('radio', { name })) as [
      Locator,
      Locator,
    ]
    await expect(press).toBeVisible()
    await tabTo(page, press)
    await page.keyboard.press('ArrowDown')
    await expect(supper).toBeChecked()
    await expectFocusSeen(page)
    await tabTo(page, page.getByRole('button', { name: 'Continue to Final Step' }))
    await page.keyboard.press('Enter')
  })
  await test.step('3: wait, and continue', async () => {
    const next = page.getByRole('link', { name: 'Next: Add to Email Templates' })
    await expect(next).toBeVisible()
    await tabTo(page, next)
    await page.keyboard.press('Enter')
  })
  await test.step('4: look at the email, copy the HTML', async () => {
    const copy = page.getByRole('button', { name: 'Copy HTML' })
    await expect(copy).toBeVisible()
    await tabTo(page, copy)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/qr-code/*|QRCODE|*')
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: 'Phone' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  })
})

test('a door is worked by keyboard alone, and the focus is seen at every stop', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  const typeKey = page.getByRole('button', { name: 'Type a code' })
  const field = page.getByLabel('Code', { exact: true })
  await test.step('a code is typed', async () => {
    await tabTo(page, typeKey)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type(codes[0]!)
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText('Ada Brightwell')
    await expect(typeKey).toBeFocused()
  })
  await test.step('and undone', async () => {
    await backTo(page, page.getByRole('button', { name: 'Undo the last scan: Ada Brightwell' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Undo check-in' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Latest scans' })).toContainText('Undone')
  })
  await test.step('a guest is asked about first', async () => {
    const menu = page.getByRole('button', { name: /^Menu/ })
    await backTo(page, menu)
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('summary').filter({ hasText: 'Settings of this device' }))
    await page.keyboard.press('Enter')
    const asks = page.getByRole('switch', { name: 'Ask before letting in' })
    await expect(asks).toBeVisible()
    await tabTo(page, asks)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await tabTo(page, typeKey)
    await page.keyboard.press('Enter')
    // At the pace of a person: a reader's Enter is followed by none.
    await page.keyboard.type(codes[1]!, { delay: 120 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Let in', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toContainText('Ken Ito')
  })
})

test('reduced motion removes all motion', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await page.goto('/')
  // Proves that the check works: elsewhere these elements do move.
  expect(await page.evaluate(moving)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/guest-list', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(moving), path).toEqual([])
  }

  await organiser.signIn(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/mailchimp-accounts', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app')
  await expect(page.getByText('Loading your accounts...')).toBeAttached()
  expect(await page.evaluate(moving), 'while it loads').toEqual([])
  letGo()
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  expect(await page.evaluate(moving), 'a dialog').toEqual([])

  await page.clock.install()
  await page.goto('/setup/audience')
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await expect(page.getByText('In progress')).toBeAttached()
  expect(await page.evaluate(moving), 'work that goes on').toEqual([])
  await thereInTime(page, page.getByRole('heading', { name: 'Setup Complete!' }))
  await page.goto(`/app/qr-manager/${list!.id}/email`)
  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await openPart(page, 'QR Code Manager')
  await page.getByRole('button', { name: 'Check List Status' }).click()
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('List status checked successfully')
  expect(await page.evaluate(moving), 'the manager, with a message').toEqual([])
  await page.goto(`/scanner/${list!.list_id}`)
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeVisible()
  expect(await page.evaluate(moving), 'a door').toEqual([])
})

/** Presses Tab until the element has the focus, and checks that each stop is visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await press(page, wanted, 'Tab')
}

async function backTo(page: Page, wanted: Locator): Promise<void> {
  await press(page, wanted, 'Shift+Tab')
}

async function press(page: Page, wanted: Locator, key: string): Promise<void> {
  for (let stop = 0; stop < stopsAtMost; stop++) {
    await page.keyboard.press(key)
    await expectFocusSeen(page)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${wanted.toString()} is not reached by ${key}.`)
}

/** The focused element, or its label, has an outline and is on the screen. */
async function expectFocusSeen(page: Page): Promise<void> {
  // A sheet slides in.
  await expect.poll(() => page.evaluate(lookAtFocus)).toBe('seen')
}

function lookAtFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const marked = [focused, focused.closest('label')].some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { bottom, right, top, left } = focused.getBoundingClientRect()
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return marked && isOnScreen ? 'seen' : `not seen: ${focused.outerHTML.slice(0, 120)}`
}

/** Every element and pseudo-element whose movement takes longer than a millisecond. */
function moving(): string[] {
  const longest = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
  const found: string[] = []
  for (const element of document.querySelectorAll('body, body *')) {
    for (const part of ['', '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, part || null)
      const isAnimated = style.animationName !== 'none' && longest(style.animationDuration) > 1
      if (isAnimated || longest(style.transitionDuration) > 1) {
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part}`
        found.push(`${name}: ${style.animationDuration} ${style.transitionDuration}`)
      }
    }
  }
  return found
}
