// From one release to the next: the database that a former release has left is brought on by today's server, with everything
// in it, while servers of the former one still read it. Of the newest release; of each with LISTPASS_PROVE=full.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { logIn } from '#contract/auth.ts'
import { batchStatus } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openScannerLink } from '#contract/doors.ts'
import { oneList } from '#contract/lists.ts'
import { scanLog } from '#contract/scans.ts'
import { redeemScan } from '#contract/scanning.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import { appRole, schema } from '../database/names.ts'
import { worksSince } from '../database/next-release.ts'
import { root } from '../testing/child.ts'
import { addMailchimp } from '../testing/release-database/add-mailchimp.ts'
import { databaseBefore } from '../testing/release-database/database-before.ts'
import { interfaceOf } from '../testing/release-database/interface-of.ts'
import { loadRelease, readRelease, type ReleaseDatabase } from '../testing/release-database/load-sql.ts'
import { recordMigrations } from '../testing/release-database/write-sql.ts'
import { createDatabase } from '../testing/postgres.ts'
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startServerProcess,
  verify,
} from '../testing/server-process.ts'
import { until } from '../testing/until.ts'

const folder = join(import.meta.dirname, 'releases')
const byVersion = new Intl.Collator('en', { numeric: true })
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql.gz'))
  .toSorted(byVersion.compare)
const releases = process.env['LISTPASS_PROVE'] === 'full' ? files : files.slice(-1)

async function databaseOf(release: ReleaseDatabase): Promise<string> {
  const { connectionString } = await createDatabase()
  await loadRelease(connectionString, release)
  return connectionString
}

for (const name of releases) {
  const release = await readRelease(join(folder, name))
  const { known } = release

  test(`${name}: all data of the release is there, answers stay the same, and scans work`, async () => {
    const sandbox = await startSandboxProcess(await addDataFolder())
    for (const account of known.mailchimp) await addMailchimp(sandbox, account)
    const connectionString = await databaseOf(release)
    const settings = await settingsOn(connectionString, sandbox, known.keys)
    const server = await startServerProcess(settings)

    const [ada, ben] = known.organisers as [(typeof known.organisers)[0], (typeof known.organisers)[0]]
    for (const { email, password, listId, contacts, scans, verdicts } of known.organisers) {
      const { token } = await server.call(logIn, { body: { email, password } })
      const place = { token, params: { listId } }
      // A contact erased here but still in Mailchimp may be a new contact by now.
      const now = new Map((await server.call(contactsOfList, place)).contacts.map((contact) => [contact.id, contact]))
      for (const contact of contacts.map(lasting)) assertHolds(now.get(contact.id), contact)
      assertHolds(await server.call(scanLog, place), { scans })
      for (const { body, verdict } of verdicts) {
        // Its outcome is shown with it, and is in the log.
        const { standing: _, ...said } = verdict as Record<string, unknown>
        assertHolds(await server.call(redeemScan, { ...place, body }), said)
      }
    }

    const { token } = await server.call(logIn, { body: { email: ada.email, password: ada.password } })
    const place = { token, params: { listId: ada.listId } }
    const { active_members: _, member_count: __, ...ofList } = ada.list as Record<string, unknown>
    assertHolds((await server.call(oneList, place)).list, ofList)
    const { scan_token: scanToken } = await server.call(openScannerLink, { params: { slug: known.slug } })
    const body = { qr_code: known.unusedCode }
    assert.equal((await server.call(redeemScan, { scanToken, params: place.params, body })).reason, 'ok')
    assert.equal((await server.call(redeemScan, { ...place, body })).reason, 'already_used')

    await finishGeneration(server, ben, known.batch)
    await until(
      () => askDatabase({ connectionString }, `select from ${schema}.pending_writes`),
      (waiting) => waiting.length === 0,
      60_000,
    )
    const { lines } = await until(
      () => verify(settings),
      ({ ending }) => ending === 0,
      60_000,
    )
    assert.match(lines[0]!, /^0 broken, \d+ members compared with Mailchimp$/)
    assert.equal(await server.end('SIGTERM'), 0)
  })

  test(`${name}: a server of that release finds everything that it uses, unchanged`, async () => {
    const connectionString = await databaseOf(release)
    const before = await interfaceOf(connectionString)
    await migrate({ connectionString })
    const now = await interfaceOf(connectionString)
    assert.ok(before.columns.size > 100 && before.functions.size > 30)
    for (const [column, type] of before.columns) assert.equal(now.columns.get(column), type, column)
    for (const [call, result] of before.functions) assert.equal(now.functions.get(call), result, call)
    const isNew = (column: string) =>
      !before.columns.has(column) && before.columns.has(`${column.split('.')[0]}.list_id`)
    const demanded = [...now.demanded].filter(
      (column) => isNew(column) || (before.columns.has(column) && !before.demanded.has(column)),
    )
    assert.deepEqual(demanded, [], 'what it inserts would be refused')
  })

  test(`${name}: a released migration is unchanged`, async () => {
    assert.deepEqual(migrationNames.slice(0, known.migrations.length), known.migrations)
    const begin = release.statements.findIndex((statement) => statement.startsWith('set search_path'))
    const theirs = release.statements.slice(begin, release.statements.indexOf(`set role ${appRole};`))
    assert.deepEqual(changedSince(theirs, [...theirs, 'create table added_later ();']), [])
    const one = theirs.findIndex((statement) => statement.startsWith('create table contacts'))
    assert.deepEqual(changedSince(theirs, theirs.toSpliced(one, 1, 'create table contacts ();')), [theirs[one]])
    // No database exists for an unreleased version.
    if (!(await isOut(known.release))) return
    const { connectionString } = await createDatabase()
    assert.deepEqual(changedSince(theirs, await recordMigrations(connectionString)), [])
  })
}

const newest = await readRelease(join(folder, files.at(-1)!))

test('a database is brought on while a server of the release before still reads', async () => {
  const connectionString = await databaseBefore(await databaseOf(newest))
  const { listId, email } = newest.known.organisers[0]!
  const old = await openOld(connectionString)
  const slow = await openOld(connectionString)
  const count = async (client: Client) =>
    (await client.query<{ count: number }>('select count(*)::int as count from contacts')).rows[0]!.count
  const asOrganiser = async (client: Client) => {
    await client.query('begin')
    await client.query(
      `select set_config('listpass.person', p.id::text, true), set_config('listpass.list', $2, true)
       from person_for_sign_in($1) p`,
      [email, listId],
    )
  }
  // One reads for as long as a backup might, the other again and again.
  await asOrganiser(slow)
  const contacts = await count(slow)
  assert.ok(contacts > 0)
  const done = new AbortController()
  const bringing = migrate({ connectionString }).finally(() => done.abort())
  const reading = (async () => {
    let read = 0
    do {
      await asOrganiser(old)
      assert.equal(await count(old), contacts)
      await old.query('commit')
      read += 1
    } while (!done.signal.aborted || read < 5)
    return read
  })()
  assert.equal(await count(slow), contacts)
  await slow.query('commit')
  await bringing
  assert.ok((await reading) >= 5)
  await Promise.all([old.end(), slow.end()])
})

test('where a table is in use the change steps back, lets the others by, and comes again', async () => {
  const connectionString = await databaseBefore(await databaseOf(newest))
  const holder = new Client({ connectionString })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`lock table ${schema}.kysely_migration in share row exclusive mode`)
  const bringing = migrate({ connectionString })
  bringing.catch(() => {}) // It is awaited below; where the test fails before, that is enough.
  const waiting = () =>
    askDatabase(
      { connectionString },
      `select 1 from pg_locks where not granted and relation = '${schema}.kysely_migration'::regclass`,
    ).then((rows) => rows.length > 0)
  await until(waiting, (isWaiting) => isWaiting)
  await until(waiting, (isWaiting) => !isWaiting)
  await until(waiting, (isWaiting) => isWaiting)
  await holder.query('rollback')
  await holder.end()
  await bringing
  assert.deepEqual(await appliedTo(connectionString), migrationNames)
})

test('a server of the release before starts again on the database of the next one, and refuses what is newer still', async () => {
  const { connectionString } = await createDatabase()
  await migrate({ connectionString })
  const bringOn = async (says: string | null) => {
    await askDatabase(
      { connectionString },
      `comment on schema ${schema} is ${says === null ? 'null' : `'works since ${says}'`}`,
    )
  }
  await askDatabase({ connectionString }, `insert into ${schema}.kysely_migration values ('999-of-the-next', '')`)
  await bringOn(migrationNames.at(-1)!)
  await migrate({ connectionString })
  for (const says of ['998-of-one-between', null]) {
    await bringOn(says)
    await assert.rejects(migrate({ connectionString }), /is that of a much newer release/)
  }
  assert.deepEqual(await appliedTo(connectionString), [...migrationNames, '999-of-the-next'])
})

test('servers of the release before are said to work on the database of this one, and none from longer ago', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const before = files.findLast((name) => name !== `${version}.sql.gz`)
  const last = before === undefined ? worksSince : (await readRelease(join(folder, before))).known.migrations.at(-1)
  assert.equal(worksSince, last)
  assert.ok(migrationNames.includes(worksSince))
})

test('of several servers that start at once on an empty database one prepares it, and all find it ready', async () => {
  const { connectionString } = await createDatabase()
  await Promise.all(Array.from({ length: 4 }, () => migrate({ connectionString })))
  assert.deepEqual(await appliedTo(connectionString), migrationNames)
})

async function settingsOn(
  connectionString: string,
  sandbox: SandboxProcess,
  keys: string,
): Promise<Record<string, string>> {
  return {
    ...settingsFor(await addDataFolder(), sandbox),
    DATABASE_URL: connectionString,
    LISTPASS_KEYS: keys,
  }
}

/** Work under way when the release ended continues. */
async function finishGeneration(
  server: ServerProcess,
  { email, password, listId }: { email: string; password: string; listId: string },
  batch: string,
) {
  const { token } = await server.call(logIn, { body: { email, password } })
  const asked = { token, params: { listId }, query: { batch_id: batch } }
  const end = await until(
    () => server.call(batchStatus, asked),
    (status) => status.is_finished,
    60_000,
  )
  assert.equal(end.failed_jobs, 0)
}

async function appliedTo(connectionString: string): Promise<string[]> {
  const rows = await askDatabase<{ name: string }>(
    { connectionString },
    `select name from ${schema}.kysely_migration order by name`,
  )
  return rows.map(({ name }) => name)
}

/** A connection as servers have them. */
async function openOld(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, options: `-c search_path=${schema} -c role=${appRole}` })
  await client.connect()
  return client
}

/** What was sent to make tables and functions, and no longer is. */
function changedSince(theirs: string[], today: string[]): string[] {
  const sent = new Set(today)
  return theirs.filter((statement) => /^(?:--|(?:create|alter|drop|do)\b)/i.test(statement) && !sent.has(statement))
}

async function isOut(version: string): Promise<boolean> {
  const changes = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  return changes.split('\n').some((line) => line.startsWith(`## ${version}, `) && /\d{4}-\d\d-\d\d$/.test(line))
}

/** Of a contact what no sync may change. */
function lasting(contact: unknown) {
  const { id, email, qr_code: code, scan_count: count, is_blocked: isBlocked } = contact as Record<string, unknown>
  return { id: id as string, email, qr_code: code, scan_count: count, is_blocked: isBlocked }
}

/** Everything that was said is said again; a later release may say more. */
function assertHolds(now: unknown, then: unknown, where = ''): void {
  if (Array.isArray(then)) {
    assert.ok(Array.isArray(now) && now.length === then.length, `${where}: ${JSON.stringify(now)}`)
    for (const [place, each] of then.entries()) assertHolds(now[place], each, `${where}[${place}]`)
  } else if (typeof then === 'object' && then !== null) {
    assert.ok(typeof now === 'object' && now !== null, where)
    for (const [key, each] of Object.entries(then))
      assertHolds((now as Record<string, unknown>)[key], each, `${where}.${key}`)
  } else {
    assert.equal(now, then, where)
  }
}
