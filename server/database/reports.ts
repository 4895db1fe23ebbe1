// Reads that no decision rests on, such as files: at a standby, if the installation has one for them.
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { appRole } from './names.ts'
import type { Tables } from './tables.ts'

/** A transaction that only reads. It may run twice: the second time at the primary, when the standby failed. */
export type Reports = { as: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => Promise<T> }

/** A standby that is further behind is not waited for. In a quiet cluster it is behind by milliseconds. */
const catchesUpWithinMs = 1000
const lookAgainMs = 20

/** After a failure, the standby is left alone for so long. */
const restMs = 30_000

/**
 * Reads see everything that was committed before, also at the standby. What fails there is read at the primary.
 * `present`: the position in the primary's log.
 */
export function openReports(
  primary: Reports & { present: () => Promise<string> },
  standby: Reports | undefined,
  onTrouble: (error: Error) => void,
): Reports {
  if (!standby) return { as: primary.as }
  let restsUntil = 0

  async function atStandby<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<{ value: T } | undefined> {
    if (performance.now() < restsUntil) return undefined
    const present = await primary.present()
    try {
      return await standby!.as(scope, async (tx) =>
        (await catchesUp(tx, present)) ? { value: await work(tx) } : undefined,
      )
    } catch (error) {
      restsUntil = performance.now() + restMs
      onTrouble(error as Error)
      return undefined
    }
  }

  return {
    async as(scope, work) {
      const read = await atStandby(scope, work)
      return read ? read.value : primary.as(scope, work)
    },
  }
}

/** False if the standby stays too far behind. Each statement of the transaction sees all that the standby has then. */
async function catchesUp(tx: Tx, present: string): Promise<boolean> {
  const end = performance.now() + catchesUpWithinMs
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean; isThere: boolean }>`
      select current_user = ${appRole} as "isOurs",
        not pg_is_in_recovery() or coalesce(pg_last_wal_replay_lsn() >= ${present}::pg_lsn, false) as "isThere"`.execute(
      tx,
    )
    // As another role, it would see the rows of all teams.
    if (!rows[0]!.isOurs) throw new Error('DATABASE_READ_URL leads to a pooler that drops settings of connections.')
    if (rows[0]!.isThere) return true
    if (performance.now() > end) return false
    await pause(lookAgainMs)
  }
}

export type Tx = Transaction<Tables>

/** The acting person, or the team and the list of the work. Row-level security shows only their rows. */
export type Scope = { person: string; list?: never } | { team: string; list?: string }
