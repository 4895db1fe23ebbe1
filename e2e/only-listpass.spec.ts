// A Wi-Fi with a log-in page, a firewall or a proxy answers in the place of Listpass. It decides nothing.
import { addLink, doorBar, hasItsList, typeCode, verdict } from './door.ts'
import type { Foreign } from './gate.ts'
import { openReady, scanCount, signInBy, test, workers } from './offline-door.ts'
import { openList, tokenKey } from './organiser.ts'
import { expect } from './story.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const json = { 'content-type': 'application/json' }
const logIn =
  '<!doctype html><title>Guest Wi-Fi</title><form action="/login"><input name="room"><button>Log in</button></form>'

const foreigners: [string, Foreign][] = [
  ['a log-in page', { status: 200, headers: html, body: logIn }],
  ['a challenge', { status: 403, headers: html, body: logIn }],
  ['a log-in that is required', { status: 511, headers: html, body: logIn }],
  ['a proxy that wants a password', { status: 407, headers: html, body: logIn }],
  ['another product', { status: 401, headers: json, body: '{"message":"Unauthorized"}' }],
  ['another product that is content', { status: 200, headers: json, body: '{"success":true,"message":"ok"}' }],
  ['a page that is not there', { status: 404, headers: html, body: logIn }],
  ['nothing', { status: 204 }],
  ['a redirect', { status: 302, headers: { location: '/hotspot' } }],
]

/** Browsers take 407 from a server for a broken connection. */
const unreachable = /We can’t reach Listpass|Network error\. Please check your connection/

test.describe('at a door', () => {
  // A door is a phone.
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

  test('a door on a Wi-Fi with a log-in page lets in guests of its list, and sends the scans later', async ({
    page,
    organiser,
    product,
    gate,
  }) => {
    const { list, codes } = await openList(product, organiser)
    await openReady(page, gate, await addLink(organiser, list, 'North gate'))
    await page.reload()
    await hasItsList(page)
    for (const [place, [name, foreign]] of foreigners.entries()) {
      await test.step(name, async () => {
        gate.answerInstead(foreign)
        await typeCode(page, codes[place % 2]!)
        await expect(verdict(page)).toContainText(place < 2 ? 'Saved, not yet confirmed' : 'Already used')
        await expect(doorBar(page)).toContainText('Working without a connection.')
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}))
        await page.reload()
        await expect(doorBar(page)).toContainText('Working without a connection.')
        await expect(doorBar(page)).not.toContainText('closed')
      })
    }
    expect(await workers(page)).toBe(1)
    gate.answerInstead(undefined)
    await expect(doorBar(page)).toHaveText('Connected.')
    for (const code of codes) expect(await scanCount(organiser, list, code)).toBe(1)
  })
})

test('an organiser behind a log-in page stays signed in, and reads that Listpass cannot be reached', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  await openList(product, organiser)
  await signInBy(page, gate, organiser)
  const sync = page.getByRole('button', { name: 'Sync Lists' }).first()
  await expect(sync).toBeVisible()
  const lists = await page.getByRole('link', { name: 'Manage QR Codes' }).count()
  expect(lists).toBeGreaterThan(0)
  for (const [name, foreign] of foreigners) {
    await test.step(name, async () => {
      gate.answerInstead(foreign, '/api/')
      await sync.click()
      await expect(page.getByText(unreachable).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Manage QR Codes' })).toHaveCount(lists)
      expect(await page.evaluate((key) => localStorage.getItem(key) !== null, tokenKey)).toBe(true)
      await page.reload()
      await expect(page.getByText(unreachable).first()).toBeVisible()
      await expect(page).toHaveURL(/\/app$/)
      gate.answerInstead(undefined)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Manage QR Codes' })).toHaveCount(lists)
    })
  }
})
