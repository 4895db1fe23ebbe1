// Tests each condition by which the store recognises a door's credential.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { waitsBehind } from '../../../testing/whole-database.ts'
import { layDoor, type LaidDoor, layList, longAgo, openLaidDatabase } from '../../../testing/laid-list.ts'
import { findMembers, findScannerDoors } from './store.ts'
import { sets } from '../../../testing/settings.ts'

const { database, owner } = await openLaidDatabase()

const ask = async (door: LaidDoor) => (await findScannerDoors(database, [door]))[0]

const change = (table: string, id: string, set: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where id = ${id}`.execute(owner)

const colours = [{ word: 'vip', colour: 'green' as const }]

test('a door is told all of its link and its list, and nothing of another', async () => {
  const [list, other] = [
    await layList(owner, { name: 'Supper', settings: { colour_rules: colours } }),
    // This list comes first, so a search by the link's id alone would find it.
    await layList(owner, { name: 'Brunch', id: '00000000-0000-4000-8000-000000000000' }),
  ]
  const north = await layDoor(owner, list)
  const south = await layDoor(owner, list, { link: { label: 'South door', may_check_in_by_name: false } })
  const theirs = await layDoor(owner, other)
  // The same ids in another list belong to another door.
  await sql`insert into scanner_links (list_id, id, label, may_check_in_by_name, slug_hash, slug)
    values (${other.listId}, ${north.linkId}, 'Twin', false, ${randomBytes(32)}, 'twin')`.execute(owner)
  await sql`insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, expires_at)
    values (${other.listId}, ${north.sessionId}, ${north.linkId}, ${randomBytes(32)}, 'x', now() + interval '1 day')`.execute(
    owner,
  )
  const stranger = { ...north, sessionId: randomUUID() }
  const [one, two, none, three] = await findScannerDoors(database, [theirs, south, stranger, north])
  assert.equal(none, undefined)
  assert.deepEqual([one?.listName, one?.teamId, one?.colourRules], ['Brunch', other.teamId, null])
  assert.deepEqual([two?.name, two?.mayCheckInByName, two?.linkId], ['South door', false, south.linkId])
  assert.deepEqual(three, {
    member: undefined,
    listId: list.listId,
    sessionId: north.sessionId,
    linkId: north.linkId,
    name: 'North door',
    mayCheckInByName: true,
    listName: 'Supper',
    colourRules: colours,
    mailchimpId: list.mailchimpId,
    teamId: list.teamId,
    hasEnded: false,
  })
  assert.equal(await ask({ ...north, secretHash: randomBytes(32) }), undefined)
  assert.equal(await ask({ ...north, secretHash: south.secretHash }), undefined)
  assert.equal(await ask({ ...north, listId: other.listId }), undefined)
})

test('a door has ended, and finds no guests by name, when its link, list or account is closed, each by itself', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  const state = async () => {
    const door = await ask(north)
    return [door?.hasEnded, door?.mayCheckInByName]
  }
  const [ago, soon] = [`now() - interval '1 second'`, `now() + interval '1 hour'`]
  for (const [table, id, off, on] of [
    ['scanner_links', north.linkId, 'is_active = false', 'is_active = true'],
    ['scanner_links', north.linkId, `expires_at = ${ago}`, `expires_at = ${soon}`],
    ['lists', list.listId, sets({ scanning_on: false }), sets({ scanning_on: true })],
    ['lists', list.listId, 'codes_generated_at = null', 'codes_generated_at = now()'],
    ['accounts', list.accountId, 'is_active = false', 'is_active = true'],
  ] as const) {
    await change(table, id, off)
    assert.deepEqual(await state(), [true, false], off)
    await change(table, id, on)
    assert.deepEqual(await state(), [false, true], on)
  }
  await change('scanner_links', north.linkId, 'may_check_in_by_name = false')
  assert.deepEqual(await state(), [false, false])
})

test('a scanner session lives until it ends, and for 7 days without use', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  for (const [set, lives] of [
    [`expires_at = now() - interval '1 second'`, false],
    [`expires_at = now() + interval '1 minute'`, true],
    [`last_used_at = now() - interval '7 days 1 second'`, false],
    [`last_used_at = now() - interval '6 days 23 hours 59 minutes'`, true],
  ] as const) {
    await change('scanner_sessions', north.sessionId, set)
    assert.equal((await ask(north)) !== undefined, lives, set)
  }
})

test('the use of a link and of its session is noted once a minute, and of no other', async () => {
  const list = await layList(owner)
  const doors = [await layDoor(owner, list), await layDoor(owner, list)] as const
  const [north] = doors
  const lastUses = async () => {
    const links = await owner
      .selectFrom('scanner_links')
      .select(['id', 'last_used_at as at'])
      .where('list_id', '=', list.listId)
      .execute()
    const sessions = await owner
      .selectFrom('scanner_sessions')
      .select(['id', 'last_used_at as at'])
      .where('list_id', '=', list.listId)
      .execute()
    return new Map([...links, ...sessions].map(({ id, at }) => [id, at?.getTime()]))
  }
  const age = (link: string, session: string) =>
    sql`with l as (update scanner_links set last_used_at = ${sql.raw(link)} where list_id = ${list.listId})
      update scanner_sessions set last_used_at = ${sql.raw(session)} where list_id = ${list.listId}`.execute(owner)
  const noted = async (link: string, session: string) => {
    await age(link, session)
    const before = await lastUses()
    await ask(north)
    const after = await lastUses()
    const isNoted = (id: string) => before.get(id) !== after.get(id)
    assert.deepEqual([isNoted(doors[1].linkId), isNoted(doors[1].sessionId)], [false, false])
    return [isNoted(north.linkId), isNoted(north.sessionId)]
  }
  const [old, recent] = [`now() - interval '62 seconds'`, `now() - interval '30 seconds'`]
  assert.deepEqual(await noted(old, old), [true, true])
  assert.deepEqual(await noted('null', old), [true, true])
  assert.deepEqual(await noted(recent, old), [false, true])
  assert.deepEqual(await noted(old, recent), [false, false])
})

test('the use of a door is not noted for a door with the same ids in another list', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  const north = await layDoor(owner, list)
  const twin = { linkId: north.linkId, sessionId: north.sessionId }
  await sql`insert into scanner_links (list_id, id, label, may_check_in_by_name, slug_hash, slug, last_used_at)
    values (${other.listId}, ${twin.linkId}, 'Twin', false, ${randomBytes(32)}, ${randomUUID()}, ${longAgo})`.execute(
    owner,
  )
  await sql`insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, expires_at, last_used_at)
    values (${other.listId}, ${twin.sessionId}, ${twin.linkId}, ${randomBytes(32)}, 'x', now() + interval '1 day', ${longAgo})`.execute(
    owner,
  )
  await change('scanner_sessions', north.sessionId, `last_used_at = now() - interval '62 seconds'`)
  const usesOf = async (listId: string) => {
    const { rows } = await sql<{
      at: Date | null
    }>`select last_used_at as at from scanner_links where list_id = ${listId}
      union all select last_used_at from scanner_sessions where list_id = ${listId}`.execute(owner)
    return rows.map(({ at }) => at?.getTime())
  }
  const before = await usesOf(other.listId)
  await ask(north)
  assert.deepEqual(await usesOf(other.listId), before)
  assert.ok((await usesOf(list.listId)).every((at) => at !== undefined && at > longAgo.getTime()))
})

test('the last moment of a link and of a session is over, and a use of a minute ago is recent', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  await owner.transaction().execute(async (tx) => {
    const set = (table: string, id: string, values: string) =>
      sql`update ${sql.table(table)} set ${sql.raw(values)} where id = ${id}`.execute(tx)
    const asked = sql<{ has_ended: boolean }>`
      select has_ended from scanner_doors(array[${list.listId}::uuid], array[${north.sessionId}::uuid], array[${north.secretHash}::bytea])`
    const isAMinuteAgo = async (table: string, id: string) => {
      const { rows } = await sql<{ is: boolean }>`
        select last_used_at = now() - interval '1 minute' as is from ${sql.table(table)} where id = ${id}`.execute(tx)
      return rows[0]?.is
    }
    const [minute, older] = [
      `last_used_at = now() - interval '1 minute'`,
      `last_used_at = now() - interval '2 minutes'`,
    ]

    await set('scanner_links', north.linkId, `expires_at = now(), ${older}`)
    await set('scanner_sessions', north.sessionId, minute)
    assert.deepEqual((await asked.execute(tx)).rows, [{ has_ended: true }])
    assert.equal(await isAMinuteAgo('scanner_sessions', north.sessionId), true)

    await set('scanner_links', north.linkId, minute)
    await set('scanner_sessions', north.sessionId, older)
    await asked.execute(tx)
    assert.equal(await isAMinuteAgo('scanner_links', north.linkId), true)

    const mine = await signIn(list.teamId)
    const known = sql`select from member_doors(array[${mine.sessionId}::uuid], array[${mine.secretHash}::bytea], array[${list.listId}::text], '7 days')`
    await set('sessions', mine.sessionId, minute)
    assert.equal((await known.execute(tx)).rows.length, 1)
    assert.equal(await isAMinuteAgo('sessions', mine.sessionId), true)
    await set('sessions', mine.sessionId, `last_used_at = now() - interval '7 days'`)
    assert.equal((await known.execute(tx)).rows.length, 0)
    await set('sessions', mine.sessionId, 'last_used_at = now(), expires_at = now()')
    assert.equal((await known.execute(tx)).rows.length, 0)
  })
})

test('a door with a locked session is known at once, and its use is noted later', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  const mine = await signIn(list.teamId)
  for (const [table, id, call] of [
    ['scanner_links', north.linkId, () => ask(north)],
    ['scanner_sessions', north.sessionId, () => ask(north)],
    ['sessions', mine.sessionId, () => organiser(mine, list.listId)],
  ] as const) {
    await change('scanner_links', north.linkId, `last_used_at = null`)
    for (const sessions of ['scanner_sessions', 'sessions'])
      await sql`update ${sql.table(sessions)} set last_used_at = now() - interval '62 seconds'`.execute(owner)
    const hold = (tx: Kysely<Tables>) =>
      sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
    assert.equal(await waitsBehind(owner, hold, call), false, table)
  }
})

async function signIn(personId: string): Promise<{ sessionId: string; secretHash: Buffer }> {
  const session = { sessionId: randomUUID(), secretHash: randomBytes(32) }
  await sql`insert into sessions (id, person_id, secret_hash, expires_at)
    values (${session.sessionId}, ${personId}, ${session.secretHash}, now() + interval '1 day')`.execute(owner)
  return session
}

const organiser = async (session: { sessionId: string; secretHash: Buffer }, listKey: string) =>
  (await findMembers(database, [{ ...session, listKey }], '7 days'))[0]

test('an organiser is known by a session that lives, and finds their own lists by both keys', async () => {
  const [list, other] = [
    await layList(owner, { name: 'Supper', settings: { colour_rules: colours } }),
    await layList(owner),
  ]
  const [mine, theirs] = [await signIn(list.teamId), await signIn(other.teamId)]
  const place = { teamId: list.teamId, role: 'owner' as const, activeAt: null }
  const found = { id: list.listId, name: 'Supper', colourRules: colours, ...place }
  for (const key of [list.listId, list.mailchimpId]) {
    assert.deepEqual(await organiser(mine, key), { personId: list.teamId, name: 'Noor', list: found })
    assert.deepEqual(await organiser(theirs, key), { personId: other.teamId, name: 'Noor', list: undefined })
  }
  assert.equal(await organiser({ ...mine, secretHash: theirs.secretHash }, list.listId), undefined)
  assert.equal(await organiser({ ...mine, sessionId: theirs.sessionId }, list.listId), undefined)
  for (const [set, lives] of [
    [`expires_at = now() - interval '1 second'`, false],
    [`expires_at = now() + interval '1 minute'`, true],
    [`last_used_at = now() - interval '7 days 1 second'`, false],
    [`last_used_at = now() - interval '6 days 23 hours 59 minutes'`, true],
  ] as const) {
    await change('sessions', mine.sessionId, set)
    assert.equal((await organiser(mine, list.listId)) !== undefined, lives, set)
  }
})

test('one Mailchimp id of two lists means the working one: active account, not gone, the older', async () => {
  const first = await layList(owner, { name: 'A' })
  const again = { owner_id: first.teamId, mailchimp_id: first.mailchimpId, name: 'B' }
  const second = await layList(owner, again)
  const mine = await signIn(first.teamId)
  const meant = async () => (await organiser(mine, first.mailchimpId))?.list?.id
  assert.equal(await meant(), first.listId)
  for (const [table, id, off, on] of [
    ['accounts', first.accountId, 'is_active = false', 'is_active = true'],
    ['lists', first.listId, 'gone_since = now()', 'gone_since = null'],
    ['lists', second.listId, `date_created = '2020-01-01'`, 'date_created = null'],
    ['lists', first.listId, `name = 'C'`, `name = 'A'`],
  ] as const) {
    await change(table, id, off)
    assert.equal(await meant(), second.listId, off)
    await change(table, id, on)
    assert.equal(await meant(), first.listId, on)
  }
})

test('the use of an organiser session is noted once a minute, and of no other', async () => {
  const list = await layList(owner)
  const sessions = [await signIn(list.teamId), await signIn(list.teamId)] as const
  const uses = async () =>
    (
      await owner
        .selectFrom('sessions')
        .select(['id', 'last_used_at as at'])
        .where('person_id', '=', list.teamId)
        .execute()
    ).reduce((all, { id, at }) => all.set(id, at.getTime()), new Map<string, number>())
  for (const [seconds, isNoted] of [
    [62, true],
    [30, false],
  ] as const) {
    await sql`update sessions set last_used_at = now() - make_interval(secs => ${seconds}) where person_id = ${list.teamId}`.execute(
      owner,
    )
    const before = await uses()
    await organiser(sessions[0], list.listId)
    const after = await uses()
    assert.deepEqual(
      sessions.map(({ sessionId }) => before.get(sessionId) !== after.get(sessionId)),
      [isNoted, false],
    )
  }
})
