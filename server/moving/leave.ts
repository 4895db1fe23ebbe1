import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { operator } from '#contract/audit.ts'
import type { Db } from '../admin/store.ts'
import { appRole, jobsSchema, ownerRole } from '../database/names.ts'
import type { Tx } from '../database/open.ts'
import { keepRecord } from '../features/audit/keep-record.ts'
import { step } from '../kernel/step.ts'
import type { WaitingJob } from './team-dump.ts'

export type Departure = {
  moveId: string
  to: string
  jobs: WaitingJob[]
  arrivedAt: Date | null
  doorKey: Buffer
}

export async function findDeparture(db: Db | Tx, teamId: string): Promise<Departure | undefined> {
  const { rows } = await sql<Departure>`
    select move_id as "moveId", to_url as "to", jobs, arrived_at as "arrivedAt", door_key as "doorKey"
    from departures where team_id = ${teamId}`.execute(db)
  return rows[0]
}

/**
 * From its commit on, no scan and no change of the team is accepted here, and nothing is written to its Mailchimp account.
 * Doors decide by themselves. A repeated call continues the same move, and may name another address.
 */
export async function leave(db: Db, teamId: string, to: string): Promise<Departure> {
  await db.transaction().execute(async (tx) => {
    // Scans hold their list until they commit.
    await sql`set local lock_timeout = '30s'`.execute(tx)
    await sql`select from lists where owner_id = ${teamId} order by id for update`.execute(tx)
    const known = await findDeparture(tx, teamId)
    if (known) {
      await sql`update departures set to_url = ${to}, is_staying = false, arrived_at = null where team_id = ${teamId}`.execute(
        tx,
      )
      return
    }
    await sql`update lists set has_left = true where owner_id = ${teamId}`.execute(tx)
    await sql`update accounts set has_left = true where owner_id = ${teamId}`.execute(tx)
    const jobs = JSON.stringify(await takeJobs(tx, teamId))
    await keepRecord(tx, { id: teamId }, 'team_moved_away', { who: operator, details: { to } })
    await sql`
      insert into departures (team_id, move_id, to_url, jobs)
      values (${teamId}, ${randomUUID()}, ${to}, ${jobs}::jsonb)`.execute(tx)
  })
  step('move.left')
  return (await findDeparture(db, teamId))!
}

/** The team's unfinished jobs. A letter with an invitation has a sealed link to this installation, and is not taken along. */
async function takeJobs(tx: Tx, teamId: string): Promise<WaitingJob[]> {
  const { rows: lists } = await sql<{ id: string }>`select id from lists where owner_id = ${teamId}`.execute(tx)
  const ids = lists.map(({ id }) => id)
  await sql.raw(`set local role ${appRole}`).execute(tx)
  const job = sql.table(`${jobsSchema}.job`)
  const { rows } = await sql<WaitingJob & { id: string }>`
    delete from ${job} where state in ('created', 'retry', 'active')
      and (data ->> 'listId' = any (${ids}) or data ->> 'teamId' = ${teamId}) returning id, name, data`.execute(tx)
  await sql.raw(`set local role ${ownerRole}`).execute(tx)
  return rows.filter(({ name }) => name !== 'send-invitation').map(({ name, data }) => ({ name, data }))
}
