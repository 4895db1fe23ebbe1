// The two ends of a move at the former installation: the team leaves, and stays after all or goes for good.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { operator } from '#contract/audit.ts'
import type { Db } from '../admin/store.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { appRole, beginAsOwner, jobsSchema, ownerRole } from '../database/names.ts'
import { type Address, openClient, type Tx } from '../database/open.ts'
import { keepRecord } from '../features/audit/keep-record.ts'
import { step } from '../kernel/step.ts'

export type WaitingJob = { name: string; data: unknown }
export type Departure = { moveId: string; to: string; jobs: WaitingJob[]; arrivedAt: Date | null }

export async function findDeparture(db: Db | Tx, teamId: string): Promise<Departure | undefined> {
  const { rows } = await sql<Departure>`
    select move_id as "moveId", to_url as "to", jobs, arrived_at as "arrivedAt"
    from departures where team_id = ${teamId}`.execute(db)
  return rows[0]
}

/**
 * From its commit on, no scan and no change of the team is accepted here, and nothing is written to its Mailchimp account. A
 * repeated call continues the same move, and may name another address. Returns once nothing that began before can still write.
 */
export async function leave(db: Db, teamId: string, to: string): Promise<Departure> {
  await db.transaction().execute(async (tx) => {
    // Scans hold their list until they commit.
    await sql`set local lock_timeout = '30s'`.execute(tx)
    await sql`select from lists where owner_id = ${teamId} order by id for update`.execute(tx)
    const { numAffectedRows: known } =
      await sql`update departures set to_url = ${to} where team_id = ${teamId}`.execute(tx)
    if (known) return
    await sql`update lists set has_left = true where owner_id = ${teamId}`.execute(tx)
    await sql`update accounts set has_left = true where owner_id = ${teamId}`.execute(tx)
    const jobs = JSON.stringify(await takeJobs(tx, teamId))
    await keepRecord(tx, { id: teamId }, 'team_moved_away', { who: operator, details: { to } })
    await sql`
      insert into departures (team_id, move_id, to_url, jobs)
      values (${teamId}, ${randomUUID()}, ${to}, ${jobs}::jsonb)`.execute(tx)
  })
  step('move.left')
  const began = await workUnderWay(db, teamId)
  const end = performance.now() + 120_000
  for (let now = began; began.some((each) => now.includes(each)); now = await workUnderWay(db, teamId)) {
    if (performance.now() > end) throw new Error('Work for the team that began before has not ended.')
    await pause(100)
  }
  return (await findDeparture(db, teamId))!
}

/**
 * The unfinished jobs. Letters with an invitation, which has a sealed link to this installation, and letters to people of other teams
 * do not go along.
 */
async function takeJobs(tx: Tx, teamId: string): Promise<WaitingJob[]> {
  const { rows: lists } = await sql<{ id: string }>`select id from lists where owner_id = ${teamId}`.execute(tx)
  const { rows: members } = await sql<{ id: string }>`
    select person_id as id from memberships where team_id = ${teamId}`.execute(tx)
  const [ids, people] = [lists.map(({ id }) => id), members.map(({ id }) => id)]
  await sql.raw(`set local role ${appRole}`).execute(tx)
  const job = sql.table(`${jobsSchema}.job`)
  const { rows } = await sql<WaitingJob & { id: string }>`
    delete from ${job} where state in ('created', 'retry', 'active')
      and (data ->> 'listId' = any (${ids}) or data ->> 'teamId' = ${teamId}) returning id, name, data`.execute(tx)
  await sql.raw(`set local role ${ownerRole}`).execute(tx)
  const goesAlong = ({ name, data }: WaitingJob) => {
    const { personId } = data as { personId?: string }
    return name !== 'send-invitation' && (personId === undefined || people.includes(personId))
  }
  return rows.filter(goesAlong).map(({ name, data }) => ({ name, data }))
}

/**
 * The open transactions of servers, by their locks, which every role sees, and the leases of calls to Mailchimp. A killed server's
 * lease counts until it runs out.
 */
async function workUnderWay(db: Db, teamId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.virtualxid as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'virtualxid' and l.granted and a.datname = current_database() and a.pid <> pg_backend_pid()
      and a.application_name in ('listpass', 'listpass-jobs')
    union all
    select e.name from leases e join lists l on e.name like '%' || l.id || '%'
    where l.owner_id = ${teamId} and e.expires_at > clock_timestamp()`.execute(db)
  return rows.map(({ id }) => id)
}

/** The team goes on here, with its jobs. `isLost`: the installation that has it is lost. Throws a message if the team is elsewhere. */
export async function takeBack(address: Address, teamId: string, isLost: boolean, takeUp: TakeUp): Promise<void> {
  const client = await openClient(address, 'listpass-move')
  try {
    await beginAsOwner(client)
    // An import says that the team is there by a change of the same row: only one of the two succeeds.
    const { rows } = await client.query<{ jobs: WaitingJob[] }>(
      'delete from departures where team_id = $1 and (arrived_at is null or $2) returning jobs',
      [teamId, isLost],
    )
    if (!rows[0])
      throw new Error('The team has arrived there. Move it back from there, or add --lost if that place is lost.')
    await client.query('update lists set has_left = false where owner_id = $1', [teamId])
    await client.query('update accounts set has_left = false where owner_id = $1', [teamId])
    await client.query(
      `insert into audit_log (owner_id, id, who, action, details) values ($1, gen_random_uuid(), $2, 'team_stayed', '{}')`,
      [teamId, operator],
    )
    await takeUp(client, rows[0].jobs)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Deletes all rows of a team that is elsewhere. Its former links lead nowhere then. A person's own team stays, empty. */
export async function retire(db: Db, teamId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['accounts', 'lists', 'audit_log'])
      await sql`delete from ${sql.table(table)} where owner_id = ${teamId}`.execute(tx)
    for (const table of ['departures', 'arrivals', 'invitations'])
      await sql`delete from ${sql.table(table)} where team_id = ${teamId}`.execute(tx)
    await sql`delete from memberships where team_id = ${teamId} and person_id <> ${teamId}`.execute(tx)
    await sql`delete from teams t where id = ${teamId} and not exists (select from users u where u.id = t.id)`.execute(
      tx,
    )
  })
}
