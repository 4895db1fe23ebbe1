// Doors without a connection, where something else happens too: links end, versions change, people sign out.
import { changeScannerLink, removeScannerLink } from '#contract/doors.ts'
import { addLink, doorBar, hasItsList, openMenu, scans, typeCode, verdict } from './door.ts'
import { openList, registerOrganiser, tokenKey } from './organiser.ts'
import { expect } from './story.ts'

import { isSignedOut, openReady, scanCount, signInBy, test, workers } from './offline-door.ts'

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

test('scans of a removed link stay on the device until the organiser signs in and sends them', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await openReady(page, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await organiser.call(removeScannerLink, { params: { listId: list.id, linkId: link.id } })
  await gate.open()
  await expect(doorBar(page)).toContainText('This scanner link has ended.')
  await expect(doorBar(page)).toContainText('1 scan waiting to send.')
  await expect(doorBar(page)).toContainText('Door closed.')
  await expect(doorBar(page)).not.toContainText('Working without a connection')
  expect(await scanCount(organiser, list, codes[0]!)).toBe(0)

  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Door closed')
  await expect(page.getByRole('alert')).toContainText('This scanner link has ended.')
  await expect(doorBar(page)).toContainText('1 scan waiting to send.')
  await expect(scans(page)).toContainText('Ada Brightwell')
  await expect(page.locator('video')).toHaveCount(0)

  // A link counts no scan from before its creation, because its holder could have made up the scan's time.
  const newLink = await addLink(organiser, list, 'South gate')
  const openNewLink = () => page.goto(`${gate.address}${new URL(newLink.url).pathname}`)
  await openNewLink()
  await expect(doorBar(page)).toContainText('1 scan of an earlier scanner link is still on this device.')
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await scanCount(organiser, list, codes[0]!)).toBe(0)

  await test.step('another organiser sends nothing of it', async () => {
    const other = await registerOrganiser(product)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, other.token] as const)
    await page.goto(`${gate.address}/scanner/${list.list_id}`)
    await expect(page.getByRole('alert')).toContainText('Scanner is not connected to a valid list.')
    await page.evaluate((key) => localStorage.removeItem(key), tokenKey)
  })

  await openNewLink()
  await (await openMenu(page)).getByRole('link', { name: 'Sign in as the organiser' }).click()
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password', { exact: true }).fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(doorBar(page)).toHaveText(
    'Connected. 1 scan of a scanner link sent from this device. Log out before you give the device back.',
  )
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
})

test('a link that was switched off hands in what its phone holds, also after a reload', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await openReady(page, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  const { label, may_check_in_by_name } = link
  const body = { label, may_check_in_by_name, is_active: false, expires_at: null }
  await organiser.call(changeScannerLink, { params: { listId: list.id, linkId: link.id }, body })
  const opened = gate.open()
  await page.reload()
  await opened
  await expect.poll(() => scanCount(organiser, list, codes[0]!)).toBe(1)
})

test('a device that loses its network says so at once', async ({ page, organiser, product, gate }) => {
  const { list } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(doorBar(page)).toContainText('Working without a connection.')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(doorBar(page)).toHaveText('Connected.')
})

test('a link that expires while the server is away lets no one in from then on', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  const expires = new Date(Date.now() + 3600_000).toISOString()
  const { label, may_check_in_by_name } = link
  await organiser.call(changeScannerLink, {
    params: { listId: list.id, linkId: link.id },
    body: { label, may_check_in_by_name, is_active: true, expires_at: expires },
  })
  await page.clock.install()
  await openReady(page, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await page.clock.setSystemTime(Date.now() + 3700_000)
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Scanner link expired')
})

test('a browser that keeps nothing scans with a connection, and says that it needs one', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in a private window.', 'SecurityError')
    }
  })
  const link = await addLink(organiser, list, 'North gate')
  await page.goto(`${gate.address}${new URL(link.url).pathname}`)
  await expect(doorBar(page)).toContainText('This browser can’t save the list')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await gate.shut()
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('We couldn’t reach Listpass')
  expect(await scanCount(organiser, list, codes[1]!)).toBe(0)
})

test('only scanner pages install the offline worker, and it answers for no other page', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  await page.goto(`${gate.address}/`)
  expect(await workers(page)).toBe(0)
  const { list } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  expect(await workers(page)).toBe(1)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${gate.address}/sw.js`)

  const manifest = (await (await page.request.get(`${gate.address}/manifest.webmanifest`)).json()) as {
    start_url: string
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  expect([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]).toEqual(['/scanner', '/scanner', '/app'])
  for (const { src } of manifest.icons) expect((await page.request.get(`${gate.address}${src}`)).status()).toBe(200)

  await gate.shut()
  await page.goto(`${gate.address}/scanner`)
  await expect(page.getByRole('heading')).not.toHaveCount(0)
  // Leaving a page that still loads is an error of its own.
  await page.waitForLoadState('networkidle')
  for (const path of ['/', '/app', '/api/user', '/guest-list']) {
    await expect(page.goto(`${gate.address}${path}`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  }
})

test('a newer version is offered, does not interrupt scanning, and loads on request', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await page.reload()
  await hasItsList(page)
  gate.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const offer = page.getByRole('button', { name: 'New version: reload' })
  await openMenu(page)
  await expect(offer).toBeVisible()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  const reloaded = page.waitForEvent('load')
  await openMenu(page)
  await offer.click()
  await reloaded
  await hasItsList(page)
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
})

test('signing out with waiting scans warns, and any later scanner of the organiser sends them', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Afterparty', [{ email: 'zoe@example.com' }])
  const party = (await organiser.connect(account.apiKey)).find(({ name }) => name === 'Afterparty')!
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInBy(page, gate, organiser)
  await openReady(page, gate, `/scanner/${list.list_id}`)
  await gate.shut()
  for (const code of codes) await typeCode(page, code)
  await expect(doorBar(page)).toContainText('2 scans waiting to send')
  // The scanner is closed before the server is back, so nothing was sent.
  await page.goto('about:blank')
  await gate.open()
  await page.goto(`${gate.address}/app`)

  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Some scans haven’t been sent yet' })
  await expect(question).toContainText('2 scans haven’t been sent yet.')
  await expect(question).toContainText(`when ${organiser.name} signs in again`)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await isSignedOut(page)

  await test.step('another organiser on this device sees that scans wait, and cannot send them', async () => {
    const somebody = await registerOrganiser(product, 'Sam Visser')
    const { list: theirs } = await openList(product, somebody)
    const handedIn: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/scans')) handedIn.push(request.url())
    })
    await signInBy(page, gate, somebody)
    await page.goto(`${gate.address}/scanner/${theirs.list_id}`)
    await expect(doorBar(page)).toContainText('2 scans of other lists haven’t been sent yet.')
    await page.goto(`${gate.address}/app`)
    await page.getByRole('button', { name: 'Sam Visser' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await isSignedOut(page)
    expect(handedIn).toEqual([])
  })
  await signInBy(page, gate, organiser)
  await page.goto(`${gate.address}/scanner/${party.list_id}`)
  await expect.poll(() => scanCount(organiser, list, codes[0]!)).toBe(1)
  await expect.poll(() => scanCount(organiser, list, codes[1]!)).toBe(1)
  await expect(page.getByText('been sent yet')).toHaveCount(0)
})

test('a door by scanner link says that scans of another list wait, and where to send them', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Afterparty', [{ email: 'zoe@example.com' }])
  const party = (await organiser.connect(account.apiKey)).find(({ name }) => name === 'Afterparty')!
  await organiser.generateCodes(party)
  await openReady(page, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  gate.lose(({ path }) => path.endsWith('/scans'))
  await gate.open()
  const other = await addLink(organiser, party, 'Backstage')
  await page.goto(`${gate.address}${new URL(other.url).pathname}`)
  await expect(doorBar(page)).toContainText('1 scan of another list hasn’t been sent yet.')
  gate.lose(() => false)
  await openReady(page, gate, link)
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
})
