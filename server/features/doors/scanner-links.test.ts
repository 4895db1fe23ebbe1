import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
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
import { behindLock } from '../../testing/behind-lock.ts'
import { layOccasion } from '../../testing/laid-occasion.ts'
import { addLink, addOrganiser, type Connected, connectAudience, openDoor } from '../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const settings = { label: 'North door', may_check_in_by_name: false, expires_at: null }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const ofLink = (connected: Connected, linkId: string) => ({
  token: connected.token,
  params: { listId: connected.list.id, linkId },
})
const recordsOf = ({ personId }: Connected) =>
  owner
    .selectFrom('audit_log')
    .select(['action', 'who', 'list_id', 'details'])
    .where('owner_id', '=', personId)
    .where('action', 'like', 'scanner%')
    .orderBy('id')
    .execute()

test('a list has several links, each with its own label and rights, newest first', async () => {
  const connected = await connectAudience(app, { members: 1 })
  assert.deepEqual((await app.call(scannerLinks, of(connected))).links, [])
  const expires = '2999-12-31T23:59:00.000Z'
  const { link: north } = await addLink(app, connected)
  const { link: south } = await addLink(app, connected, {
    label: '  South   ',
    may_check_in_by_name: true,
    expires_at: '2999-12-31T22:59:00-01:00',
  })
  const { links } = await app.call(scannerLinks, of(connected))
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
  assert.deepEqual((await app.call(scannerLinks, of(connected))).links, [])

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

test('a link lists its browsers with their last use, latest first, at most 50', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const linked = await addLink(app, connected)
  for (let times = 0; times < 52; times++) await openDoor(app, linked)
  const { links } = await app.call(scannerLinks, of(connected))
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
  const { links: later } = await app.call(scannerLinks, of(connected))
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
  const refused = await app.refused(addScannerLink, { ...of(connected), body: settings })
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
    const refused = await app.refused(addScannerLink, { ...of(connected), body: { ...settings, ...change } })
    assert.deepEqual([refused.status, refused.errors], [422, { [field]: [message] }])
  }
  const { link } = await addLink(app, connected)
  const body = { ...settings, is_active: true, ...past }
  const refused = await app.refused(changeScannerLink, { ...ofLink(connected, link.id), body })
  assert.deepEqual(refused.errors, { expires_at: ['Please choose a time in the future.'] })
})

test('a link opens an occasion and perhaps one direction, and says so to the browser that opens it', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const { list } = connected
  const lounge = await layOccasion(owner, { listId: list.id }, { name: 'Lounge', capacity: 40, has_exits: true })
  const { link, slug } = await addLink(app, connected, { occasion_id: lounge, direction: 'out' })
  assert.deepEqual([link.occasion_id, link.direction], [lounge, 'out'])
  const told = async () => {
    const { occasion } = (await app.call(openScannerLink, { params: { slug } })).door
    return occasion && [occasion.id, occasion.name, occasion.capacity, occasion.direction, occasion.is_plain]
  }
  assert.deepEqual(await told(), [lounge, 'Lounge', 40, 'out', false])

  // Left out, both stay. Null is the main occasion, in both directions.
  const change = { label: 'Garden', may_check_in_by_name: false, is_active: true, expires_at: null }
  const changed = async (body: { occasion_id?: string | null; direction?: 'in' | 'out' | null }) => {
    const { link: now } = await app.call(changeScannerLink, {
      ...ofLink(connected, link.id),
      body: { ...change, ...body },
    })
    return [now.occasion_id, now.direction]
  }
  assert.deepEqual(await changed({}), [lounge, 'out'])
  assert.deepEqual(await changed({ direction: 'in' }), [lounge, 'in'])
  assert.deepEqual(await changed({ occasion_id: null, direction: null }), [null, null])
  assert.deepEqual(await told(), [list.id, list.name, null, null, true])
  // The main occasion by its id is the same.
  await changed({ occasion_id: lounge })
  assert.deepEqual(await changed({ occasion_id: list.id }), [null, null])
  const details = (await recordsOf(connected)).map((record) => [
    record.details['occasion'],
    record.details['direction'],
  ])
  assert.deepEqual(details.slice(0, 2), [
    [lounge, 'out'],
    [undefined, undefined],
  ])
})

test('a link opens no occasion of another list, none that was removed, and none that does not exist', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const other = await connectAudience(app, { members: 1 }, 'Ada')
  const gone = await layOccasion(owner, { listId: connected.list.id }, { removed_at: new Date() })
  const theirs = await layOccasion(owner, { listId: other.list.id })
  const { link } = await addLink(app, connected)
  for (const id of [gone, theirs, other.list.id, randomUUID()]) {
    const body = { ...settings, occasion_id: id }
    for (const refused of [
      await app.refused(addScannerLink, { ...of(connected), body }),
      await app.refused(changeScannerLink, { ...ofLink(connected, link.id), body: { ...body, is_active: true } }),
    ])
      assert.deepEqual(
        [refused.status, refused.errors],
        [422, { occasion_id: ['This occasion no longer exists. Please choose another one.'] }],
      )
  }
  const { links } = await app.call(scannerLinks, of(connected))
  assert.deepEqual(
    links.map(({ id, occasion_id: occasion }) => [id, occasion]),
    [[link.id, null]],
  )
})

test('a link is not made for an occasion that is being removed', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const listId = connected.list.id
  const lounge = await layOccasion(owner, { listId })
  const [refused] = await behindLock(owner, {
    hold: (tx) => sql`update occasions set removed_at = now() where list_id = ${listId} and id = ${lounge}`.execute(tx),
    calls: [() => app.refused(addScannerLink, { ...of(connected), body: { ...settings, occasion_id: lounge } })],
  })
  assert.equal(refused!.status, 422)
  assert.deepEqual((await app.call(scannerLinks, of(connected))).links, [])
})

test('a link that has run out can be renamed, and be given more time', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const { link } = await addLink(app, connected)
  await sql`update scanner_links set expires_at = '2020-01-01T00:00:00Z' where id = ${link.id}`.execute(owner)
  const body = { ...settings, label: 'Last year', is_active: true, expires_at: '2020-01-01T00:00:00+00:00' }
  const renamed = await app.call(changeScannerLink, { ...ofLink(connected, link.id), body })
  assert.deepEqual([renamed.link.label, renamed.link.expires_at], ['Last year', '2020-01-01T00:00:00.000Z'])
  const later = { ...body, expires_at: '2999-01-01T00:00:00Z' }
  assert.equal(
    (await app.call(changeScannerLink, { ...ofLink(connected, link.id), body: later })).link.expires_at,
    '2999-01-01T00:00:00.000Z',
  )
})

test("another organiser's list, link and session look like ones that never existed", async () => {
  const noor = await connectAudience(app, { members: 1 }, 'Noor')
  const ada = await connectAudience(app, { members: 1 }, 'Ada')
  const linked = await addLink(app, noor)
  await openDoor(app, linked)
  const session = (await app.call(scannerLinks, of(noor))).links[0]!.sessions[0]!
  const stranger = await addOrganiser(app, 'Mira')
  const change = { ...settings, is_active: false }
  for (const [endpoint, body] of [
    [scannerLinks, undefined],
    [addScannerLink, settings],
    [changeScannerLink, change],
    [rotateScannerLink, undefined],
    [removeScannerLink, undefined],
    [endScannerSession, undefined],
  ] as const) {
    const ask = (token: string | undefined, listId: string, linkId: string, sessionId: string) =>
      app.refused(endpoint, { token, params: { listId, linkId, sessionId }, body })
    const none = await ask(stranger.token, randomUUID(), randomUUID(), randomUUID())
    assert.equal(none.status, 404)
    for (const listId of [noor.list.id, noor.list.list_id]) {
      assert.deepEqual(await ask(stranger.token, listId, linked.link.id, session.id), none)
    }
    assert.equal((await ask(undefined, noor.list.id, linked.link.id, session.id)).status, 401)
    if (endpoint === scannerLinks || endpoint === addScannerLink) continue
    assert.deepEqual(
      await ask(ada.token, ada.list.id, linked.link.id, session.id),
      await ask(ada.token, ada.list.id, randomUUID(), randomUUID()),
    )
  }
  const { links } = await app.call(scannerLinks, of(noor))
  assert.deepEqual([links.length, links[0]!.url, links[0]!.sessions.length], [1, linked.link.url, 1])
})

test('a sealed address that was moved to another row does not open, and says what to do', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const [first, second] = [await addLink(app, connected), await addLink(app, connected)]
  await sql`update scanner_links set slug = (select slug from scanner_links where id = ${second.link.id})
    where id = ${first.link.id}`.execute(owner)
  const refused = await app.refused(scannerLinks, of(connected))
  assert.equal(refused.status, 409)
  assert.match(refused.message, /LISTPASS_KEYS is no longer what it was/)
  // After a rotation, the link has an address again.
  await app.call(rotateScannerLink, ofLink(connected, first.link.id))
  assert.equal((await app.call(scannerLinks, of(connected))).links.length, 2)
})

test('all that the database holds has no slug and no token in it', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const linked = await addLink(app, connected)
  const { scanToken } = await openDoor(app, linked)
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'listpass'`.execute(owner)
  const texts = await Promise.all(
    tables.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(owner)),
  )
  const dump = texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
  assert.ok(dump.includes(linked.link.id))
  for (const secret of [linked.slug, scanToken, scanToken.split('.')[2]!]) {
    const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')]
    for (const form of forms) assert.ok(!dump.includes(form))
  }
})
