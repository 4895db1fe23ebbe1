import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { appRole, ownerRole } from '../../database/names.ts'
import { addRole } from './add-role.ts'
import type { Known } from './make.ts'
import { separator } from './write-sql.ts'

export type ReleaseDatabase = { known: Known; statements: string[] }

/** The first line has the release's facts about its database. */
export async function readRelease(path: string): Promise<ReleaseDatabase> {
  const text = gunzipSync(await readFile(path)).toString('utf8')
  const end = text.indexOf('\n')
  const statements = text.slice(end + 1).split(`\n${separator}\n`)
  return {
    known: JSON.parse(text.slice('-- '.length, end)) as Known,
    statements: statements.filter((statement) => statement !== ''),
  }
}

/** Loads the release into an empty database. */
export async function loadRelease(connectionString: string, { statements }: ReleaseDatabase): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const role of [ownerRole, appRole]) await addRole(client, role)
    for (const statement of statements) await run(client, statement)
  } finally {
    await client.end()
  }
}

async function run(client: Client, statement: string): Promise<void> {
  const [, copy, rows] = /^(copy [^\n]+ from stdin);\n([^]*\n)\\\.$/.exec(statement) ?? []
  if (copy === undefined || rows === undefined) await client.query(statement)
  else await pipeline(Readable.from([rows]), client.query(copyFrom(copy)))
}
