import type { Page } from '@playwright/test'
import { contactsOfList } from '#contract/contacts.ts'
import { changeScannerLink, removeScannerLink, type ScannerLink } from '#contract/doors.ts'
import { tokenKey } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { addLink, doorBar, hasItsList, openList, scans, typeCode, verdict } from './door.ts'
import { openGate, type Gate } from './gate.ts'
import { registerOrganiser, type Organiser } from './organiser.ts'
import { expect, test as story } from './story.ts'

const stranger = 'ABCDEFGH23456789ABCDEFGH'

// A door is a phone.
story.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })

const test = story.extend<{ gate: Gate }>({
  gate: async ({ product }, give) => {
    const gate = await openGate(product)
    await give(gate)
    await gate.close()
  },
})

test('with the server stopped the scanner opens, lets in guests of its list, and sends the scans later', async ({
  page,
  organiser,
  product,
  gate,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await gate.shut()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Connected to list:' })).toContainText('Gala')
  await expect(doorBar(page)).toContainText('Working without a connection. List as of')

  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
  await expect(verdict(page)).toContainText('Ada Brightwell')
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await expect(doorBar(page)).toContainText('1 scan waiting to send.')
  await expect(scans(page).first()).toContainText('Saved, not yet confirmed')
  expect(logged).toContain('API error')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Already used')
  await typeAnyway(page, stranger)
  await expect(verdict(page)).toContainText('Not on the list')
  await expect(doorBar(page)).toContainText('3 scans waiting to send.')
  expect(await scanCount(organiser, list, codes[0]!)).toBe(0)

  await test.step('the stored list is unreadable to a finder of the phone', async () => {
    const kept = await everythingKept(page)
    for (const secret of [codes[0]!, codes[1]!, 'Brightwell', 'Ken Ito', 'example.com'])
      expect(kept).not.toContain(secret)
  })

  await gate.open()
  await expect(doorBar(page)).toHaveText('Connected.')
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
  await expect(scans(page).filter({ hasText: 'Saved, not yet confirmed' })).toHaveCount(0)
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  await expect(verdict(page)).not.toContainText('Saved')
})

test('an organiser’s scanner opens without a connection too, and the sign-in is checked when it is back', async ({
  page,
  context,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await openReady(page, gate, `/scanner/${list.list_id}`)
  await context.setOffline(true)
  await page.reload()
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Ken Ito')
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await context.setOffline(false)
  await expect(doorBar(page)).toHaveText('Connected.')
  expect(await scanCount(organiser, list, codes[1]!)).toBe(1)
})

test('one code at two offline doors: both get an alert', async ({ page, phone, organiser, product, gate }) => {
  const other = await openGate(product)
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await openReady(phone, other, await addLink(organiser, list, 'South gate'))
  await Promise.all([gate.shut(), other.shut()])
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Saved, not yet confirmed')

  // The later scan is sent first, and loses its place when the earlier one arrives.
  await other.open()
  await expect(doorBar(phone)).toHaveText('Connected.')
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await gate.open()
  await expect(phone.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await expect(phone.getByText('The scan here doesn’t count.')).toBeVisible()
  await expect(page.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await expect(page.getByText(/South gate/)).toBeVisible()
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)

  await phone.reload()
  await expect(phone.getByText('Ada Brightwell was let in twice.')).toBeVisible()
  await phone.getByRole('button', { name: 'Got it' }).click()
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await phone.reload()
  await hasItsList(phone)
  await expect(phone.getByText('was let in twice.')).toHaveCount(0)
  await other.close()
})

test('what another door let in is known here, also when this door goes without a connection right after', async ({
  page,
  phone,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  await openReady(page, gate, await addLink(organiser, list, 'North gate'))
  await phone.goto((await addLink(organiser, list, 'South gate')).url)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada Brightwell')
  await expect(doorBar(page).or(page.getByText('1 of 2 in'))).not.toHaveCount(0)
  await expect(page.getByText('1 of 2 in')).toBeVisible()
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Already used')
  await expect(verdict(page)).toContainText('Ada Brightwell')
})

test('scans of a removed link stay on their device until the organiser signs in there and sends them', async ({
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

  // Anyone with the new link could backdate a scan to before it was made.
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
  await page.getByRole('link', { name: 'Sign in as the organiser' }).click()
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

test('only a scanner brings the worker that opens it without a connection, and no other page is answered by it', async ({
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
  await expect(offer).toBeVisible()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Ada Brightwell')
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
  await hasItsList(page)
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
})

test('two pages of one browser are one door: a saved scan is sent once, and both know', async ({
  page,
  context,
  organiser,
  product,
  gate,
}) => {
  const { list, codes } = await openList(product, organiser)
  const link = await addLink(organiser, list, 'North gate')
  await openReady(page, gate, link)
  const second = await context.newPage()
  await openReady(second, gate, link)
  await gate.shut()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Saved, not yet confirmed')
  await typeCode(second, codes[0]!)
  await expect(verdict(second)).toContainText('Already used')
  await gate.open()
  for (const one of [page, second]) await expect(doorBar(one)).toHaveText('Connected.')
  await expect(page.getByText('1 of 2 in')).toBeVisible()
  await expect(second.getByText('1 of 2 in')).toBeVisible()
  expect(await scanCount(organiser, list, codes[0]!)).toBe(1)
})

test('signing out leaves no list on the device', async ({ page, organiser, product, gate }) => {
  const { list } = await openList(product, organiser)
  await signInBy(page, gate, organiser)
  await openReady(page, gate, `/scanner/${list.list_id}`)
  expect(await everythingKept(page)).toContain('Gala')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${gate.address}/app`)
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${gate.address}/`)
  await expect.poll(() => everythingKept(page)).not.toContain('Gala')
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

/** A door at this gate, with everything it needs to continue offline. */
async function openReady(page: Page, gate: Gate, where: ScannerLink | string): Promise<void> {
  const path = typeof where === 'string' ? where : new URL(where.url).pathname
  await page.goto(`${gate.address}${path}`)
  await hasItsList(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** The start page shows at once, and its bar says that no one is signed in. */
function isSignedOut(page: Page): Promise<void> {
  return expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' })).toBeVisible()
}

async function signInBy(page: Page, gate: Gate, { email, password }: Organiser): Promise<void> {
  await page.goto(`${gate.address}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/app$/)
}

/** A code that looks mistyped, and is meant so. */
async function typeAnyway(page: Page, code: string): Promise<void> {
  await typeCode(page, code)
  const anyway = page.getByRole('button', { name: 'Check it anyway' })
  if (await anyway.isVisible()) await anyway.click()
}

async function scanCount(organiser: Organiser, { id }: List, code: string): Promise<number | undefined> {
  const { contacts } = await organiser.call(contactsOfList, { params: { listId: id } })
  return contacts.find(({ qr_code: held }) => held === code)?.scan_count
}

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Everything the browser stores for the page, as text; sealed values as bytes. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const parts: string[] = []
    const plain = (_: string, value: unknown) => {
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value)
      return ArrayBuffer.isView(value) ? Array.from(value as Uint32Array) : value
    }
    const database = await ask(indexedDB.open('listpass-door'))
    for (const name of database.objectStoreNames) {
      parts.push(JSON.stringify(await ask(database.transaction(name).objectStore(name).getAll()), plain))
    }
    database.close()
    return [...parts, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n')
  })
}
