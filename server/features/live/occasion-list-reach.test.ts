// The doors of one occasion read its list only.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeScannerLink } from '#contract/doors.ts'
import { doorOccasions, offlineList } from '#contract/offline.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, openDoor, prepareList } from '../../testing/factories.ts'
import { changeLaid, layOccasion } from '../../testing/laid-list.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { type Answer, offlineListsOf } from '../../testing/offline-lists.ts'
import { writePlace } from './cursor.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { read, prepareFour } = offlineListsOf(app, owner)

test('entries of two occasions have nothing in common: another salt, other hashes, useless cursors', async () => {
  const prepared = await prepareFour()
  const [friday, saturday] = [
    await layOccasion(owner, { listId: prepared.list.id }),
    await layOccasion(owner, { listId: prepared.list.id }),
  ]
  const answers = await Promise.all(
    [{}, { occasion: friday }, { occasion: saturday }].map((query) => read(prepared, query)),
  )
  assert.equal(new Set(answers.map(({ salt }) => salt)).size, 3)
  assert.ok(answers.every(({ salt }) => Buffer.from(salt, 'base64url').length === 16))
  assert.equal(
    new Set(answers.flatMap(({ entries }) => entries.flatMap(([hash, , , , name]) => [hash, name]))).size,
    24,
  )
  const { rows } = await sql<{ salt: Buffer }>`
    select offline_salt as salt from lists where id = ${prepared.list.id}`.execute(owner)
  assert.equal(answers[0]!.salt, rows[0]!.salt.toString('base64url'))
  // Naming the main occasion is the same as naming none.
  assert.equal((await read(prepared, { occasion: prepared.list.id })).salt, answers[0]!.salt)

  const [main, first] = answers as [Answer, Answer, Answer]
  for (const query of [{ since: main.cursor }, { since: answers[2]!.cursor }])
    assert.equal((await read(prepared, { occasion: friday, ...query })).is_whole, true)
  assert.equal((await read(prepared, { occasion: friday, since: first.cursor })).is_whole, false)
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  const place = writePlace(first.cursor, '00000000-0000-0000-0000-000000000000', Buffer.from(first.salt, 'base64url'))
  assert.equal((await app.call(offlineList, { ...asked, query: { occasion: friday, after: place } })).entries.length, 4)
  for (const occasion of [saturday, prepared.list.id])
    assert.equal((await app.refused(offlineList, { ...asked, query: { occasion, after: place } })).status, 422)
})

test('changed settings have the doors of that occasion read it again; a new occasion troubles no door', async () => {
  const prepared = await prepareFour()
  const listId = prepared.list.id
  const [friday, saturday] = [await layOccasion(owner, { listId }), await layOccasion(owner, { listId })]
  const cursors = new Map<string, string>()
  for (const occasion of [listId, friday, saturday]) cursors.set(occasion, (await read(prepared, { occasion })).cursor)
  const changed = async () => {
    const whole: string[] = []
    for (const [occasion, since] of cursors)
      if ((await read(prepared, { occasion, since })).is_whole) whole.push(occasion)
    return whole
  }
  await layOccasion(owner, { listId })
  await changeLaid(owner, { listId, id: friday }, { name: 'Friday', capacity: 5 })
  assert.deepEqual(await changed(), [])
  await changeLaid(owner, { listId, id: friday }, { again: 'daily' })
  assert.deepEqual(await changed(), [friday])
  await layOccasion(owner, { listId }, { id: listId, name: '', again: 'daily' })
  assert.deepEqual(await changed(), [listId, friday])
})

test('a removed occasion, an unknown one and one of another list do not exist for a door', async () => {
  const prepared = await prepareFour()
  const other = await prepareList(app, { members: 1 }, 'Ada')
  const theirs = await layOccasion(owner, { listId: other.list.id })
  const gone = await layOccasion(owner, { listId: prepared.list.id }, { removed_at: new Date() })
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  for (const occasion of [gone, theirs, randomUUID()]) {
    const refused = await app.refused(offlineList, { ...asked, query: { occasion } })
    assert.deepEqual([refused.status, refused.message], [404, 'This occasion no longer exists.'])
  }
  assert.equal((await app.refused(offlineList, { ...asked, query: { occasion: 'friday' } })).status, 422)
})

test('a scanner link has its own occasion, and its door reads and names no other', async () => {
  const prepared = await prepareFour()
  const listId = prepared.list.id
  const [friday, lounge] = [
    await layOccasion(owner, { listId }, { name: 'Friday', opens_at: new Date('2026-12-04T19:00:00Z') }),
    await layOccasion(owner, { listId }, { name: 'Lounge', own_max: 1 }),
  ]
  const { link, slug } = await addLink(app, prepared, { occasion_id: lounge, direction: 'in' })
  const { scanToken } = await openDoor(app, { slug })
  const params = { listId }
  const own = await read(prepared, { occasion: lounge })
  for (const query of [{}, { occasion: friday }, { occasion: listId }, { occasion: randomUUID() }]) {
    const answer = await app.call(offlineList, { scanToken, params, query })
    assert.deepEqual([answer.salt, answer.occasion], [own.salt, { ...own.occasion, direction: 'in', walk_in: null }])
  }
  const named = async (caller: { token: string } | { scanToken: string }) =>
    (await app.call(doorOccasions, { ...caller, params })).occasions.map(({ id }) => id)
  assert.deepEqual(await named({ scanToken }), [lounge])

  const gone = await layOccasion(owner, { listId }, { removed_at: new Date() })
  const all = await named({ token: prepared.token })
  assert.deepEqual([all, all.includes(gone)], [[listId, friday, lounge], false])
  const { occasions } = await app.call(doorOccasions, { token: prepared.token, params })
  assert.deepEqual(
    occasions.map(({ name, is_plain: isPlain, opens_at: opens, direction }) => [name, isPlain, opens, direction]),
    [
      [prepared.list.name, true, null, null],
      ['Friday', false, '2026-12-04T19:00:00.000Z', null],
      ['Lounge', false, null, null],
    ],
  )
  const dora = await addMember(app, prepared, 'door', { name: 'Dora', listIds: [listId] })
  assert.deepEqual(await named(dora), all)
  const vera = await addMember(app, prepared, 'viewer', { name: 'Vera' })
  assert.equal((await app.refused(doorOccasions, { token: vera.token, params })).status, 404)

  const off = { label: 'North door', may_check_in_by_name: false, is_active: false, expires_at: null }
  await app.call(changeScannerLink, { token: prepared.token, params: { listId, linkId: link.id }, body: off })
  assert.equal((await app.refused(doorOccasions, { scanToken, params })).status, 409)
})
