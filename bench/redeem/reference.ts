// The lowest possible cost of a scan: the same update and two inserts, as one statement and one commit. It runs on the
// product's tables, and on bare tables with only the columns that it needs. The difference is the cost of our rows and
// indexes.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { askDatabase } from '../../server/testing/processes.ts'
import { addList, type BenchLists, often } from './add-lists.ts'
import { addressOf } from './redeeming.ts'

const contacts = 100_000
const start = 'BENCHBENCHBENCHBEN'
const digits = 6

/** Codes that pgbench can make from a number, as long as other codes. */
const referenceCodes = Array.from({ length: contacts }, (_, n) => start + String(n + 1).padStart(digits, '0'))

/** SQL for the code with number `n`, from 1. */
const codeOf = (n: string) => `'${start}' || lpad(${n}::text, ${digits}, '0')`

const bareList = randomUUID()

const tables = `
create schema bench;
create table bench.contacts (list_id uuid not null, id uuid not null, email text not null, code_key text not null,
  max_scans int not null, scan_count int not null default 0, accepted int not null default 0,
  primary key (list_id, id), unique (list_id, code_key)) with (fillfactor = 90);
create table bench.scans (list_id uuid not null, scan_id uuid not null, contact_id uuid, reason text not null, number int,
  door text not null, scan_count int not null, received_at timestamptz not null, primary key (list_id, scan_id));
create table bench.pending_writes (list_id uuid not null, contact_id uuid not null, version bigint not null default 1,
  primary key (list_id, contact_id));
create table bench.commits (id uuid primary key);
`

const onBareTables = `
with counted as (
  update bench.contacts set scan_count = scan_count + 1, accepted = accepted + 1
  where list_id = '${bareList}' and code_key = ${codeOf(':n')} and scan_count < max_scans returning id, scan_count, accepted
), kept as (
  insert into bench.scans select '${bareList}', gen_random_uuid(), id, 'ok', accepted, 'Bench', scan_count, clock_timestamp()
  from counted
)
insert into bench.pending_writes as w (list_id, contact_id) select '${bareList}', id from counted
on conflict (list_id, contact_id) do update set version = w.version + 1;`

/** The rows that `decide_scans` writes for an accepted scan. */
const onOurTables = (listId: string) => `
with counted as (
  update listpass.contacts set scan_count = scan_count + 1, accepted = accepted + 1
  where list_id = '${listId}' and code_key = ${codeOf(':n')} and scan_count < max_scans
  returning id, code_key, merge_fields ->> 'FNAME' as name, scan_count, max_scans, accepted
), kept as (
  insert into listpass.scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, session_id, display_value,
    scan_count, max_scans, first_at, first_door, received_at)
  select '${listId}', gen_random_uuid(), id, code_key, 'ok', accepted, 'counts', 'Bench', gen_random_uuid(), name, scan_count,
    max_scans, clock_timestamp(), 'Bench', clock_timestamp()
  from counted
)
insert into listpass.pending_writes as w (list_id, contact_id) select '${listId}', id from counted
on conflict (list_id, contact_id) do update set version = w.version + 1;`

export async function openReference(dataDir: string, lists: BenchLists) {
  const ours = await addList(dataDir, lists, { codes: referenceCodes, max: often })
  await askDatabase(dataDir, tables)
  await askDatabase(
    dataDir,
    `insert into bench.contacts select $1, gen_random_uuid(), 'guest' || n || '@example.com', ${codeOf('n')}, ${often}
     from generate_series(1, ${referenceCodes.length}) n`,
    [bareList],
  )
  await askDatabase(dataDir, 'vacuum analyze bench.contacts, listpass.contacts')
  const tool = findPgbench()
  const address = addressOf(dataDir)
  const folder = await mkdtemp(join(tmpdir(), 'listpass-pgbench-'))
  const addScript = async (name: string, statement: string) => {
    const path = join(folder, `${name}.sql`)
    await writeFile(
      path,
      `\\set n random(1, ${referenceCodes.length})\n${statement.replaceAll(/\s*\n\s*/g, ' ').trim()}\n`,
    )
    return path
  }
  const oursScript = await addScript('ours', onOurTables(ours.id))
  const bareScript = await addScript('bare', onBareTables)
  const client = new Client(address)
  await client.connect()

  /** The rate of ten connections, in scans a second. */
  const pgbench = async (script: string, ms: number): Promise<number> => {
    const seconds = String(Math.max(1, Math.round(ms / 1000)))
    const args = ['-n', '-c10', '-j2', '-T', seconds, '-M', 'prepared', '-f', script, '-h', address.host]
    const { stdout } = await promisify(execFile)(tool, [...args, '-U', address.user, address.database])
    return Number(/tps = ([\d.]+)/.exec(stdout)![1])
  }

  return {
    onOurTables: (ms: number) => pgbench(oursScript, ms),
    onBareTables: (ms: number) => pgbench(bareScript, ms),
    /** Runs `work` without the throttle of doors with thousands of refusals, because it is not measured here. */
    async unthrottled(work: () => Promise<number>): Promise<number> {
      const ending = new AbortController()
      const forgetting = (async () => {
        while (!ending.signal.aborted) {
          await forget(client)
          await setTimeout(50)
        }
      })()
      const result = await work().finally(() => ending.abort())
      await forgetting
      await forget(client)
      return result
    },
    async close() {
      await client.end()
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * Refused scans lock the bucket of all refusals nearly all the time, so its deletion waits. Other locked buckets are skipped.
 */
async function forget(client: Client): Promise<void> {
  await client.query(`delete from listpass.throttles where key like 'refused:%'`)
  await client.query(
    'delete from listpass.throttles where key in (select key from listpass.throttles for update skip locked)',
  )
}

/** pgbench is part of PostgreSQL's server packages, but not of the embedded PostgreSQL. */
function findPgbench(): string {
  const found = [
    process.env['PGBENCH'],
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
    '/usr/bin/pgbench',
    '/opt/homebrew/bin/pgbench',
  ]
  const tool = found.find((path) => path !== undefined && existsSync(path))
  if (!tool) throw new Error('pgbench is needed for the comparison. Install PostgreSQL, or name it in PGBENCH.')
  return tool
}
