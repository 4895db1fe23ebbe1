import { Client, escapeIdentifier } from 'pg'
import { jobsSchema, schema } from '../database/names.ts'

/** Waiting longer for a lock than this means that a transaction was left open. */
const lockMs = 5000

/** Returns a function that empties the tables that are empty now. */
export async function rememberEmpty(connectionString: string): Promise<() => Promise<void>> {
  const names = await during(connectionString, async (client) => {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where relkind in ('r', 'p') and not relispartition and nspname = any ($1)`,
      [[schema, jobsSchema]],
    )
    const all = rows.map(({ schema: of, name }) => `${escapeIdentifier(of)}.${escapeIdentifier(name)}`)
    const full = await findFull(client, all)
    return all.filter((name) => !full.includes(name))
  })
  return () =>
    during(connectionString, async (client) => {
      const full = await findFull(client, names)
      if (full.length === 0) return
      await client.query(`set lock_timeout = ${lockMs}`)
      await client.query(`truncate ${full.join()} cascade`)
    })
}

async function findFull(client: Client, names: string[]): Promise<string[]> {
  const each = names.map((name, nth) => `select ${nth} as nth where exists (select from ${name})`)
  const { rows } = await client.query<{ nth: number }>(each.join(' union all '))
  return rows.map(({ nth }) => names[nth]!)
}

async function during<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  return work(client).finally(() => client.end())
}
