import { Client } from 'pg'
import { WrongSetting } from '../config.ts'

/** Fails early with a clear message if no PostgreSQL answers at a database address. */
export async function reach(connectionString: string, setting = 'DATABASE_URL'): Promise<void> {
  let client: Client | undefined
  try {
    client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new WrongSetting(`${setting} should lead to a PostgreSQL server that answers: ${said}`, { cause: error })
  } finally {
    await client?.end().catch(() => {})
  }
}
