// Changes of a list get numbers when a door reads them. Nodes that do so at once skip and double nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience, prepareList } from '../../testing/factories.ts'
import { listen } from '../../testing/listen.ts'
import { entryOf, members, offlineListsOf } from '../../testing/offline-lists.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { sweep } from './store.ts'

const app = await startTestApp()
const other = await app.addNode()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { read, readWhole, scan, change, addContacts } = offlineListsOf(app, owner)

type Prepared = Awaited<ReturnType<typeof prepareList>>

async function numbersOf({ list }: Pick<Prepared, 'list'>): Promise<number[]> {
  const rows = await owner
    .selectFrom('contact_changes')
    .select('no')
    .where('list_id', '=', list.id)
    .orderBy('no')
    .execute()
  return rows.map(({ no }) => no)
}

async function countWaiting({ list }: Pick<Prepared, 'list'>): Promise<number> {
  const rows = await owner.selectFrom('waiting_changes').select('id').where('list_id', '=', list.id).execute()
  return rows.length
}

/** A week and an hour ago. Only before a door has a cursor, because a cursor knows the times of its rows. */
const makeOld = ({ list }: Pick<Prepared, 'list'>) =>
  Promise.all(
    (['contact_changes', 'door_events'] as const).map((table) =>
      sql`update ${sql.table(table)} set at = at - interval '169 hours' where list_id = ${list.id}`.execute(owner),
    ),
  )

test('two nodes that number changes at once: no number comes twice or is left out, and doors miss nothing', async () => {
  const noor = await prepareList(app, { members })
  await addContacts(noor.list.id, 57)
  const { rows: contacts } = await sql<{ id: string }>`
    select id from contacts where list_id = ${noor.list.id} order by id`.execute(owner)
  const { cursor } = await readWhole(noor)
  let isOver = false
  const heard = async (node: typeof app | typeof other) => {
    const { read: readThere } = offlineListsOf({ ...app, ...node }, owner)
    const known = new Map<string, number>()
    for (let since = cursor, isLast = false; !isLast;) {
      isLast = isOver
      const answer = await readThere(noor, { since })
      assert.equal(answer.is_whole, false)
      for (const [hash, , most] of answer.entries) known.set(hash, most)
      since = answer.cursor
    }
    return known
  }
  const hearing = [heard(app), heard(other), heard(app), heard(other)]
  const write = async (ids: string[]) => {
    for (const most of [2, 3, 4, 5])
      for (const id of ids)
        await sql`update contacts set max_scans = ${most} where list_id = ${noor.list.id} and id = ${id}`.execute(owner)
  }
  await Promise.all(
    [0, 1, 2, 3].map((part) => write(contacts.filter((_, place) => place % 4 === part).map(({ id }) => id))),
  )
  isOver = true
  const whole = await readWhole(noor)
  const expected = new Map(whole.entries.map(([hash, , most]) => [hash, most]))
  for (const known of await Promise.all(hearing)) assert.deepEqual(known, expected)
  const numbers = await numbersOf(noor)
  assert.equal(await countWaiting(noor), 0)
  assert.deepEqual(
    numbers,
    numbers.map((_, place) => place + 1),
  )
  assert.ok(numbers.length >= 4 * contacts.length)
})

test('a node numbers the changes of other lists while one list is held, and that list later', async () => {
  const [noor, ola] = [await prepareList(app, { members }), await prepareList(app, { members }, 'Ola')]
  const before = [await readWhole(noor), await readWhole(ola)]
  const holding = await owner.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`changes of ${noor.list.id}`}, 0))`.execute(holding)
  for (const each of [noor, ola]) await change(each, each.codes[0]!, { max_scans: 4 })
  assert.deepEqual((await read(noor, { since: before[0]!.cursor })).entries, [])
  assert.equal((await read(ola, { since: before[1]!.cursor })).entries.length, 1)
  await holding.rollback().execute()
  assert.equal((await read(noor, { since: before[0]!.cursor })).entries.length, 1)
})

test('of more than 5,000 waiting changes one is left: doors read the whole list again', async () => {
  const noor = await prepareList(app, { members })
  const { cursor } = await readWhole(noor)
  const before = (await numbersOf(noor)).length
  await addContacts(noor.list.id, 5000)
  const some = await read(noor, { since: cursor })
  assert.deepEqual([some.is_whole, some.entries.length], [false, 5000])
  assert.equal((await numbersOf(noor)).length, before + 5000)
  await addContacts(noor.list.id, 5001)
  const many = await read(noor, { since: some.cursor })
  assert.equal(many.is_whole, true)
  assert.deepEqual([(await numbersOf(noor)).length, await countWaiting(noor)], [before + 5001, 0])
})

test('a sweep leaves the latest old change and event: doors that had nothing to read since then go on', async () => {
  const noor = await prepareList(app, { members })
  const [ada, bo, cleo] = noor.codes as [string, string, string]
  for (const code of [ada, bo]) await scan(noor, code)
  for (const most of [5, 6]) await change(noor, cleo, { max_scans: most })
  await readWhole(noor)
  await makeOld(noor)
  const address = await app.listen()
  const ear = await listen({ address, listId: noor.list.id, token: noor.token })
  await ear.hears((heard) => heard.some(({ event }) => event === 'changes'))
  const { cursor } = await readWhole(noor)
  const [last] = (await numbersOf(noor)).toReversed()

  await sweep(other.services.allTeams, 7)
  assert.deepEqual(await numbersOf(noor), [last])
  assert.deepEqual((await read(noor, { since: cursor })).cursor, cursor)
  await scan(noor, cleo)
  await change(noor, ada, { max_scans: 7 })
  const news = await until(
    () => read(noor, { since: cursor }),
    (answer) => entryOf(answer, ada) !== undefined,
  )
  await sweep(other.services.allTeams, 7)
  assert.deepEqual(await numbersOf(noor), [last, last! + 1])
  for (const since of [cursor, news.cursor]) assert.equal((await read(noor, { since })).is_whole, false)
  const message = await until(
    () => ear.messages().findLast(({ events }) => events.length > 0),
    (told) => told !== undefined,
  )
  assert.equal(message!.events.length, 1)
  assert.ok(ear.heard.every(({ event }) => event !== 'resync'))
  ear.hangUp()
})

test('changes of a list without doors get numbers by the sweep, and end with the list', async () => {
  const noor = await connectAudience(app, { members })
  await addContacts(noor.list.id, 10)
  assert.ok((await countWaiting(noor)) >= 10)
  await sweep(app.services.allTeams, 7)
  assert.equal(await countWaiting(noor), 0)
  assert.ok((await numbersOf(noor)).length >= 10)
  await addContacts(noor.list.id, 1)
  await sql`delete from lists where id = ${noor.list.id}`.execute(owner)
  assert.deepEqual([await countWaiting(noor), await numbersOf(noor)], [0, []])
})
