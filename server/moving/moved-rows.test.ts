// Every row of a team is at the new place, as it was. The file reveals nothing, and opens only as it was written.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { setAttendance } from '#contract/attending.ts'
import { setNotifying, setVips } from '#contract/notifying.ts'
import { setLogicRules } from '#contract/rules.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { planDump } from '../database/dump/plan.ts'
import { openClient } from '../database/open.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { atEnd } from '../testing/postgres.ts'
import { addApp } from '../testing/second-factor.ts'
import { addTenant } from '../testing/tenant.ts'
import { until } from '../testing/until.ts'
import { ofTeam } from './rows.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-moved-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const former = await startInstallation({ sandbox })
// It does no work by itself, so that all rows stay as they came.
const next = await startInstallation({ sandbox, works: false })
const client = await openClient({ connectionString: former.connectionString }, 'listpass-test')
atEnd(() => client.end())
const tables = await planDump(client)

type Row = Record<string, unknown>

/** The webhook is set up anew after the import, and what is true of one installation begins anew. */
const anew = ['webhook_id', 'webhook_secret', 'poll_from', 'polled_at', 'code_number', 'email_proven_at', 'has_left']

/** The team's rows by table, in a fixed order. Sealed values are opened. */
async function rowsOf({ owner, services }: Installation, team: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const { table, columns } of tables) {
    const condition = ofTeam({ table, columns }, `'${team}'`)
    if (condition === undefined) continue
    const left = table === 'waiting_changes' ? [...anew, 'id'] : anew
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${left}::text[] as row from ${sql.table(table)} t where ${sql.raw(condition)} order by 1`.execute(
      owner,
    )
    const sealed = sealedColumns.filter((each) => each.table === table && !anew.includes(each.column))
    found[table] = rows.map(({ row }) => {
      for (const each of sealed)
        if (row[each.column])
          row[each.column] = services.keys.open(String(row[each.column]), placeIn(each, String(row['id'])))
      return row
    })
  }
  return found
}

const file = join(folder, 'team')
const ada = await addTenant(former, 'Ada')
const team = ada.personId
let key = ''

test('a file of a team is written, and nothing of it can be read or found in it', async () => {
  const [token] = ada.tokens
  const params = { listId: ada.ids['listId']![0]! }
  const vips = { kind: 'field' as const, tag: 'FNAME', test: 'is' as const, value: 'Ada' }
  await former.call(setVips, { token, params, body: { vips } })
  const way = { in_page: true, by_mail: false }
  await former.call(setNotifying, { token, params, body: { vip_arrived: way, nearly_full: way, door_silent: way } })
  await former.call(setAttendance, { token, params, body: { tags: true, events: true } })
  await until(
    async () => (await sql`select from list_tags where list_id = ${params.listId}`.execute(former.owner)).rows.length,
    (tags) => tags > 0,
  )
  const rule = { if_field: 'FNAME', if_value: 'Ada', then_field: 'LNAME', then_value: 'Came' }
  await former.call(setLogicRules, { token, params, body: { rules: [rule] } })
  await addApp(former, token!)
  const call = (path: string) => former.admin(`export-team ${team} ${path} --to ${next.publicUrl}`)
  await assert.rejects(call(join(folder, 'none', 'f')), /cannot be written\. Nothing was changed/)
  await assert.rejects(call(folder), /is there already\. Choose another name/)
  const { data, text } = await call(file)
  key = String(data['key'])
  assert.match(text, /^Noor moves to http/)
  const bytes = await readFile(file)
  for (const word of [ada.email, ada.listName, ada.codes[0]!, key]) assert.equal(bytes.indexOf(word), -1)
})

test('a wrong key, a changed file and another file are refused, and a dry run changes nothing', async () => {
  const wrongKey = Buffer.alloc(32, 1).toString('hex')
  await assert.rejects(next.admin(`import-team ${file} --key ${wrongKey}`), /does not open with this key/)
  await assert.rejects(next.admin(`import-team ${file} --key short`), /The key has 64 characters/)
  const cut = join(folder, 'cut')
  await writeFile(cut, (await readFile(file)).subarray(0, -20))
  await assert.rejects(next.admin(`import-team ${cut} --key ${key}`), /Nothing was imported/)
  await writeFile(cut, 'something else entirely')
  await assert.rejects(next.admin(`import-team ${cut} --key ${key}`), /is not the file of a team/)
  await assert.rejects(former.admin(`import-team ${file} --key ${key}`), /was exported for http.* PUBLIC_URL of this/)
  const { text } = await next.admin(`import-team ${file} --key ${key} --dry-run`)
  assert.match(text, /^Nothing was changed\. With Noor would come: 2 members, 1 list, 5 contacts, 1 scan/)
  for (const [table, rows] of Object.entries(await rowsOf(next, team))) assert.deepEqual(rows, [], table)
})

test('every row is at the new place as it was, with its secrets sealed anew', async () => {
  const before = await rowsOf(former, team)
  await next.admin(`import-team ${file} --key ${key}`)
  const after = await rowsOf(next, team)
  const filled = Object.keys(before).filter((table) => before[table]!.length > 0)
  assert.ok(filled.length >= 30, filled.join())
  for (const [table, rows] of Object.entries(before)) {
    // The import adds its own entries to the log.
    const isOld = ({ id }: Row) => table !== 'audit_log' || rows.some((row) => row['id'] === id)
    assert.deepEqual(after[table]!.filter(isOld), rows, table)
  }
})
