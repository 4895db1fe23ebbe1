// Each screen while the server is slow, failing or down: it says so, and recovers.
import { addScannerLink } from '#contract/doors.ts'
import { changeContact } from '#contract/contacts.ts'
import { typeCode, verdict } from './door.ts'
import { openStep } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'
import { readInTrouble, refuseAsBusy, saidInTime, thereInTime, troubleWith } from './trouble.ts'

const guests = [{ email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } }]

async function prepare(product: Product, organiser: Organiser) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const [ada] = await organiser.generateCodes(list!)
  return { list: list!, ada: ada! }
}

test('the organiser’s screens say that the server is slow, failing or away, and try again', async ({
  page,
  organiser,
  product,
}) => {
  await prepare(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  const main = page.getByRole('main')
  const screens = [
    ['/app', /^\/api\/mailchimp-accounts$/, 'Failed to load accounts', main.getByRole('table')],
    ['/account/devices', /^\/api\/sessions$/, 'Failed to load devices', main.getByText('This device')],
    ['/account/activity', /^\/api\/audit$/, 'Failed to load the activity', main.getByRole('table')],
    ['/scanner', /^\/api\/lists$/, 'Failed to fetch list', main.getByRole('link', { name: /Gala/ })],
    [
      '/setup/account',
      /^\/api\/mailchimp-connect-options$/,
      'Failed to initiate Mailchimp connection',
      main.getByRole('button', { name: 'Connect with Mailchimp' }),
    ],
    ['/setup/audience', /^\/api\/mailchimp-accounts$/, 'Failed to load accounts', main.getByRole('radio')],
  ] as const
  for (const [at, path, failed, there] of screens) {
    await test.step(at, () =>
      readInTrouble(page, { open: () => page.goto(at), path, parts: [{ within: main, failed, there }] }),
    )
  }
})

test('a screen that opens at a busy moment comes by itself, with all of its parts', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await prepare(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  const refused = new Set<string>()
  await page.route(new RegExp(`/api/lists/${list.id}`), async (route) => {
    const call = new URL(route.request().url()).pathname
    if (refused.has(call)) return route.continue()
    refused.add(call)
    await refuseAsBusy(route)
  })
  await page.goto(`/app/qr-manager/${list.id}/guests`)
  await thereInTime(page, page.getByRole('heading', { level: 1, name: 'Gala' }))
  await thereInTime(page, page.getByRole('cell', { name: 'ada@example.com' }))
  expect(refused.size).toBeGreaterThan(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an unknown public address is reported beside the links that need it, and tried again', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await prepare(product, organiser)
  const body = { label: 'North gate', may_check_in_by_name: false, expires_at: null }
  await organiser.call(addScannerLink, { params: { listId: list.id }, body })
  await organiser.signIn(page)
  await page.route('**/api/address', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/app/qr-manager/${list.id}/doors`)
  const links = page.getByRole('region', { name: 'Scanner links', exact: true })
  await expect(links.getByRole('alert')).toContainText('The address of Listpass couldn’t be loaded')
  await expect(links.getByRole('button', { name: /^Show QR/ })).toHaveCount(0)
  await page.unroute('**/api/address')
  await links.getByRole('button', { name: 'Try Again' }).click()
  await expect(links.getByRole('button', { name: /^Show QR/ }).first()).toBeVisible()
  await expect(links.getByRole('alert')).toHaveCount(0)
})

test('each part of a list says by itself that the server is slow, failing or away', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await prepare(product, organiser)
  const here = `/api/lists/${list.id}`
  const link = { label: 'North gate', may_check_in_by_name: false, expires_at: null }
  await organiser.call(addScannerLink, { params: { listId: list.id }, body: link })
  await organiser.signIn(page)
  await page.clock.install()
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const at = (part: string) => () => page.goto(`/app/qr-manager/${list.id}${part}`)

  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1, name: 'Gala' })
  await test.step('the list itself', () =>
    readInTrouble(page, {
      open: at(''),
      path: new RegExp(`^${here}$`),
      parts: [{ within: main, failed: 'Failed to load list data', there: title }],
    }))

  const webhook = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Setup Webhook' }) })
  const parts = [
    ['/tonight', [[main, 'The numbers couldn’t be loaded', 'of 1 guest came']]],
    ['/guests', [[region('Guests of this list'), 'The guests couldn’t be loaded', 'ada@example.com']]],
    ['/doors', [[region('Scanner links'), 'The scanner links couldn’t be loaded', 'North gate']]],
    [
      '/email',
      [
        [region('Put the code into a campaign'), 'Failed to load QR codes', 'QRCODE'],
        [region('What your guest sees'), 'The contacts couldn’t be loaded', 'Hi Ada Brightwell'],
      ],
    ],
    [
      '/results',
      [
        [region('Check-ins'), 'The numbers couldn’t be loaded', 'No scans yet.'],
        [region('Scan log'), 'The scans couldn’t be loaded', 'No scans yet.'],
      ],
    ],
    ['', [[webhook, 'The webhook couldn’t be loaded', 'Mailchimp notifies Listpass of new and changed contacts']]],
  ] as const
  for (const [part, within] of parts) {
    await test.step(`the part at ${part || 'the address of the list'}`, async () => {
      await readInTrouble(page, {
        open: at(part),
        path: new RegExp(`^${here}/(contacts|guests|scanner-links|stats|tonight|scans|qr-codes|webhook/status)$`),
        parts: within.map(([place, failed, there]) => ({
          within: place,
          failed,
          there: place.getByText(there).first(),
        })),
      })
      await expect(title).toBeVisible()
    })
  }

  for (const [step, name] of [
    [4, 'Configure Display Field'],
    [5, 'Configure Logic Rules'],
  ] as const) {
    await test.step(name, async () => {
      await openStep(page, step)
      const within = page.getByRole('dialog', { name })
      const there = within.getByRole('button', { name: /^Save|^Add rule/ }).first()
      await readInTrouble(page, {
        open: () => page.getByRole('button', { name }).click(),
        path: new RegExp(`^${here}/merge-fields$`),
        parts: [{ within, failed: 'Failed to load available fields', there }],
      })
      await page.reload()
    })
  }
})

test('the last step of the wizard waits, shows errors, and has the snippet at the end', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await prepare(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/setup/audience')
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await saidInTime(page, page.getByRole('main'), 'Setup Complete!')
  await readInTrouble(page, {
    open: () => page.goto('/setup/templates'),
    path: new RegExp(`^/api/lists/${list.id}/qr-codes$`),
    parts: [
      {
        within: page.getByRole('main'),
        failed: 'Failed to load list data',
        there: page.getByText('/qr-code/*|QRCODE|*'),
      },
    ],
  })
})

test('a door waits for its list and its verdicts, and says when they fail', async ({ page, organiser, product }) => {
  const { list, ada } = await prepare(product, organiser)
  await organiser.call(changeContact, { params: { listId: list.id, contactId: ada.id }, body: { max_scans: 9 } })
  await organiser.signIn(page)
  await page.clock.install()
  const path = new RegExp(`^/api/lists/${list.list_id}$`)
  const main = page.getByRole('main')
  // Without its own list the door waits for each verdict; offline.spec.ts covers doors with one.
  await page.route('**/offline-list**', (route) => route.abort('connectionrefused'))
  await test.step('the list', async () => {
    await readInTrouble(page, {
      // A first opening: a door with a saved list would open without an answer.
      async open() {
        await page.goto(`/scanner/${list.list_id}`)
        await expect(page.getByText('Loading list information...')).toBeVisible()
      },
      path,
      parts: [{ within: main, failed: 'Failed to fetch list', there: page.getByText('Connected to list:') }],
    })
  })
  await test.step('a scan', async () => {
    const server = await troubleWith(page, { path: /\/scan$/, method: 'POST' })
    server.become('slow')
    await typeCode(page, ada.qr_code!)
    await saidInTime(page, main, 'This is taking a while. Still checking this code...')
    server.become('failing')
    await saidInTime(page, verdict(page), 'this scan may not be counted')
    server.become('away')
    await typeCode(page, ada.qr_code!)
    await expect(page.getByText('No connection. Trying again...', { exact: true })).toBeVisible()
    server.become('well')
    await saidInTime(page, verdict(page), 'Checked in')
    await server.end()
  })
})
