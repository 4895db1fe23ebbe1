// A scanner link opens one occasion of its own list. Other organisers and a reader of the database cannot use it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addScannerLink, changeScannerLink, openScannerLink, rotateScannerLink, scannerLinks } from '#contract/doors.ts'
import { openAsOwner } from '../../database/open.ts'
import { behindLock } from '../../testing/whole-database.ts'
import { layOccasion } from '../../testing/laid-list.ts'
import { addLink, connectAudience, openDoor } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { linkSettings, ofLink, recordsOfLinks } from '../../testing/doors.ts'
import { ofList } from '../../testing/calls.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { recordsOf } = recordsOfLinks(owner)

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

  // If both values are left out, both stay unchanged. Null means the main occasion, and both directions.
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
    const body = { ...linkSettings, occasion_id: id }
    for (const refused of [
      await app.refused(addScannerLink, { ...ofList(connected), body }),
      await app.refused(changeScannerLink, { ...ofLink(connected, link.id), body: { ...body, is_active: true } }),
    ])
      assert.deepEqual(
        [refused.status, refused.errors],
        [422, { occasion_id: ['This occasion no longer exists. Please choose another one.'] }],
      )
  }
  const { links } = await app.call(scannerLinks, ofList(connected))
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
    calls: [
      () => app.refused(addScannerLink, { ...ofList(connected), body: { ...linkSettings, occasion_id: lounge } }),
    ],
  })
  assert.equal(refused!.status, 422)
  assert.deepEqual((await app.call(scannerLinks, ofList(connected))).links, [])
})

test('a sealed address that was moved to another row does not open, and says what to do', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const [first, second] = [await addLink(app, connected), await addLink(app, connected)]
  await sql`update scanner_links set slug = (select slug from scanner_links where id = ${second.link.id})
    where id = ${first.link.id}`.execute(owner)
  const refused = await app.refused(scannerLinks, ofList(connected))
  assert.equal(refused.status, 409)
  assert.match(refused.message, /LISTPASS_KEYS is no longer what it was/)
  // After a rotation, the link has an address again.
  await app.call(rotateScannerLink, ofLink(connected, first.link.id))
  assert.equal((await app.call(scannerLinks, ofList(connected))).links.length, 2)
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
