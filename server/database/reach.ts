import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { WrongSetting } from '../config.ts'
import { schema } from './names.ts'

type Patience = {
  /** How long to wait for a primary, in milliseconds. */
  primaryWithinMs?: number
  /** Called once, before the wait. */
  onWait?: (sentence: string) => void
}

/** A failover takes up to half of it. */
const primaryWithinMs = 60_000
const lookAgainMs = 500

/** The server starts or stops, or a proxy before it has no primary to lead to. */
const isOnItsWay = /^57P0[1-3]$|ECONNRESET|Connection terminated unexpectedly/

/**
 * Fails early with a clear message if no PostgreSQL answers at a database address. Waits for one that answers and is not
 * ready to be written: after a failover, or while it starts.
 */
export async function reach(
  connectionString: string,
  setting = 'DATABASE_URL',
  { primaryWithinMs: within = primaryWithinMs, onWait = () => {} }: Patience = {},
): Promise<void> {
  const end = performance.now() + within
  for (let looks = 1; ; looks++) {
    const why = await whyNotYet(connectionString, setting)
    if (why === undefined) return
    if (performance.now() >= end)
      throw new WrongSetting(`${setting} should lead to a PostgreSQL server that can be written: ${why}`)
    if (looks === 1) onWait(`The database at ${setting} can’t be written yet: ${why}. Listpass waits for it.`)
    await pause(lookAgainMs)
  }
}

/** Our connections set their role in the same way. Without it, the tables belong to the login, and teams are not kept apart. */
const options = `-c search_path=${schema}`

/** PostgreSQL answers, and refuses: by its error code. */
const shouldBe: Record<string, string> = {
  '28P01': 'have the right user and password',
  '28000': 'have a user whom PostgreSQL lets in from here',
  '3D000': 'name a database that exists',
  SELF_SIGNED_CERT_IN_CHAIN: 'name its own authority of certificates by sslrootcert=PATH',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'name its own certificate by sslrootcert=PATH',
}

/** Undefined for a primary. Throws where waiting does not help. */
async function whyNotYet(connectionString: string, setting: string): Promise<string | undefined> {
  let client: Client | undefined
  try {
    client = new Client({ connectionString, options, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ isReadOnly: boolean; path: string }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly", current_setting('search_path') as path`,
    )
    const { isReadOnly, path } = rows[0]!
    if (path !== schema)
      throw new WrongSetting(
        `${setting} leads to a pooler that drops settings of connections. Without them, teams would not be kept apart. Let it lead to PostgreSQL itself.`,
      )
    return isReadOnly ? 'it is read only' : undefined
  } catch (error) {
    if (error instanceof WrongSetting) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // A host with several addresses fails with an error for each, and no message.
    const said = (error instanceof Error ? error.message : String(error)) || code
    if (isOnItsWay.test(code) || isOnItsWay.test(said)) return said
    throw new WrongSetting(
      `${setting} should ${shouldBe[code] ?? 'lead to a PostgreSQL server that answers'}: ${said}`,
      {
        cause: error,
      },
    )
  } finally {
    await client?.end().catch(() => {})
  }
}
