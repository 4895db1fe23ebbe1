// Simulates a slow, failing or unreachable server for chosen calls, and checks the screen's messages.
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './story.ts'

type State = 'well' | 'slow' | 'failing' | 'away'
type Calls = { path: RegExp; method?: string }

const slowWords = 'This is taking longer than usual.'
const lostWords = 'Network error. Please check your connection.'

/** Answers calls of this path by the server's state. While it is slow, they wait for the next state. */
export async function troubleWith(page: Page, { path, method = 'GET' }: Calls) {
  let state: State = 'well'
  let change = () => {}
  let changed = Promise.resolve()

  function become(next: State) {
    state = next
    change()
    if (next === 'slow') changed = new Promise((resolve) => (change = resolve))
  }

  async function answer(route: Route): Promise<void> {
    await changed
    if (state === 'failing') await route.fulfill({ status: 500, body: '' })
    else await (state === 'away' ? route.abort('connectionrefused') : route.continue())
  }

  const underWay = new Set<Promise<void>>()
  const matches = ({ pathname }: URL) => path.test(pathname)
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const answered = answer(route)
    underWay.add(answered)
    await answered.finally(() => underWay.delete(answered))
  })
  return {
    become,
    async end() {
      become('well')
      await Promise.all(underWay)
      await page.unroute(matches)
    },
  }
}

/** Answers like a server that is too busy to begin a call. */
export async function refuseAsBusy(route: Route): Promise<void> {
  const message = 'Listpass is very busy right now. Please try again in a moment.'
  await route.fulfill({ status: 503, json: { success: false, message, error: message, errors: {}, code: 'busy' } })
}

/** Advances the page's clock until the content is there, so that a screen's delays cost no real time. */
export async function thereInTime(page: Page, sought: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000)
    await expect(sought).toBeVisible({ timeout: 300 })
  }).toPass()
}

/** Advances the page's clock by a browser's usual wait, for a hint or a retry. */
export async function saidInTime(page: Page, within: Locator, words: string): Promise<void> {
  await thereInTime(page, within.getByText(words).first())
}

type Part = {
  within: Locator
  failed: string
  /** The content that shows after a successful read. */
  there: Locator
}
type Reading = Calls & { open: () => Promise<unknown>; parts: readonly Part[] }

/**
 * The calls of an opening screen: slow, then failing, then unreachable, then answered. Each part of the screen reports
 * its own state.
 */
export async function readInTrouble(page: Page, { open, parts, ...calls }: Reading): Promise<void> {
  const server = await troubleWith(page, calls)
  const again = ({ within }: Part) => within.getByRole('button', { name: 'Try Again' })
  server.become('slow')
  await open()
  for (const { within } of parts) await saidInTime(page, within, slowWords)
  server.become('failing')
  for (const { within, failed } of parts) await expect(within.getByRole('alert')).toContainText(failed)
  server.become('away')
  for (const part of parts) await again(part).click()
  for (const { within } of parts) await saidInTime(page, within, lostWords)
  server.become('well')
  for (const part of parts) {
    // Some parts poll, so they may have recovered before.
    await expect(async () => {
      if (await again(part).isVisible()) await again(part).click({ timeout: 1000 })
      await expect(part.there).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(part.within.getByRole('alert')).toHaveCount(0)
  }
  await server.end()
}

type Acting = {
  call: readonly [method: string, path: RegExp]
  /** The call of this button, and the calls at the same time. */
  button: readonly [string, string]
  failed: string
  /** The typed and chosen values, which must still be there afterwards. */
  kept?: readonly (readonly [Locator, string])[]
}

/** A form or button: slow, then failing, then unreachable. The message appears beside it, and it can be sent again. */
export async function actInTrouble(page: Page, within: Locator, acting: Acting): Promise<void> {
  const { call, button, failed, kept = [] } = acting
  const server = await troubleWith(page, { method: call[0], path: call[1] })
  const [send, busy] = button.map((name) => within.getByRole('button', { name, exact: true })) as [Locator, Locator]
  server.become('slow')
  await send.click()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await saidInTime(page, within, slowWords)
  server.become('failing')
  await expect(within.getByRole('alert')).toContainText(failed)
  server.become('away')
  await send.click()
  await saidInTime(page, within.getByRole('alert'), lostWords)
  await expect(send).toBeEnabled()
  for (const [field, value] of kept) await expect(field).toHaveValue(value)
  await server.end()
}
