import { Client } from 'pg'
import { WrongSetting } from '../config.ts'

/** Refuses a database address where no PostgreSQL answers, before anything is built on it. */
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
