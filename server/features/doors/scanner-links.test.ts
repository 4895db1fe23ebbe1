import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import {
  addScannerLink,
  changeScannerLink,
  endScannerSession,
  openScannerLink,
  removeScannerLink,
  rotateScannerLink,
  scannerLinks,
} from '#contract/doors.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, connectAudience, openDoor } from '../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { linkSettings, ofLink, recordsOfLinks } from '../../testing/doors.ts'
import { ofList } from '../../testing/calls.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { recordsOf } = recordsOfLinks(owner)

test('a list has several links, each with its own label and rights, newest first', async () => {
  const connected = await connectAudience(app, { members: 1 })
  assert.deepEqual((await app.call(scannerLinks, ofList(connected))).links, [])
  const expires = '2999-12-31T23:59:00.000Z'
  const { link: north } = await addLink(app, connected)
  const { link: south } = await addLink(app, connected, {
    label: '  South   ',
    may_check_in_by_name: true,
    expires_at: '2999-12-31T22:59:00-01:00',
  })
  const { links } = await app.call(scannerLinks, ofList(connected))
  assert.deepEqual(links, [south, north])
  assert.match(north.url, new RegExp(`^${testPublicUrl}/scanner/public/[\\w-]{43}$`))
  assert.notEqual(north.url, south.url)
  assert.deepEqual([south.label, south.may_check_in_by_name, south.expires_at], ['South', true, expires])
  assert.deepEqual([north.is_active, north.rotated_at, north.last_used_at, north.sessions], [true, null, null, []])
})

test('a link is changed, rotated and removed, and each is written down', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const { link, slug } = await addLink(app, connected)
  const change = { label: 'Garden', may_check_in_by_name: true, is_active: false, expires_at: null }
  const changed = await app.call(changeScannerLink, { ...ofLink(connected, link.id), body: change })
  assert.deepEqual(changed.link, { ...link, label: 'Garden', may_check_in_by_name: true, is_active: false })
  await app.call(changeScannerLink, { ...ofLink(connected, link.id), body: { ...change, is_active: true } })

  await openDoor(app, { slug })
  const { link: rotated } = await app.call(rotateScannerLink, ofLink(connected, link.id))
  assert.notEqual(rotated.url, link.url)
  assert.ok(rotated.rotated_at !== null)
  assert.deepEqual(rotated.sessions, [])
  await app.call(removeScannerLink, ofLink(connected, link.id))
  assert.deepEqual((await app.call(scannerLinks, ofList(connected))).links, [])

  const records = await recordsOf(connected)
  assert.deepEqual(
    records.map(({ action, who }) => [action, who]),
    [
      ['scanner_link_added', 'organiser'],
      ['scanner_link_changed', 'organiser'],
      ['scanner_link_changed', 'organiser'],
      ['scanner_session_started', 'Garden'],
      ['scanner_link_rotated', 'organiser'],
      ['scanner_link_removed', 'organiser'],
    ],
  )
  assert.ok(records.every((record) => record.list_id === connected.list.id && record.details['link'] === link.id))
  assert.equal(records[4]!.details['sessions_ended'], 1)
  for (const secret of [slug, rotated.url.split('/').at(-1)!]) assert.ok(!JSON.stringify(records).includes(secret))
})

test('a link keeps its language, which a door hears when it opens it', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const { link, slug } = await addLink(app, connected, { language: 'pt' })
  assert.equal(link.language, 'pt')
  const open = async () => (await app.call(openScannerLink, { params: { slug } })).door.language
  assert.equal(await open(), 'pt')
  const linkSettings = { label: 'Bar', may_check_in_by_name: false, is_active: true, expires_at: null }
  const change = (body: object) =>
    app.call(changeScannerLink, { ...ofLink(connected, link.id), body: { ...linkSettings, ...body } })
  assert.equal((await change({})).link.language, 'pt', 'a change without a language leaves it')
  assert.equal((await change({ language: 'nl' })).link.language, 'nl')
  assert.equal((await change({ language: null })).link.language, null)
  assert.equal(await open(), null)
  const body = { ...linkSettings, language: 'xx' as 'de' }
  const refused = await app.refused(changeScannerLink, { ...ofLink(connected, link.id), body })
  assert.deepEqual(refused.errors, { language: ['Please choose a language.'] })
})

test('a link lists its browsers with their last use, latest first, at most 50', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const linked = await addLink(app, connected)
  for (let times = 0; times < 52; times++) await openDoor(app, linked)
  const { links } = await app.call(scannerLinks, ofList(connected))
  const sessions = links[0]!.sessions
  assert.equal(sessions.length, 50)
  assert.match(sessions[0]!.user_agent, /lightMyRequest/)
  assert.ok(links[0]!.last_used_at !== null)
  assert.deepEqual(
    sessions.map(({ last_used_at: at }) => at),
    sessions
      .map(({ last_used_at: at }) => at)
      .toSorted()
      .toReversed(),
  )
  const ended = { ...ofLink(connected, linked.link.id).params, sessionId: sessions[0]!.id }
  await app.call(endScannerSession, { token: connected.token, params: ended })
  const { links: later } = await app.call(scannerLinks, ofList(connected))
  assert.ok(later[0]!.sessions.every(({ id }) => id !== sessions[0]!.id))
  assert.equal((await app.refused(endScannerSession, { token: connected.token, params: ended })).status, 404)
  assert.equal((await recordsOf(connected)).at(-1)!.action, 'scanner_session_ended')
})

/** Returns the status. A call that was refused because of simultaneous additions is repeated. */
async function tryToAdd(connected: Connected): Promise<number> {
  for (;;) {
    const status = await addLink(app, connected).then(
      () => 200,
      (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
    )
    if (status !== 503) return status
  }
}

test('a list has at most 50 links, also when many are added at once', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const added = await Promise.all(Array.from({ length: 53 }, () => tryToAdd(connected)))
  assert.deepEqual(
    [200, 409].map((status) => added.filter((each) => each === status).length),
    [50, 3],
  )
  const refused = await app.refused(addScannerLink, { ...ofList(connected), body: linkSettings })
  assert.equal(refused.status, 409)
  assert.equal(refused.message, 'A list can have at most 50 scanner links. Remove one that is no longer used.')
})

test('impossible settings are refused with their field', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const past = { expires_at: '2020-01-01T00:00:00Z' }
  for (const [change, field, message] of [
    [past, 'expires_at', 'Please choose a time in the future.'],
    [{ expires_at: 'soon' }, 'expires_at', 'Please enter a date and time.'],
    [{ label: ' ' }, 'label', 'The label is required.'],
    [{ label: 'x'.repeat(61) }, 'label', 'The label may have at most 60 characters.'],
    [{ label: 'a\nb' }, 'label', 'Please leave out line breaks and control characters.'],
  ] as const) {
    const refused = await app.refused(addScannerLink, { ...ofList(connected), body: { ...linkSettings, ...change } })
    assert.deepEqual([refused.status, refused.errors], [422, { [field]: [message] }])
  }
  const { link } = await addLink(app, connected)
  const body = { ...linkSettings, is_active: true, ...past }
  const refused = await app.refused(changeScannerLink, { ...ofLink(connected, link.id), body })
  assert.deepEqual(refused.errors, { expires_at: ['Please choose a time in the future.'] })
})

test('a link that has run out can be renamed, and be given more time', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const { link } = await addLink(app, connected)
  await sql`update scanner_links set expires_at = '2020-01-01T00:00:00Z' where id = ${link.id}`.execute(owner)
  const body = { ...linkSettings, label: 'Last year', is_active: true, expires_at: '2020-01-01T00:00:00+00:00' }
  const renamed = await app.call(changeScannerLink, { ...ofLink(connected, link.id), body })
  assert.deepEqual([renamed.link.label, renamed.link.expires_at], ['Last year', '2020-01-01T00:00:00.000Z'])
  const later = { ...body, expires_at: '2999-01-01T00:00:00Z' }
  assert.equal(
    (await app.call(changeScannerLink, { ...ofLink(connected, link.id), body: later })).link.expires_at,
    '2999-01-01T00:00:00.000Z',
  )
})
