// Calls that are too large to finish are made smaller, over two nodes on one database.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { migrate } from '../database/migrate.ts'
import { openAsOwner, openDatabase } from '../database/open.ts'
import { openPaces } from './limits/paces.ts'
import { openSlots } from './limits/slots.ts'
import { isPassing } from '../kernel/mailchimp-trouble.ts'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { type MemberValues, memberHash } from './audience.ts'
import { type Ask, callMailchimp, type Credential, type Line, type Patience, workersPatience } from './call.ts'
import { openInSize } from './in-size.ts'
import { openAudience } from './open-audience.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('sizes', (address) => migrate({ connectionString: address })),
)
const owner = openAsOwner({ connectionString })
const sandbox = createSandbox()
atEnd(() => Promise.all([owner.destroy(), sandbox.close()]).then(() => {}))

const click: Patience = { caller: 'person', tries: 2, timeoutMs: 5000 }
const tags = { code: 'COMPANY', max: 'TABLE', scans: 'SCANS' }
const fields = ['COMPANY', 'TABLE', 'SCANS'].map((tag) => ({
  tag,
  name: tag,
  type: tag === 'COMPANY' ? ('text' as const) : ('number' as const),
}))

/** The number of rows of each call, and whether it succeeded. */
const asked: { read?: number; wrote?: number; isOk: boolean }[] = []
const isMembers = (url: string) => url.includes('/members?')

async function countedFetch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const wrote =
    request.method === 'POST' ? ((await request.clone().json()) as { members: [] }).members.length : undefined
  const read = isMembers(request.url) ? Number(url.searchParams.get('count')) : undefined
  const answer = await sandbox.fetch(request)
  if (wrote !== undefined) asked.push({ wrote, isOk: answer.ok })
  if (read !== undefined) asked.push({ read, isOk: answer.ok })
  return answer
}

function addNode(): Line {
  const { database } = openDatabase({ connectionString }, () => {})
  const slots = openSlots(database)
  atEnd(async () => {
    slots.close()
    await database.close()
  })
  const apiUrl = 'https://{dc}.api.mailchimp.com/3.0'
  return { fetch: countedFetch, slots, paces: openPaces(database), now: () => new Date(), apiUrl }
}

const nodes = [addNode(), addNode()] as const

function openListOf(line: Line, credential: Credential, patience: Patience, id: string) {
  const inSize = openInSize(line, credential.loginKey, patience)
  const ask: Ask = (call, answer) => callMailchimp(line, credential, call, answer, patience)
  return openAudience(ask, { now: line.now, inSize }, id)
}

async function addList(members: number) {
  const account = sandbox.addAccount()
  const { id } = await sandbox.addAudience({ account: account.id, members, status: 'subscribed', fields })
  const credential = { token: account.apiKey, dataCentre: 'us14', loginKey: randomUUID() }
  const audience = (node: 0 | 1 = 0, patience: Patience = workersPatience) =>
    openListOf(nodes[node], credential, patience, id)
  const sizes = async () => {
    const { rows } = await sql<{ kind: string; rows: number }>`
      select kind, rows from login_sizes where login_key = ${credential.loginKey}`.execute(owner)
    return Object.fromEntries(rows.map(({ kind, rows: size }) => [kind, size]))
  }
  const failures = async () => {
    const { rows } = await sql<{ failures: number }>`
      select failures from login_paces where login_key = ${credential.loginKey}`.execute(owner)
    return rows[0]?.failures ?? 0
  }
  const limit = (largestCall: number) => sandbox.changeSettings({ largestCall }, account.id)
  const minutesPass = (minutes: number) =>
    sql`update login_sizes set grows_at = grows_at - make_interval(mins => ${minutes})
      where login_key = ${credential.loginKey} and grows_at < 'infinity'`.execute(owner)
  const readAll = async (node: 0 | 1 = 0, patience?: Patience) => {
    asked.length = 0
    return audience(node, patience).membersFrom(0, tags)
  }
  return { account: account.id, id, audience, sizes, failures, limit, minutesPass, readAll }
}

const okReads = () => asked.flatMap(({ read, isOk }) => (read !== undefined && isOk ? [read] : []))
const failedReads = () => asked.flatMap(({ read, isOk }) => (read !== undefined && !isOk ? [read] : []))

async function valuesOf(list: Awaited<ReturnType<typeof addList>>): Promise<MemberValues[]> {
  const { members } = await list.audience().membersFrom(0, tags)
  return members.map(({ email }) => ({ hash: memberHash(email), email, code: `code of ${email}`, max: 1, scans: 2 }))
}

test('a page is read whole and in order by several calls, when large ones come to nothing', async () => {
  const list = await addList(1200)
  const before = await list.readAll()
  assert.deepEqual(okReads(), [1000])
  list.limit(100)
  const after = await list.readAll()
  assert.deepEqual(after.hashes, before.hashes)
  assert.deepEqual([after.members.length, after.total, after.isFull, after.isWhole], [1000, 1200, true, true])
  assert.ok(okReads().every((rows) => rows <= 100))
  // Each size fails twice. After a success, one call tries twice the size.
  assert.deepEqual(failedReads(), [1000, 1000, 500, 500, 250, 250, 125, 125, 124])
  assert.deepEqual(await list.sizes(), { read: 62 })
  assert.equal(await list.failures(), 0)
  const rest = await list.audience().membersFrom(990, tags)
  assert.deepEqual([rest.members.length, rest.isFull, rest.isWhole], [210, false, true])
})

for (const [name, fault] of [
  ['time out', { kind: 'no_answer' }],
  ['end in 504', { kind: 'server_error', status: 504 }],
] as const) {
  test(`two calls that ${name} make the next one smaller, and one does not`, async () => {
    const list = await addList(1000)
    const brief: Patience = { caller: 'worker', tries: 4, timeoutMs: 2000 }
    for (const next of [1, 2]) {
      sandbox.setFault({ ...fault, operation: 'getMembers', next }, list.account)
      const { members } = await list.readAll(0, brief)
      assert.equal(members.length, 1000)
      const [rows = 0] = okReads()
      assert.ok(next === 1 ? rows === 1000 : rows <= 500, `${rows} rows after ${next} failures`)
    }
  })
}

test('another node begins with the size that was found; ten minutes later one call tries twice as many', async () => {
  const list = await addList(1100)
  list.limit(100)
  await list.readAll()
  await list.readAll(1)
  assert.deepEqual(failedReads(), [])
  await list.minutesPass(9)
  await list.readAll(1)
  assert.deepEqual(failedReads(), [])
  await list.minutesPass(2)
  await list.readAll(1)
  assert.deepEqual(failedReads(), [124])
  list.limit(0)
  await list.minutesPass(11)
  await list.readAll()
  await list.readAll(1)
  await list.readAll()
  await list.readAll()
  assert.deepEqual([failedReads(), okReads()], [[], [1000]])
  assert.deepEqual(await list.sizes(), {})
})

test('writes are made smaller as well, and every contact is written once', async () => {
  const list = await addList(500)
  const values = await valuesOf(list)
  list.limit(100)
  asked.length = 0
  assert.deepEqual(await list.audience().writeValues(values, tags), [])
  const sizes = asked.flatMap(({ wrote, isOk }) => (isOk && wrote !== undefined ? [wrote] : []))
  assert.equal(
    sizes.reduce((sum, rows) => sum + rows, 0),
    500,
  )
  assert.ok(Math.max(...sizes) <= 100)
  for (const { email, code } of values) {
    const held = sandbox.readMember(list.id, email)!['merge_fields'] as Record<string, unknown>
    assert.deepEqual([held['COMPANY'], held['SCANS']], [code, 2])
  }
  assert.deepEqual(await list.sizes(), { write: 62 })
  assert.equal(await list.failures(), 0, 'the circuit stays closed')
})

test('twelve pages that fail together halve once a size and do not open the circuit', async () => {
  const list = await addList(600)
  list.limit(100)
  sandbox.changeSettings({ latencyMs: 50 }, list.account)
  asked.length = 0
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, place) => list.audience(place % 2 === 0 ? 0 : 1).membersFrom(0, tags)),
  )
  assert.ok(pages.every(({ members, isWhole }) => members.length === 600 && isWhole))
  assert.deepEqual(await list.sizes(), { read: 62 })
  assert.equal(await list.failures(), 0)
})

test("a person's page is read by smaller calls as well", async () => {
  const list = await addList(150)
  list.limit(100)
  assert.equal((await list.readAll(0, click)).members.length, 150)
})

test('changed members are also read in smaller calls', async () => {
  const list = await addList(150)
  list.limit(100)
  const page = await list.audience().changedSince(new Date(0), 'present', 0, tags)
  assert.deepEqual([page.members.length, page.total, page.isWhole], [150, 150, true])
})

test('while Mailchimp is away the circuit opens, and full calls are back soon after', async () => {
  const list = await addList(1100)
  sandbox.stop()
  for (let call = 0; call < 8 && (await list.failures()) < 5; call++) await assert.rejects(list.readAll(), isPassing)
  assert.equal(await list.failures(), 5)
  assert.deepEqual(await list.sizes(), { read: 50 })
  sandbox.start()
  await list.readAll(0, click)
  for (const node of [0, 1, 0] as const) await list.readAll(node)
  assert.deepEqual([okReads(), await list.sizes()], [[1000], {}])
})

test('few contacts do not show that many can be read', async () => {
  const list = await addList(130)
  list.limit(100)
  await list.readAll()
  list.limit(0)
  await list.minutesPass(11)
  for (const node of [0, 1, 0, 1] as const) await list.readAll(node)
  assert.deepEqual(await list.sizes(), { read: 130 })
})

test('short pages are read on, do not end a list, and are not believed to show all', async () => {
  const list = await addList(430)
  const { hashes } = await list.readAll()
  sandbox.changeSettings({ pageRows: 50 }, list.account)
  const page = await list.readAll()
  assert.deepEqual([page.hashes, page.isFull, page.isWhole], [hashes, false, false])
})
