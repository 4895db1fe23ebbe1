// The page that a guest opens from an email: what it shows, offline, on paper, and when there is none.
import type { Page } from '@playwright/test'
import { changeBranding, setLogo } from '#contract/branding.ts'
import { changeContact } from '#contract/contacts.ts'
import type { List } from '#contract/list.ts'
import { addOccasions } from '#contract/occasions.ts'
import { smallLogo } from '../server/testing/samples.ts'
import { findsNoBarrier } from './barriers.ts'
import { anyTime, openList, type Organiser } from './organiser.ts'
import { expect, test } from './story.ts'

const longName = 'Maximiliana Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst'
const guests = [
  { email: 'zoe@example.com', merge_fields: { FNAME: 'Zoë', LNAME: 'van der Meer' } },
  { email: 'amal@example.com', merge_fields: { FNAME: 'أمل', LNAME: 'الحسيني' } },
  { email: 'max@example.com', merge_fields: { FNAME: longName, LNAME: '' } },
]

const night = {
  ...anyTime,
  name: 'Summer gala',
  zone: 'Europe/Berlin',
  opens_at: '2036-11-29T18:00:00Z',
  closes_at: '2036-11-30T01:00:00Z',
}

async function brand(organiser: Organiser, { id }: List) {
  const params = { listId: id }
  const body = { name: 'Harbour Events', place: 'Harbour Hall, Quay 4', accent: '#17324d', shows_guest: true }
  await organiser.call(changeBranding, { params, body })
  await organiser.call(setLogo, { params, body: { file: smallLogo } })
}

const code = (page: Page) => page.getByRole('img', { name: /^QR code/ })

test('a guest opens the page of their code: who invites, what, when, where, and the code', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, guests)
  await test.step('a plain list shows its name, and no name of a guest', async () => {
    await phone.goto(`/q/${codes[0]!}/scan`)
    await expect(phone.getByRole('heading', { level: 1, name: 'Gala' })).toBeVisible()
    await expect(code(phone)).toBeVisible()
    expect((await code(phone).boundingBox())!.width).toBe(282)
    await expect(phone.getByText('Zoë')).toHaveCount(0)
    await expect(phone.getByRole('link')).toHaveCount(0)
    await findsNoBarrier(phone)
  })

  await brand(organiser, list)
  const others = [
    { ...night, name: 'Sunday brunch', place: 'Terrace', opens_at: '2036-11-30T10:00:00Z', closes_at: null },
  ]
  await organiser.call(addOccasions, { params: { listId: list.id }, body: { occasions: [night, ...others] } })

  await test.step('the organiser’s look, the next occasion, the guest’s name, a calendar', async () => {
    await phone.goto(`/q/${codes[0]!}/scan`)
    await expect(phone.getByRole('heading', { level: 1, name: 'Summer gala' })).toBeVisible()
    await expect(phone.getByText('Harbour Events')).toBeVisible()
    await expect(phone.getByText('Saturday 29 November 2036, 19:00–02:00')).toBeVisible()
    await expect(phone.getByText('Harbour Hall, Quay 4')).toBeVisible()
    await expect(phone.getByText('Zoë van der Meer')).toBeVisible()
    await expect(phone.getByRole('region', { name: 'This code is also good for' })).toContainText('Sunday brunch')
    await expect(phone.getByText(/create an? account|sign in/i)).toHaveCount(0)
    await findsNoBarrier(phone)
    const [file] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('link', { name: 'Add to calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('occasion.ics')
  })

  await test.step('long and right-to-left names fit', async () => {
    for (const each of codes.slice(1)) {
      await phone.goto(`/q/${each}/scan`)
      await expect(code(phone)).toBeVisible()
      await findsNoBarrier(phone)
    }
    await expect(phone.getByText('Hohenlohe-Waldenburg')).toBeVisible()
  })
})

test('a code that is no guest’s opens a page that tells nothing @edge', async ({ phone }) => {
  for (const path of [
    '/q/ABCDEFGH23456789ABCDEFG4/scan',
    '/q/nothing/scan',
    '/qr-code/ABCDEFGH23456789ABCDEFG4/direct',
  ]) {
    const answer = await phone.goto(path)
    expect(answer!.status()).toBe(404)
    await expect(phone.getByRole('heading', { name: 'No code here' })).toBeVisible()
    await expect(code(phone)).toHaveCount(0)
  }
  await findsNoBarrier(phone)
})

test('on paper the code is black on white, and nothing to press is printed @edge', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, guests)
  await brand(organiser, list)
  await organiser.call(addOccasions, { params: { listId: list.id }, body: { occasions: [night] } })
  await phone.goto(`/q/${codes[0]!}/scan`)
  await phone.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(phone.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
  await expect(phone.getByText('Turn your screen’s brightness up')).toBeHidden()
  await expect(code(phone)).toBeVisible()
  await expect(phone.locator('header')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(phone.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test.describe('with service workers', () => {
  test.use({ keepsScanner: true })

  test('the page of a code opens offline after its first visit, until the server removes it', async ({
    phone,
    organiser,
    product,
  }) => {
    const { list, codes } = await openList(product, organiser, guests)
    await brand(organiser, list)
    await phone.goto(`/Q/${codes[0]!}/SCAN`)
    await expect(phone.getByText('Works without a connection once opened')).toBeVisible()
    const registered = await phone.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )
    // No worker of the scanner, and none of its files.
    expect(registered).toEqual(['/Q/'])

    await phone.context().setOffline(true)
    await phone.reload()
    await expect(phone.getByText('Harbour Events')).toBeVisible()
    await expect(code(phone)).toBeVisible()
    await expect(phone.getByRole('img').or(phone.locator('.organiser img')).first()).toBeVisible()
    await phone.context().setOffline(false)

    await organiser.call(changeBranding, {
      params: { listId: list.id },
      body: { name: 'Another name', place: '', accent: null, shows_guest: false },
    })
    await phone.reload()
    await expect(phone.getByText('Another name')).toBeVisible()

    const contacts = await organiser.allContacts(list)
    const wanted = contacts.find(({ qr_code: each }) => each === codes[0])!
    const params = { listId: list.id, contactId: wanted.id }
    await organiser.call(changeContact, { params, body: { is_blocked: true } })
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'No code here' })).toBeVisible()
    // The browser keeps no page that the server no longer has.
    await phone.context().setOffline(true)
    const reloaded = await phone.reload().catch(() => null)
    expect(reloaded).toBeNull()
    await phone.context().setOffline(false)
  })
})
