// The database of a product under test: its embedded one, or a new one on the server that TEST_DATABASE_URL names.
import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { withDatabase } from '../server/testing/test-server.ts'

export type OwnDatabase = {
  /** The product's settings for this database. */
  settings: Record<string, string>
  /** Undefined for the product's embedded database. */
  connectionString: string | undefined
  /** Removes the database, even with open connections. */
  drop: () => Promise<void>
}

export async function makeDatabase(): Promise<OwnDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { settings: {}, connectionString: undefined, drop: async () => {} }
  const name = `test_e2e_${randomBytes(4).toString('hex')}`
  await command(server, `create database ${escapeIdentifier(name)}`)
  const connectionString = withDatabase(server, name)
  return {
    settings: { DATABASE_URL: connectionString, LISTPASS_KEYS: `k1:${randomBytes(32).toString('base64')}` },
    connectionString,
    drop: () => command(server, `drop database ${escapeIdentifier(name)} with (force)`),
  }
}

async function command(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
