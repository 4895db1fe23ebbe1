// A snapshot of all data worth keeping. Lines of JSON announce the next part. Then follow the rows in Postgres' own
// format, in pieces with their length in front.
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appRole, beginAsOwner, jobsSchema } from '../names.ts'
import { step } from '../../kernel/step.ts'
import { type Address, openClient } from '../open.ts'
import { planDump } from './plan.ts'

export type DumpHead = { listpass: 1; at: string; schema: string[] }
export type DumpTail = { rows: Record<string, number>; jobs: { name: string; data: unknown }[] }

/** Takes no locks, so other connections may read and write meanwhile. */
export async function* writeDump(address: Address): AsyncGenerator<Buffer> {
  const client = await openClient(address, 'listpass-backup')
  try {
    await beginAsOwner(client, 'isolation level repeatable read read only')
    const { rows: applied } = await client.query<{ name: string }>('select name from schema_files order by name')
    const { rows: clock } = await client.query<{ now: Date }>('select now()')
    const head: DumpHead = { listpass: 1, at: clock[0]!.now.toISOString(), schema: applied.map(({ name }) => name) }
    yield line(head)

    const rows: DumpTail['rows'] = {}
    for (const planned of await planDump(client)) {
      yield line(planned)
      const columns = planned.columns.map((name) => client.escapeIdentifier(name)).join(', ')
      const copy = client.query(copyTo(`copy ${client.escapeIdentifier(planned.table)} (${columns}) to stdout`))
      for await (const chunk of copy as AsyncIterable<Buffer>) {
        yield lengthOf(chunk)
        yield chunk
      }
      yield lengthOf(Buffer.alloc(0))
      rows[planned.table] = copy.rowCount
      step('backup.table-written')
    }
    const tail: DumpTail = { rows, jobs: await openJobsOf(client) }
    yield line(tail)
  } finally {
    await client.end()
  }
}

/** Unfinished work: running generations, unsent mails. */
async function openJobsOf(client: Client): Promise<DumpTail['jobs']> {
  await client.query(`set local role ${appRole}`)
  const table = `${jobsSchema}.job`
  const { rows: found } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    table,
  ])
  if (!found[0]!.is_there) return []
  const { rows } = await client.query<DumpTail['jobs'][number]>(
    `select name, data from ${table} where state in ('created', 'retry', 'active') order by created_on`,
  )
  return rows
}

export function line(about: object): Buffer {
  return Buffer.from(`${JSON.stringify(about)}\n`)
}

export function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
