// Upgrades: today's server upgrades the database of an earlier release without loss, while servers of that release
// still use it. Tests the newest release; with LISTPASS_PROVE=full, each one. Before the first release there is none.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { signInWith } from '../testing/factories.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openScannerLink } from '#contract/doors.ts'
import { oneList } from '#contract/lists.ts'
import { scanLog } from '#contract/scans.ts'
import { redeemScan } from '#contract/scanning.ts'
import { migrate } from '../database/migrate.ts'
import { appRole, schema } from '../database/names.ts'
import { worksSince } from '../database/next-release.ts'
import { schemaNames } from '../database/sql-files.ts'
import {
  addDataFolder,
  askDatabase,
  root,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { addMailchimp } from '../testing/release-database/fill.ts'
import {
  appliedTo,
  assertHolds,
  changedSince,
  databaseBefore,
  databaseOf,
  files,
  finishGeneration,
  folder,
  interfaceOf,
  isOut,
  lasting,
  openOld,
  releases,
  settingsOn,
} from '../testing/release-database/upgraded.ts'
import { readRelease, recordSchema } from '../testing/release-database/sql.ts'
import { createDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'

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
      const { token } = await signInWith(server, { email, password })
      const place = { token, params: { listId } }
      // A contact that was erased here but is still in Mailchimp may be a new contact by now.
      const now = new Map((await server.call(contactsOfList, place)).contacts.map((contact) => [contact.id, contact]))
      for (const contact of contacts.map(lasting)) assertHolds(now.get(contact.id), contact)
      assertHolds(await server.call(scanLog, place), { scans })
      for (const { body, verdict } of verdicts) {
        // The present standing is separate, and is in the log.
        const { standing: _, ...said } = verdict as Record<string, unknown>
        assertHolds(await server.call(redeemScan, { ...place, body }), said)
      }
    }

    const { token } = await signInWith(server, { email: ada.email, password: ada.password })
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
    )
    const { lines } = await until(
      () => verify(settings),
      ({ ending }) => ending === 0,
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

  test(`${name}: a released schema file is unchanged`, async () => {
    assert.deepEqual(schemaNames.slice(0, known.schema.length), known.schema)
    const begin = release.statements.findIndex((statement) => statement.startsWith('set search_path'))
    const theirs = release.statements.slice(begin, release.statements.indexOf(`set role ${appRole};`))
    assert.deepEqual(changedSince(theirs, [...theirs, 'create table added_later ();']), [])
    const one = theirs.findIndex((statement) => statement.includes('create table contacts ('))
    assert.deepEqual(changedSince(theirs, theirs.toSpliced(one, 1, 'create table contacts ();')), [theirs[one]])
    // An unreleased version has no stored database.
    if (!(await isOut(known.release))) return
    const { connectionString } = await createDatabase()
    assert.deepEqual(changedSince(theirs, await recordSchema(connectionString)), [])
  })

  test(`${name}: the database is brought on while a server of that release still reads`, async () => {
    const connectionString = await databaseBefore(await databaseOf(release))
    const { listId, email } = known.organisers[0]!
    const old = await openOld(connectionString)
    const slow = await openOld(connectionString)
    const count = async (client: Client) =>
      (await client.query<{ count: number }>('select count(*)::int as count from contacts')).rows[0]!.count
    const asOrganiser = async (client: Client) => {
      await client.query('begin')
      await client.query(
        `select set_config('listpass.team', p.id::text, true), set_config('listpass.list', $2, true)
         from person_for_sign_in($1) p`,
        [email, listId],
      )
    }
    // One connection reads for as long as a backup might, the other repeatedly.
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
}

test('a server starts on the database of the next release, and refuses an even newer one', async () => {
  const { connectionString } = await createDatabase()
  await migrate({ connectionString })
  const say = (what: string) => askDatabase({ connectionString }, `comment on schema ${schema} is ${what}`)
  const functionsOf = () =>
    askDatabase({ connectionString }, `select name, hash from ${schema}.schema_functions order by name`)
  // The next release changed a function, removed one, and added one.
  await askDatabase(
    { connectionString },
    `create function ${schema}.of_the_next() returns int language sql as 'select 1';
     drop function ${schema}.count_list;
     delete from ${schema}.schema_functions where name = 'count_list';
     update ${schema}.schema_functions set hash = 'of the next' where name = 'take_lease';
     insert into ${schema}.schema_functions values ('of_the_next', '')`,
  )
  const theirs = await functionsOf()
  for (const files of [[], ['9999-of-the-next']]) {
    for (const file of files)
      await askDatabase({ connectionString }, `insert into ${schema}.schema_files values ('${file}')`)
    await say(`'release 99.0.0, works since ${worksSince}'`)
    await migrate({ connectionString })
    for (const says of [`'release 99.0.0, works since 98.0.0'`, ...files.map(() => 'null')]) {
      await say(says)
      await assert.rejects(migrate({ connectionString }), /is that of a much newer release/)
    }
    assert.deepEqual(await appliedTo(connectionString), [...schemaNames, ...files])
    assert.deepEqual(await functionsOf(), theirs)
  }
})

test('the database admits servers of the previous release, and no older ones', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const before = files.findLast((name) => name !== `${version}.sql.gz`)
  assert.equal(worksSince, before === undefined ? version : (await readRelease(join(folder, before))).known.release)
})
