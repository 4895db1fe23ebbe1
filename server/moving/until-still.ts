import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../admin/store.ts'

const stillWithinMs = 120_000
const lookEveryMs = 100

/**
 * To be called after the commit of `leave`. Waits for the server's transactions that are open now, because they may have
 * begun before it, and for calls to Mailchimp that are under way. A killed server's lease counts as a call until it runs out.
 * Transactions are known by their locks, which every role sees.
 */
export async function untilStill(db: Db, teamId: string): Promise<void> {
  const end = Date.now() + stillWithinMs
  const began = await openTransactions(db)
  for (;;) {
    const open = await openTransactions(db)
    if (!began.some((each) => open.includes(each)) && (await openLeases(db, teamId)) === 0) return
    if (Date.now() >= end) throw new Error('Work for the team that began before has not ended.')
    await pause(lookEveryMs)
  }
}

async function openTransactions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.virtualxid as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'virtualxid' and l.granted and a.datname = current_database() and a.pid <> pg_backend_pid()
      and a.application_name in ('listpass', 'listpass-jobs')`.execute(db)
  return rows.map(({ id }) => id)
}

async function openLeases(db: Db, teamId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from leases e join lists l on e.name like '%' || l.id || '%'
    where l.owner_id = ${teamId} and e.expires_at > clock_timestamp()`.execute(db)
  return rows[0]!.count
}
