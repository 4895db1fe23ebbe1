// A team with one list of 100,000 contacts, of whom each came once, moves from one database to another: how long it
// stops, and how large its file is. Programs need a second more to start, and the file has to get there.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../server/database/tables.ts'
import { exportTeam } from '../server/moving/export-team.ts'
import { importTeam } from '../server/moving/import-team.ts'
import { readTeamFile } from '../server/moving/team-file.ts'
import { layList } from '../server/testing/laid-list.ts'
import { atEnd } from '../server/testing/postgres.ts'
import { startTestApp } from '../server/testing/start-test-app.ts'
import { openAsOwner } from '../server/database/open.ts'

const contacts = 100_000
const rounds = 3

test('moving', { timeout: 600_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-bench-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const rows = []
  for (let round = 1; round <= rounds; round++) {
    const [from, to] = [await openPlace(), await openPlace()]
    const { teamId } = await layTeam(from.db)
    const path = join(folder, `team-${round}`)
    const begun = performance.now()
    const { bytes, key } = await exportTeam(from, { id: teamId, name: 'Noor' }, { path, to: 'https://there.example' })
    const exported = performance.now()
    const read = (dump: AsyncIterable<Buffer>) =>
      importTeam(to, { dump, isDryRun: false, takeUp: async () => {}, ask: async () => {} })
    await readTeamFile(path, key, read)
    const imported = performance.now()
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    rows.push({
      'export, s': seconds(exported - begun),
      'import, s': seconds(imported - exported),
      'both, s': seconds(imported - begun),
      'file, MB': (bytes / 1e6).toFixed(1),
    })
  }
  console.log(`${contacts} contacts, each with a scan, ${rounds} rounds`)
  console.table(rows)
})

async function openPlace() {
  const { services, connectionString } = await startTestApp({ works: false })
  const db = openAsOwner({ connectionString })
  atEnd(() => db.destroy())
  return { address: { connectionString }, db, services }
}

async function layTeam(db: Kysely<Tables>) {
  const { listId, teamId, accountId } = await layList(db)
  await sql`update accounts set credential = '' where id = ${accountId}`.execute(db)
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans, scan_count, accepted)
    select ${listId}, gen_random_uuid(), md5(n::text), 'guest' || n || '@example.com', 'subscribed',
      jsonb_build_object('FNAME', 'Guest', 'LNAME', 'Number ' || n, 'COMPANY', 'Company ' || n % 500), upper(substr(md5('c' || n), 1, 24)),
      1, 1, 1
    from generate_series(1, ${contacts}) n`.execute(db)
  await sql`
    insert into scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, display_value, scan_count, max_scans,
      first_at, first_door, received_at)
    select list_id, gen_random_uuid(), id, code_key, 'ok', 1, 'counts', 'North door', 'Guest', 1, 1, now(), 'North door', now()
    from contacts where list_id = ${listId}`.execute(db)
  await sql`
    insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
    select list_id, row_number() over (), 'accepted', scan_id, contact_id, door, received_at from scans where list_id = ${listId}`.execute(
    db,
  )
  await sql`update door_seqs set seq = ${contacts} where list_id = ${listId}`.execute(db)
  return { teamId }
}
