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
import { owners } from '../database/owners.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { atEnd } from '../testing/postgres.ts'
import { addApp } from '../testing/second-factor.ts'
import { addTenant } from '../testing/tenant.ts'
import { isOfTeam, shares } from './shares.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-moved-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const former = await startInstallation({ sandbox })
// It does no work by itself, so that all rows stay as they came.
const next = await startInstallation({ sandbox, works: false })

type Row = Record<string, unknown>

/** The team's rows by table, in a fixed order. Sealed values are opened. */
async function rowsOf({ owner, services }: Installation, team: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const table of Object.keys(owners) as (keyof typeof owners)[]) {
    const share = shares[table]
    if (share === 'stays') continue
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${table === 'waiting_changes' ? 'id' : ''} as row from ${sql.table(table)} t where ${sql.raw(isOfTeam(share, `'${team}'`))} order by 1`.execute(
      owner,
    )
    found[table] = rows.map(({ row }) => {
      const opened = sealedColumns
        .filter(
          (sealed) => sealed.table === table && typeof row[sealed.column] === 'string' && row[sealed.column] !== '',
        )
        .map((sealed) => [
          sealed.column,
          services.keys.open(String(row[sealed.column]), placeIn(sealed, String(row['id']))),
        ])
      return { ...row, ...Object.fromEntries(opened) }
    })
  }
  return found
}

const file = join(folder, 'team')
let key = ''
let team = ''

test('a file of a team is written, and nothing of it can be read or found in it', async () => {
  const ada = await addTenant(former, 'Ada')
  team = ada.personId
  const [token] = ada.tokens
  const params = { listId: ada.ids['listId']![0]! }
  await former.call(setVips, {
    token,
    params,
    body: { vips: { kind: 'field', tag: 'FNAME', test: 'is', value: 'Ada' } },
  })
  const way = { in_page: true, by_mail: false }
  await former.call(setNotifying, { token, params, body: { vip_arrived: way, nearly_full: way, door_silent: way } })
  await former.call(setAttendance, { token, params, body: { tags: true, events: true } })
  const rule = { if_field: 'FNAME', if_value: 'Ada', then_field: 'LNAME', then_value: 'Came' }
  await former.call(setLogicRules, { token, params, body: { rules: [rule] } })
  await addApp(former, token!)
  await former.admin(`export-team ${team} ${file} --to ${next.publicUrl} --dry-run`)
  await assert.rejects(readFile(file), { code: 'ENOENT' })

  const { data, text } = await former.admin(`export-team ${team} ${file} --to ${next.publicUrl}`)
  key = String(data['key'])
  assert.match(text, /Noor moves to http/)
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

/** What an import changes on purpose. */
function asImported(table: string, row: Row): Row {
  if (table === 'lists' || table === 'accounts') return { ...row, has_left: false }
  if (table === 'sessions') return { ...row, secret_hash: 'another' }
  return row
}

test('every row is at the new place as it was, with its secrets sealed anew', async () => {
  const before = await rowsOf(former, team)
  await next.admin(`import-team ${file} --key ${key}`)
  const after = await rowsOf(next, team)
  const filled = Object.keys(before).filter((table) => before[table]!.length > 0)
  assert.ok(filled.length > 30, filled.join())
  for (const [table, rows] of Object.entries(before)) {
    // The import adds its own entries to the log.
    const isOld = ({ id }: Row) => table !== 'audit_log' || rows.some((row) => row['id'] === id)
    const moved = after[table]!.filter(isOld)
    assert.deepEqual(
      moved.map((row) => without(table === 'sessions' ? { ...row, secret_hash: 'another' } : row)),
      rows.map((row) => without(asImported(table, row))),
      table,
    )
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_texts where list_id in (select id from lists where owner_id = ${team})`.execute(
    next.owner,
  )
  assert.ok(rows[0]!.count > 0)
})

/** The webhook is set up anew after the import. */
function without({ webhook_id: _id, webhook_secret: _secret, poll_from: _from, polled_at: _polled, ...row }: Row): Row {
  return row
}

test('it is imported once', async () => {
  assert.match((await next.admin(`import-team ${file} --key ${key}`)).text, /^Noor is here already\./)
})
