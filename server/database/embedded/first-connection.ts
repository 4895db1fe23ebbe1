import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

export type PostgresAddress = { host: string; port: number; user: string; database: string }

const recoveryTakesMs = 120_000

/** Waits until the database exists and answers, and ends all connections that an earlier server left. */
export async function openDatabase(address: PostgresAddress, isAdopted: boolean): Promise<void> {
  const client = await connectPatiently({ ...address, database: 'postgres' })
  try {
    const found = await client.query('select from pg_database where datname = $1', [address.database])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(address.database)}`)
    if (isAdopted) await client.query(endOtherSessions)
  } finally {
    await client.end()
  }
}

const endOtherSessions = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Retries while Postgres restarts itself after a crash of one of its processes (57P03), because it is back soon. */
async function connectPatiently(address: PostgresAddress): Promise<Client> {
  const begun = Date.now()
  for (;;) {
    const client = new Client({ ...address, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isPassing(error) || Date.now() - begun > recoveryTakesMs) throw error
      await setTimeout(100)
    }
  }
}

function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(code)
}
