// A queue is woken by the transaction that makes its work, or by the common look at all queues.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openAsOwner } from '../database/open.ts'
import { openProgress } from '../kernel/progress.ts'
import { addOrganiser } from '../testing/factories.ts'
import { layList } from '../testing/laid-list.ts'
import { atEnd } from '../testing/postgres.ts'
import { askDatabase } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { startWork } from '../worker.ts'
import { takeTurns } from './take-turns.ts'
import { openWakes } from './wakes.ts'

const app = await startTestApp({ works: false, own: 'its connections are ended' })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const never = new AbortController().signal
const address = { connectionString: app.connectionString }

/** The table of the tests' own queues. No trigger announces its rows. */
await sql`create table silent_work (queue text, in_ms int)`.execute(owner)
await sql`grant select on silent_work to listpass_worker`.execute(owner)
const addSilently = (queue: string, inMs = 0) => sql`insert into silent_work values (${queue}, ${inMs})`.execute(owner)

/** The wakes of a node that looks at the table above. */
async function openNode() {
  const faults: string[] = []
  const progress = openProgress()
  const log = { warn: (_about: object, message: string) => faults.push(message) }
  const wakes = openWakes(address, app.services.allTeams, log, progress)
  atEnd(() => wakes.close())
  wakes.lookBy(() => sql`select queue, in_ms from silent_work`)
  // A new connection wakes every queue.
  await wakes.of('any')(never)
  return { wakes, faults, progress }
}

/** What one connection hears on the channel, in order. */
async function listen() {
  const client = new Client(address)
  await client.connect()
  atEnd(() => client.end())
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen listpass_work')
  return {
    /** The notices of this work. A notice of the test's own marks the end. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      heard.length = 0
      await work()
      const end = randomUUID()
      await sql`select pg_notify('listpass_work', ${end})`.execute(owner)
      await until(
        () => heard,
        (all) => all.at(-1) === end,
      )
      return heard.slice(0, -1)
    },
  }
}

async function addList(): Promise<{ list: string; account: string }> {
  const { id } = await addOrganiser(app)
  const { listId: list, accountId: account } = await layList(owner, { owner_id: id })
  return { list, account }
}

const write = (list: string, many = 1) =>
  sql`insert into pending_writes (list_id, contact_id) select ${list}::uuid, gen_random_uuid() from generate_series(1, ${many}::int)`
const deliver = (list: string) =>
  sql`insert into webhook_deliveries (list_id, id, kind, email_key) values (${list}, gen_random_uuid(), 'update', 'key')`
const scan = (list: string) => sql`update door_seqs set seq = seq + 1 where list_id = ${list}`

const place = await addList()
const { list, account } = place
await sql`insert into attendance (list_id, writes_tags, heard_seq) values (${list}, true, 0)`.execute(owner)
await sql`insert into notice_watches (list_id, heard_seq) values (${list}, 0)`.execute(owner)
await sql`insert into fields (list_id, id, role, merge_id, tag, name, type, gone_since)
  select ${list}::uuid, gen_random_uuid(), 'code', 1, 'QRCODE', 'Code', 'text', now()
  where not exists (select from fields where list_id = ${list} and role = 'code')`.execute(owner)
const ear = await listen()

const works: [what: string, work: { execute: (db: typeof owner) => Promise<unknown> }, heard: string[]][] = [
  ['changed contacts', write(list, 3), ['write-back']],
  ['further contacts of a list that waits', write(list, 2), []],
  ['a delivery of Mailchimp', deliver(list), ['follow']],
  ['a scan of a list that tells Mailchimp and its members', scan(list), ['attending', 'notices']],
  ['a scan while earlier ones wait', scan(list), []],
  ['a tag to read now', sql`insert into segment_readings (list_id, segment_id) values (${list}, 7)`, ['segments']],
  [
    'a tag to read later',
    sql`update segment_readings set next_at = now() + interval '5 minutes' where list_id = ${list}`,
    [],
  ],
  ['a sync that is due', sql`update lists set look_again_at = now() where id = ${list}`, ['look-again']],
  ['an account that is switched off', sql`update accounts set is_active = false where id = ${account}`, []],
  ['an account that is switched on again', sql`update accounts set is_active = true where id = ${account}`, ['']],
  ['a list that is gone', sql`update lists set gone_since = now() where id = ${list}`, []],
  ['a list that is back', sql`update lists set gone_since = null where id = ${list}`, ['']],
  ['a field that is gone', sql`update fields set gone_since = now() where list_id = ${list}`, []],
  ['a field that is back', sql`update fields set gone_since = null where list_id = ${list}`, ['']],
]

for (const [what, work, heard] of works) {
  test(`all nodes hear of ${what}: ${heard.map((name) => name || 'every queue').join(', ') || 'nothing'}`, async () => {
    assert.deepEqual((await ear.during(() => work.execute(owner))).toSorted(), heard.toSorted())
  })
}

test('each announced queue is one that takes turns', async () => {
  const names: string[] = []
  const services = {
    ...app.services,
    wakes: { ...app.services.wakes, of: (name: string) => (names.push(name), async () => {}), lookBy() {} },
  }
  const jobs = { ...app.services.jobs, perform: async () => {} }
  const worker = await startWork(jobs as never, services)
  await worker.stop()
  for (const name of works.flatMap(([, , heard]) => heard).filter((each) => each !== '')) {
    assert.ok(names.includes(name), name)
  }
})

test('many changes of one transaction are one notice', async () => {
  const other = await addList()
  const heard = await ear.during(() =>
    owner.transaction().execute(async (tx) => {
      for (let count = 0; count < 5; count++) await deliver(other.list).execute(tx)
    }),
  )
  assert.deepEqual(heard, ['follow'])
})

test('a transaction that is rolled back wakes nobody', async () => {
  const other = await addList()
  const heard = await ear.during(() =>
    owner
      .transaction()
      .execute(async (tx) => {
        await write(other.list).execute(tx)
        throw new Error('never mind')
      })
      .catch(() => {}),
  )
  assert.deepEqual(heard, [])
})

test('a notice wakes its queue on each node, and no other', async () => {
  const nodes = [await openNode(), await openNode()]
  const woken = nodes.map(({ wakes }) => wakes.of('write-back'))
  let others = 0
  for (const { wakes } of nodes) wakes.on('segments', () => (others += 1))
  await write((await addList()).list).execute(owner)
  await Promise.all(woken.map((isWoken) => isWoken(never)))
  assert.equal(others, 0)
})

test('the look finds work whose notice was lost', async () => {
  const { wakes, faults } = await openNode()
  const isWoken = wakes.of('silent')
  await addSilently('silent')
  await isWoken(never)
  assert.deepEqual(faults, [])
})

test('work that is due soon wakes its queue at its time', async () => {
  const { wakes, faults } = await openNode()
  const isWoken = wakes.of('soon')
  const begun = performance.now()
  await addSilently('soon', 1500)
  await isWoken(never)
  assert.ok(performance.now() - begun >= 1450)
  assert.deepEqual(faults, [])
})

test('a listener that the database ends comes back, and wakes every queue', async () => {
  const { wakes, faults } = await openNode()
  const isWoken = wakes.of('follow')
  const listeners = async () => {
    const rows = await askDatabase<{ pid: number }>(
      address,
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'listpass'
        and query ~ '^\\s*(listen|select queue)'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const before = await listeners()
  assert.ok(before.length > 0)
  for (const pid of before) await askDatabase(address, 'select pg_terminate_backend($1)', [pid])
  await isWoken(never)
  await until(listeners, (now) => now.length >= before.length && now.every((pid) => !before.includes(pid)))
  assert.ok(faults.length > 0)
  await deliver(list).execute(owner)
  await isWoken(never)
})

test('a queue that hears of the same work twice takes one turn', async () => {
  const name = randomUUID()
  const has = sql<{ id: string }>`select queue as id from silent_work where queue = ${name}`
  let turns = 0
  const worker = takeTurns(app.services, {
    name,
    lookEveryMs: 20,
    findLists: () => has,
    async work() {
      turns += 1
      await sql`delete from silent_work where queue = ${name}`.execute(owner)
    },
  })
  await addSilently(name)
  for (let count = 0; count < 5; count++) await sql`select pg_notify('listpass_work', ${name})`.execute(owner)
  await until(
    () => has.execute(owner),
    ({ rows }) => rows.length === 0,
  )
  for (let count = 0; count < 5; count++) await sql`select pg_notify('listpass_work', ${name})`.execute(owner)
  await worker.stop()
  assert.equal(turns, 1)
})

test('a look that hangs is work that does not get on, so the watchdog sees it', async () => {
  const { progress } = await openNode()
  const holder = new Client(address)
  await holder.connect()
  await holder.query('begin; lock table listpass.silent_work in access exclusive mode')
  const stillForMs = () => Math.max(0, ...progress.underWay().map(({ movedAt }) => performance.now() - movedAt))
  await until(stillForMs, (ms) => ms > 2000)
  assert.deepEqual(
    progress.underWay().map(({ name }) => name),
    ['looking for work'],
  )
  await holder.end()
  await until(
    () => progress.underWay().every(({ movedAt }) => performance.now() - movedAt < 2000),
    (works) => works,
  )
})
