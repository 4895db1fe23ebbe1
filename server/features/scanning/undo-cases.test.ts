// Tests each case of an undo in the database, directly at its store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/team.ts'
import { behindLock, holdContact } from '../../testing/whole-database.ts'
import {
  layContact,
  layDoor,
  type LaidContact,
  type LaidList,
  layList,
  openLaidDatabase,
} from '../../testing/laid-list.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { redeem, undo } from './store.ts'

const { database, owner } = await openLaidDatabase()
const list = await layList(owner)
const north = await layDoor(owner, list)

const minute = 60_000

async function admit(door: Door, { code }: LaidContact): Promise<string> {
  const scanId = randomUUID()
  const at = { listId: door.listId, teamId: door.teamId, sessionId: door.sessionId, linkId: door.linkId }
  const attempt = { ...at, scanId, door: door.name, text: code, codeKey: code, scannedAt: undefined }
  await redeem(database, door.listId, [attempt])
  return scanId
}

function takeBack(door: Door, scanId: string, recordId: string = randomUUID()) {
  return undo(database, door, { scanId, withinMs: 15 * minute, recordId })
}

/** An undo that is refused changes nothing. */
async function outcomeOf(door: Door, scanId: string): Promise<string | undefined> {
  const before = await countsOf()
  const undone = await takeBack(door, scanId)
  if (undone?.outcome !== 'undone') assert.deepEqual(await countsOf(), before)
  return undone?.outcome
}

const countsOf = () => owner.selectFrom('contacts').select(['id', 'scan_count']).orderBy('id').execute()

async function oneOf(table: 'scans' | 'contacts' | 'pending_writes' | 'audit_log', where: object) {
  let asked = owner.selectFrom(table).selectAll()
  for (const [name, value] of Object.entries(where)) asked = asked.where(sql.ref(name), '=', value)
  return (await asked.execute()) as unknown as Record<string, unknown>[]
}

const change = (table: string, id: string, set: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where id = ${id}`.execute(owner)

/** Adds the same scan id to another list, with a contact of the same id. The undo must not touch either. */
async function layTwin(contact: LaidContact, scanId: string): Promise<LaidList> {
  const twin = await layList(owner)
  await sql`insert into contacts (list_id, id, member_hash, email, status, code, max_scans, scan_count, accepted)
    select ${twin.listId}, id, member_hash, email, status, code, 7, scan_count, accepted from contacts
    where id = ${contact.id}`.execute(owner)
  // This row comes after the other list's row with the same id, so a search by id alone would find that one first.
  await sql`update contacts set status = status where list_id = ${list.listId} and id = ${contact.id}`.execute(owner)
  await sql`insert into scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, session_id,
      scan_count, max_scans, received_at)
    select ${twin.listId}, scan_id, contact_id, code_key, reason, number, standing, door, session_id, scan_count, max_scans,
      received_at from scans where scan_id = ${scanId} and list_id = ${list.listId}`.execute(owner)
  return twin
}

test('an undo lowers the count, queues a write, records who did it, and tells the other doors', async () => {
  const [ada, ben] = [await layContact(owner, list, { max_scans: 3 }), await layContact(owner, list)]
  const scanId = await admit(north, ada)
  await admit(north, ada)
  await admit(north, ben)
  const twin = await layTwin(ada, scanId)
  await owner.deleteFrom('pending_writes').execute()
  const recordId = randomUUID()
  const undone = await takeBack(north, scanId, recordId)
  assert.equal(undone?.outcome, 'undone')
  const { decided } = undone
  assert.deepEqual(
    [decided.reason, decided.standing, decided.contactId, decided.codeKey, decided.scanCount, decided.maxScans],
    ['ok', 'undone', ada.id, ada.code, 1, 3],
  )
  const rows = await owner.selectFrom('contacts').select(['list_id', 'id', 'scan_count', 'accepted']).execute()
  assert.deepEqual(
    new Set(rows.map((row) => `${row.list_id} ${row.id} ${row.scan_count} of ${row.accepted}`)),
    new Set([`${list.listId} ${ada.id} 1 of 2`, `${list.listId} ${ben.id} 1 of 1`, `${twin.listId} ${ada.id} 2 of 2`]),
  )
  const waiting = await owner.selectFrom('pending_writes').select(['list_id', 'contact_id', 'version']).execute()
  assert.deepEqual(
    waiting.map((row) => [row.list_id, row.contact_id]),
    [[list.listId, ada.id]],
  )
  const [record] = await oneOf('audit_log', { id: recordId })
  assert.deepEqual(
    [record?.['list_id'], record?.['who'], record?.['action'], record?.['details'], record?.['owner_id']],
    [list.listId, 'North door', 'scan_undone', { contact: ada.id, scan: scanId }, list.teamId],
  )
  const corrections = await owner.selectFrom('scan_corrections').selectAll().execute()
  assert.deepEqual(
    corrections.map((row) => [row.list_id, row.scan_id, row.kind, row.door, row.session_id, row.for_scan_id]),
    [[list.listId, scanId, 'undone', 'North door', north.sessionId, null]],
  )
  const events = await owner.selectFrom('door_events').selectAll().orderBy('list_id').orderBy('seq').execute()
  assert.deepEqual(
    events.map((row) => `${row.seq} ${row.kind} ${row.scan_id === scanId} ${row.contact_id === ada.id} ${row.door}`),
    [
      '1 accepted true true North door',
      '2 accepted false true North door',
      '3 accepted false false North door',
      '4 undone true true North door',
    ],
  )
  assert.deepEqual(
    (await oneOf('scans', { list_id: twin.listId })).map((row) => row['standing']),
    ['counts'],
  )

  // A write that is already pending only gets a higher version.
  const before = await owner.selectFrom('pending_writes').select('version').executeTakeFirstOrThrow()
  assert.equal(await outcomeOf(list.door, await admit(list.door, ada)), 'undone')
  const after = await owner.selectFrom('pending_writes').select('version').executeTakeFirstOrThrow()
  assert.equal(after.version, before.version + 2)
  const records = await owner.selectFrom('audit_log').select('who').orderBy('at').execute()
  assert.deepEqual(
    records.map(({ who }) => who),
    ['North door', 'organiser'],
  )

  // A second undo gets the same answer and does nothing.
  assert.equal(await outcomeOf(north, scanId), 'undone')
  const [unchanged] = await oneOf('contacts', { list_id: list.listId, id: ada.id })
  assert.equal(unchanged?.['scan_count'], 1)
  await owner.deleteFrom('lists').where('id', '=', twin.listId).execute()
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('each reason not to take a scan back is given, the first that holds', async () => {
  const [ada, ben] = [await layContact(owner, list, { max_scans: 9 }), await layContact(owner, list)]
  const south = await layDoor(owner, list, { link: { label: 'South door' } })
  const own = await admit(north, ada)
  assert.equal(await outcomeOf(north, randomUUID()), 'not_found')
  assert.equal(await outcomeOf(south, own), 'other_door')
  assert.equal(await outcomeOf(list.door, own), 'undone')

  await admit(north, ben)
  const refused = await admit(north, ben)
  assert.equal(await outcomeOf(north, refused), 'refused')
  const lost = await admit(north, ada)
  await sql`update scans set standing = 'conflict' where scan_id = ${lost}`.execute(owner)
  assert.equal(await outcomeOf(north, lost), 'conflict')
  assert.equal(await outcomeOf(south, lost), 'other_door')

  const age = (scanId: string, ms: number) =>
    sql`update scans set received_at = received_at - make_interval(secs => ${ms / 1000}) where scan_id = ${scanId}`.execute(
      owner,
    )
  const late = await admit(north, ada)
  await age(late, 16 * minute)
  assert.equal(await outcomeOf(north, late), 'too_late')
  assert.equal(await outcomeOf(list.door, late), 'undone')
  // A finished undo still gets its answer after the time limit.
  assert.equal(await outcomeOf(north, late), 'undone')
  const inTime = await admit(north, ada)
  await age(inTime, 14 * minute)
  assert.equal(await outcomeOf(north, inTime), 'undone')
})

test('an undo belongs to a session that lives, of a link that is open, and to the owner of the list', async () => {
  const ada = await layContact(owner, list, { max_scans: 9 })
  const east = await layDoor(owner, list)
  const scanId = await admit(east, ada)
  await change('scanner_links', east.linkId, `expires_at = now() - interval '1 second'`)
  assert.equal(await outcomeOf(east, scanId), 'link_expired')
  await change('scanner_links', east.linkId, 'expires_at = null, is_active = false')
  assert.equal(await outcomeOf(east, scanId), 'link_expired')
  await change('scanner_links', east.linkId, 'is_active = true')
  for (const [ends, goesOn] of [
    [`expires_at = now() - interval '1 second'`, `expires_at = now() + interval '1 hour'`],
    [`last_used_at = now() - interval '7 days 1 second'`, 'last_used_at = now()'],
  ] as const) {
    await change('scanner_sessions', east.sessionId, ends)
    assert.equal(await takeBack(east, scanId), undefined)
    await change('scanner_sessions', east.sessionId, goesOn)
  }
  const other = await layList(owner)
  const stranger = await layDoor(owner, other)
  assert.equal(await takeBack({ ...east, teamId: other.teamId }, scanId), undefined)
  assert.equal(await takeBack({ ...stranger, listId: list.listId }, scanId), undefined)
  assert.equal(await takeBack({ ...east, sessionId: north.sessionId }, scanId), undefined)
  assert.equal(await outcomeOf(stranger, scanId), 'not_found')
  assert.equal(await takeBack({ ...list.door, teamId: other.teamId }, scanId), undefined)
  assert.equal(await outcomeOf(east, scanId), 'undone')
})

test('for an erased contact, nothing more is written to Mailchimp', async () => {
  const ada = await layContact(owner, list)
  const scanId = await admit(north, ada)
  await owner.deleteFrom('pending_writes').execute()
  await database.as({ team: list.teamId, list: list.listId }, (tx) =>
    sql`select erase_contact(${ada.id}, now())`.execute(tx),
  )
  assert.equal(await outcomeOf(north, scanId), 'undone')
  assert.deepEqual(await owner.selectFrom('pending_writes').selectAll().execute(), [])
})

test('an undo that comes twice at the same moment takes the scan back once', async () => {
  const ada = await layContact(owner, list, { max_scans: 9 })
  await admit(north, ada)
  const scanId = await admit(north, ada)
  const calls = [() => takeBack(north, scanId), () => takeBack(north, scanId)]
  const told = () => owner.selectFrom('door_events').select('seq').where('scan_id', '=', scanId).execute()
  const before = (await told()).length
  const recordsBefore = (await oneOf('audit_log', { list_id: list.listId })).length
  const undone = await behindLock(owner, { hold: holdContact(ada.id), calls })
  assert.deepEqual(
    undone.map((each) => [each?.outcome, each?.decided.scanCount]),
    [
      ['undone', 1],
      ['undone', 1],
    ],
  )
  assert.equal((await oneOf('contacts', { id: ada.id }))[0]?.['scan_count'], 1)
  assert.equal((await told()).length, before + 1)
  assert.equal((await oneOf('audit_log', { list_id: list.listId })).length, recordsBefore + 1)
})

test('an undo beside the deletion of its list finds no list', async () => {
  const other = await layList(owner)
  const door = await layDoor(owner, other)
  const scanId = await admit(door, await layContact(owner, other))
  const undone = await behindLock(owner, {
    hold: (tx) => tx.deleteFrom('lists').where('id', '=', other.listId).execute(),
    calls: [() => takeBack(door, scanId)],
  })
  assert.deepEqual(undone, [undefined])
})
