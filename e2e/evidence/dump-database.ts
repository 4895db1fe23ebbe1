// node dump-database.ts FOLDER DATA_DIR, or an address instead of a data folder: every table of every schema, a file each, a line of
// JSON a row. Bytes are written in hexadecimal, as Postgres does.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig, escapeIdentifier } from 'pg'
import { withOwnDatabase } from '../../server/database/reach-own.ts'

const rowsAtOnce = 1000
const [folder, place] = process.argv.slice(2)
await mkdir(folder!, { recursive: true })
await (place!.includes('://') ? dumpAll({ connectionString: place! }) : withOwnDatabase(place!, dumpAll))

async function dumpAll(address: ClientConfig): Promise<void> {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    for (const table of await tablesOf(client)) await dump(client, table)
  } finally {
    await client.end()
  }
}

type Table = { schema: string; name: string }

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  return rows
}

async function dump(client: Client, { schema, name }: Table): Promise<void> {
  const file = createWriteStream(join(folder!, `${schema}.${name}.jsonl`))
  const from = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
  await client.query(`declare rows cursor for select to_jsonb(t)::text as row from ${from} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows`)
    for (const { row } of rows) file.write(`${row}\n`)
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close rows')
  file.end()
  await once(file, 'close')
}
