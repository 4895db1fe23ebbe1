// The page that the link of a code opens: its contents, and the links that reveal nothing.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { changeBranding, setLogo } from '#contract/branding.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeOccasion, removeOccasion } from '#contract/occasions.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner, openDatabase } from '../../database/open.ts'
import { forRequests } from '../../open-services.ts'
import { type Connected, prepareList } from '../../testing/factories.ts'
import { addOccasion, formOf } from '../../testing/occasions.ts'
import { searchDatabase } from '../../testing/whole-database.ts'
import { password, smallLogo } from '../../testing/samples.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import type { PublicRoute } from '../../http/serve-public.ts'
import { readPageAssets } from './page/page-assets.ts'
import { guestPageRoutes } from './public-routes.ts'
import { pageFolder } from './testing/page-folder.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const open = (path: string, headers: Record<string, string> = {}) => app.app.inject({ url: path, headers })
const pageOf = async (code: string) => (await open(`/q/${code}/scan`)).body
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

const look = { name: 'Harbour Events', place: 'Harbour Hall, Quay 4', accent: '#17324d', shows_guest: false }
const brand = ({ token, list }: Connected, settings: Partial<typeof look> = {}) =>
  app.call(changeBranding, { token, params: { listId: list.id }, body: { ...look, ...settings } })

const guests = (name: string) => [
  { email: `zoe.${name}@example.com`, status: 'subscribed', merge_fields: { FNAME: 'Zoë', LNAME: `van der ${name}` } },
  { email: `ada.${name}@example.com`, status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: name } },
]

/** The code of the contact with this email. */
async function codeOf({ token, list }: Connected, email: string): Promise<{ code: string; id: string }> {
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id }, query: { q: email } })
  return { code: contacts[0]!.qr_code!, id: contacts[0]!.id }
}

test('a plain list shows its name and the code, and nothing of the guest', async () => {
  const place = await prepareList(app, { members: guests('Plain'), name: 'Gala of Plain' })
  const answer = await open(`/q/${place.codes[0]!}/scan`)
  assert.equal(answer.statusCode, 200)
  assert.equal(headingOf(answer.body), 'Gala of Plain')
  assert.match(answer.body, /<svg class="code" role="img" aria-label="QR code /)
  assert.match(answer.body, /Show this at the entrance/)
  for (const secret of ['Zoë', 'Ada', 'example.com', place.list.id, place.list.list_id])
    assert.equal(answer.body.includes(secret), false, secret)
  assert.doesNotMatch(answer.body, /register|Log In|Add to calendar/i)
})

test('every form of a link opens the page of its code, and never a page for organisers', async () => {
  const place = await prepareList(app, { members: guests('Forms'), name: 'Gala of Forms' })
  const code = place.codes[0]!
  const low = code.toLowerCase()
  for (const path of [
    `/q/${code}`,
    `/q/${code}/`,
    `/Q/${low}`,
    `/q/${code}.`,
    `/q/${code}/scan.`,
    `/q/${code}/scan),`,
    `/q/${code}/scan/`,
    `/Q/${code}/SCAN`,
    `/q/${code}/direct.`,
    `/q/${code}/scan?utm_source=mail`,
    `/q/${code}?utm_source=mail&q=/q/x`,
    `/q/${code}%7C`,
    `/q//${code}//scan`,
    `//q/${code}`,
    `/%2FQ%2F${code}%2FSCAN`,
    `/q%2F${code}%2Fscan`,
    `/q%252F${low}%252Fscan`,
    `/q/${code}%2Fscan`,
    `/q/${code}%20`,
    `/q/${code}/scan%22%3E`,
    `/qr-code/${code}/scan.`,
    `/QR-CODE/${code}/direct/`,
    `/qr-code/${code}/%7C`,
  ]) {
    const answer = await open(path)
    assert.deepEqual([answer.statusCode, headingOf(answer.body)], [200, 'Gala of Forms'], path)
    assert.match(answer.body, new RegExp(`data-path="/q/${code}/scan"`, 'i'), path)
  }
  const nothing = (await open('/q/NOTACODENOTACODE/scan')).body
  for (const path of ['/q/', '/q/abc', `/q/${code}x`, '/q/%7Bcode%7D', '/q/*|QRCODE|*/scan']) {
    const answer = await open(path)
    assert.deepEqual([answer.statusCode, headingOf(answer.body)], [404, headingOf(nothing)], path)
  }
  assert.match((await open(`/q/${code}/calendar.ics`)).headers['content-type'] as string, /text/)
  assert.equal((await open(`/qr-code/${code}`)).headers['content-type'], 'image/png')
})

test('a guest reads the page in the language of the browser, and caches keep the languages apart', async () => {
  const place = await prepareList(app, { members: 1, name: 'Gala of many' })
  const opensAt = new Date(Date.now() + 48 * hour)
  const occasion = await addOccasion(app, place, { name: 'Night', opens_at: opensAt.toISOString(), zone: 'UTC' })
  const path = `/q/${place.codes[0]!}/scan`
  const month = opensAt.toLocaleString('de', { month: 'long', timeZone: 'UTC' })
  const german = await open(path, { 'accept-language': 'de-CH,de;q=0.9,en;q=0.5' })
  assert.equal(german.headers['content-language'], 'de')
  assert.match(String(german.headers.vary), /accept-language/)
  assert.match(german.body, /<html lang="de" dir="ltr">[^]*Diesen Code am Eingang vorzeigen/)
  assert.ok(german.body.includes(month), occasion.name)
  assert.doesNotMatch(german.body, /Show this|Add to calendar/)
  const brazilian = await open(path, { 'accept-language': 'pt' })
  assert.match(brazilian.body, /<html lang="pt-BR" dir="ltr">[^]*Mostre este código na entrada/)
  const calendar = await open(`/q/${place.codes[0]!}/calendar.ics`, { 'accept-language': 'nl' })
  assert.match(calendar.body.replaceAll('\r\n ', ''), /Laat je code bij de ingang zien/)
  const absent = await open('/q/none/scan', { 'accept-language': 'fr' })
  assert.match(absent.body, /<title>Aucun code ici<\/title>/)
  const other = await open(path, { 'accept-language': 'ja' })
  assert.match(other.body, /<html lang="en" dir="ltr">[^]*Show this at the entrance/)
})

test('name, logo, colour and place of the organiser are on the page; its styles are allowed by their hashes', async () => {
  const place = await prepareList(app, { members: 1 })
  await brand(place)
  const { branding } = await app.call(setLogo, {
    token: place.token,
    params: { listId: place.list.id },
    body: { file: smallLogo },
  })
  const answer = await open(`/q/${place.codes[0]!}/scan`)
  for (const text of ['Harbour Events', 'Harbour Hall, Quay 4', `src="${branding.logo!}"`, '--ground:#17324d'])
    assert.ok(answer.body.includes(text), text)
  const policy = String(answer.headers['content-security-policy'])
  const styles = [...answer.body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
  assert.equal(styles.length, 2)
  for (const text of styles)
    assert.ok(policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
  assert.doesNotMatch(policy, /unsafe-inline/)
  assert.doesNotMatch(answer.body, / style="/)
})

test('the guest’s name is shown only if the organiser says so', async () => {
  const place = await prepareList(app, { members: guests('Named') })
  const { code } = await codeOf(place, 'zoe.Named@example.com')
  await brand(place, { shows_guest: true })
  const named = await open(`/q/${code}/scan`)
  assert.match(named.body, /Zoë van der Named/)
  assert.equal(named.headers['cache-control'], 'private, no-cache')
  await brand(place, { shows_guest: false })
  const plain = await open(`/q/${code}/scan`)
  assert.doesNotMatch(plain.body, /Zoë/)
  assert.equal(plain.headers['cache-control'], 'public, max-age=0, s-maxage=60')
})

test('all addresses of a code open the same page, in any case', async () => {
  const { codes } = await prepareList(app, { members: 1 })
  const code = codes[0]!
  const wanted = await pageOf(code)
  for (const path of [`/Q/${code}/SCAN`, `/q/${code}/direct`, `/qr-code/${code}/scan`, `/QR-Code/${code}/Direct`])
    assert.equal((await open(path)).body, wanted, path)
  assert.equal(headingOf(await pageOf(code.toLowerCase())), headingOf(wanted))
})

test('unknown, removed, blocked and erased codes get one page that tells nothing', async () => {
  const place = await prepareList(app, { members: guests('Gone') })
  await brand(place)
  const [zoe, ada] = [await codeOf(place, 'zoe.Gone@example.com'), await codeOf(place, 'ada.Gone@example.com')]
  const unknown = await open('/q/ABCDEFGH23456789ABCDEFG4/scan')
  assert.equal(unknown.statusCode, 404)
  assert.equal(headingOf(unknown.body), 'No code here')
  assert.doesNotMatch(unknown.body, /<svg class="code"|<script/)

  const ask = { token: place.token, params: { listId: place.list.id, contactId: zoe.id } }
  await app.call(changeContact, { ...ask, body: { is_blocked: true } })
  await app.call(eraseContact, {
    token: place.token,
    params: { listId: place.list.id, contactId: ada.id },
    body: { password },
  })
  for (const code of [zoe.code, ada.code, 'nothing', 'ABCD', '%00', 'A'.repeat(400)]) {
    const answer = await open(`/q/${code}/scan`)
    assert.deepEqual([answer.statusCode, answer.body], [404, unknown.body], code)
    const calendar = await open(`/q/${code}/calendar.ics`)
    assert.deepEqual([calendar.statusCode, calendar.body], [404, unknown.body], code)
  }
  await app.call(changeContact, { ...ask, body: { is_blocked: false } })
  assert.equal((await open(`/q/${zoe.code}/scan`)).statusCode, 200)
  const owned = owner.updateTable('contacts').where('id', '=', zoe.id)
  await owned.set({ removed_at: new Date() }).execute()
  assert.equal((await open(`/q/${zoe.code}/scan`)).statusCode, 404)
})

test('the open occasion is shown before the next one, and both before those without a time', async () => {
  const place = await prepareList(app, { members: 1 })
  const code = place.codes[0]!
  await addOccasion(app, place, { name: 'Lounge' })
  await addOccasion(app, place, { name: 'Saturday', opens_at: inHours(30), closes_at: inHours(36) })
  const friday = await addOccasion(app, place, { name: 'Friday', opens_at: inHours(6), closes_at: inHours(12) })
  assert.equal(headingOf(await pageOf(code)), 'Friday')
  const open = { opens_at: inHours(-1), closes_at: inHours(2) }
  await addOccasion(app, place, { name: 'Tonight', place: 'Upstairs', ...open })
  const page = await pageOf(code)
  assert.equal(headingOf(page), 'Tonight')
  assert.match(page, /Upstairs/)
  assert.deepEqual(
    [...page.matchAll(/<li><strong[^>]*>(.*?)</g)].map(([, name]) => name),
    ['Friday', 'Saturday', 'Lounge'],
  )
  const params = { listId: place.list.id, occasionId: friday.id }
  await app.call(removeOccasion, { token: place.token, params })
  // A weekday among the times may be Friday too.
  assert.doesNotMatch(await pageOf(code), />Friday</)
})

test('a guest sees only occasions that they may enter', async () => {
  const place = await prepareList(app, { members: guests('Vip') })
  const [zoe, ada] = [await codeOf(place, 'zoe.Vip@example.com'), await codeOf(place, 'ada.Vip@example.com')]
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'Zoë' } as const
  await addOccasion(app, place, { name: 'Backstage', who, opens_at: inHours(1), closes_at: inHours(3) })
  assert.equal(headingOf(await pageOf(zoe.code)), 'Backstage')
  assert.equal(headingOf(await pageOf(ada.code)), place.list.name)
})

test('a code whose only occasion is over opens nothing', async () => {
  const place = await prepareList(app, { members: 1 })
  const params = { listId: place.list.id, occasionId: place.list.id }
  const form = { ...formOf(await addOccasion(app, place, { name: 'x', closes_at: inHours(-2) })), name: '' }
  assert.equal(headingOf(await pageOf(place.codes[0]!)), place.list.name)
  const body = { ...form, closes_at: inHours(-1) }
  await app.call(changeOccasion, { token: place.token, params, body })
  assert.equal((await open(`/q/${place.codes[0]!}/scan`)).statusCode, 404)
})

test('the calendar holds every occasion with a time that the guest may enter', async () => {
  const place = await prepareList(app, { members: 1 })
  const code = place.codes[0]!
  await brand(place)
  assert.equal((await open(`/q/${code}/calendar.ics`)).statusCode, 404)
  await addOccasion(app, place, { name: 'Friday', opens_at: inHours(6), closes_at: inHours(12) })
  await addOccasion(app, place, { name: 'Saturday', opens_at: inHours(30), closes_at: null, place: 'Pier' })
  assert.match(await pageOf(code), new RegExp(`href="/q/${code}/calendar.ics"`))
  const answer = await open(`/q/${code}/calendar.ics`)
  assert.match(String(answer.headers['content-type']), /^text\/calendar/)
  assert.deepEqual(answer.body.match(/(?:SUMMARY|LOCATION):.*(?=\r)/g), [
    'SUMMARY:Friday',
    'LOCATION:Harbour Hall\\, Quay 4',
    'SUMMARY:Saturday',
    'LOCATION:Pier',
  ])
})

test('a name cannot become a part of the page', async () => {
  const hostile = '</h1><script>alert(1)</script>"\'&\u202Egnol'
  const place = await prepareList(app, { members: 1, name: hostile })
  await brand(place, { name: '<img src=x onerror=alert(1)>', place: '"><b>' })
  await addOccasion(app, place, { name: '<i>Night</i>', place: '</dd><script>' })
  const page = await pageOf(place.codes[0]!)
  assert.equal(page.match(/<script/g)?.length, 1)
  assert.doesNotMatch(page, /<img src=x|<b>|<i>|\u202E/)
})

test('an unchanged page is not sent again, and opening a page writes nothing', async () => {
  const place = await prepareList(app, { members: 1 })
  const path = `/q/${place.codes[0]!}/scan`
  const rows = () => searchDatabase(app.connectionString, [place.codes[0]!])
  const before = await rows()
  const first = await open(path, { 'accept-encoding': 'br' })
  assert.equal(first.headers['content-encoding'], 'br')
  const again = await open(path, { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  assert.deepEqual(await rows(), before)
})

test('without an answer of the database a page shows the code alone, says so to the browser, and nothing of it is kept', async () => {
  const { database } = openDatabase({ host: '127.0.0.1', port: 1 }, () => {})
  after(() => database.close())
  const answers = new Map<string, PublicRoute['answer']>()
  const serve = { publicRoute: ({ path, answer }: PublicRoute) => void answers.set(path, answer) }
  guestPageRoutes(serve, { ...forRequests(app.services), database }, await readPageAssets(await pageFolder()))
  const place = await prepareList(app, { members: 1, name: 'Gala of Silence' })
  // A code of the list and an unknown one are told alike.
  for (const code of [place.codes[0]!, 'ABCDEFGH23456789ABCDEFG4']) {
    const get = (path: string) => answers.get(path)!({ code }, { language: 'en', ip: '192.0.2.1', isOpened: true })
    for (const path of ['/q/:code/scan', '/q/:code/direct', '/qr-code/:code/scan']) {
      const { status, headers, body } = await get(path)
      assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '2', 'no-store'])
      assert.equal(headingOf(String(body)), 'Your code')
      assert.match(String(body), /<svg class="code"/)
    }
    const calendar = await get('/q/:code/calendar.ics')
    assert.deepEqual([calendar.status, calendar.headers['cache-control']], [503, 'no-store'])
  }
})
