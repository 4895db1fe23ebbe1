import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { beginAsOwner, ownerRole, schema } from '../names.ts'
import { migrate } from '../migrate.ts'
import { type Address, openClient } from '../open.ts'
import { step } from '../../kernel/step.ts'
import { DumpReader } from './dump-reader.ts'
import type { DumpedTable } from './plan.ts'
import type { DumpHead, DumpTail } from './write-dump.ts'

export type TakeUp = (client: Client, jobs: DumpTail['jobs']) => Promise<void>

/**
 * Loads into an unused database, all or nothing. It makes the schema of the dump's release first, and upgrades it once
 * all rows are in. `takeUp` gets the unfinished work, in the same transaction. Throws a message if the database is in
 * use, or if the dump comes from a newer release.
 */
export async function loadDump(
  address: Address,
  source: AsyncIterable<Buffer>,
  takeUp: TakeUp,
): Promise<DumpHead & DumpTail> {
  const dump = new DumpReader(source)
  const head = (await dump.line()) as DumpHead
  const client = await openClient(address, 'listpass-restore')
  try {
    await refuseUsed(client, head)
    await migrate(address, head.schema.at(-1))
    step('restore.prepared')
    await beginAsOwner(client)
    const tail = await loadTables(client, dump)
    await dump.end()
    await takeUp(client, tail.jobs)
    step('restore.loaded')
    await client.query('commit')
    step('restore.committed')
    await client.query(`analyze`)
    await migrate(address)
    return { ...head, ...tail }
  } finally {
    await client.end()
  }
}

async function refuseUsed(client: Client, { schema: files }: DumpHead): Promise<void> {
  const { rows: found } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    `${schema}.users`,
  ])
  if (!found[0]!.is_there) return
  await client.query(`set role ${ownerRole}`)
  const { rows } = await client.query<{ is_used: boolean; is_newer: boolean }>(
    `select exists (select from ${schema}.users) as is_used,
       exists (select from ${schema}.schema_files where name <> all ($1)) as is_newer`,
    [files],
  )
  await client.query('reset role')
  if (rows[0]!.is_used) throw new Error('The database is in use already: there are organisers in it.')
  if (rows[0]!.is_newer)
    throw new Error('The database is in use already: a newer release than that of the backup has prepared it.')
}

async function loadTables(client: Client, dump: DumpReader): Promise<DumpTail> {
  const loaded: DumpedTable[] = []
  for (;;) {
    const next = (await dump.line()) as DumpedTable | DumpTail
    if (!('table' in next)) {
      await finish(client, loaded)
      return next
    }
    // The dump already contains the rows that triggers would make.
    const table = client.escapeIdentifier(next.table)
    await client.query(`alter table ${table} disable trigger user`)
    const columns = next.columns.map((name) => client.escapeIdentifier(name)).join(', ')
    await pipeline(Readable.from(dump.pieces()), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
    loaded.push(next)
    step('restore.table-loaded')
  }
}

async function finish(client: Client, loaded: DumpedTable[]): Promise<void> {
  // Mailchimp may have heard more since the backup. Tags are written again, and events are looked for before they are sent.
  if (loaded.some(({ table }) => table === 'tag_wishes')) {
    await client.query(`update tag_wishes set is_written = null`)
    await client.query(`update member_events set state = 'asked', asked_at = '-infinity' where state = 'waiting'`)
  }
  // Codes that come after a restore are younger than those of the backup (contact_of_page).
  for (const { table } of loaded.filter(({ columns }) => columns.includes('code_number')))
    await client.query(
      `select setval('code_numbers', greatest((select last_value from code_numbers), max(code_number))) from ${client.escapeIdentifier(table)}`,
    )
  for (const { table } of loaded)
    await client.query(`alter table ${client.escapeIdentifier(table)} enable trigger user`)
}
