import { sql } from 'kysely'
import { giveBack } from './give-back.ts'
import type { Database } from './open.ts'

/**
 * Runs work on one node at a time; false if another node does it now. The lease expires `seconds` after its last
 * renewal.
 */
export async function withLease(
  database: Database,
  lease: { name: string; holder: string; seconds: number },
  work: () => Promise<void>,
): Promise<boolean> {
  const { name, holder, seconds } = lease
  const renew = async () => {
    const { rows } = await sql<{
      taken: boolean | null
    }>`select take_lease(${name}, ${holder}, ${seconds}) as taken`.execute(database.open)
    return rows[0]?.taken === true
  }
  if (!(await renew())) return false
  const renewal = setInterval(() => void renew().catch(() => {}), (seconds * 1000) / 4)
  try {
    await work()
    return true
  } finally {
    clearInterval(renewal)
    await giveBack(() => sql`select free_lease(${name}, ${holder})`.execute(database.open), seconds)
  }
}
