// The two ends of a move at the former installation: the team stays after all, or its rows go.
import { sql } from 'kysely'
import type { Db } from '../admin/store.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { ownerRole, schema } from '../database/names.ts'
import { type Address, openClient } from '../database/open.ts'
import type { Departure } from './leave.ts'
import { record } from './record.ts'

/** The team goes on here, with its jobs. Only for a team that no other installation has. */
export async function takeBack(address: Address, teamId: string, { jobs }: Departure, takeUp: TakeUp): Promise<void> {
  const client = await openClient(address, 'listpass-move')
  try {
    await client.query('begin')
    await client.query(`set local search_path = ${schema}, pg_temp`)
    await client.query(`set local role ${ownerRole}`)
    const { rowCount } = await client.query('delete from departures where team_id = $1', [teamId])
    await client.query('update lists set has_left = false where owner_id = $1', [teamId])
    await client.query('update accounts set has_left = false where owner_id = $1', [teamId])
    if (rowCount !== 1) return
    await record(client, teamId, 'team_stayed')
    await takeUp(client, jobs)
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
    for (const table of ['departures', 'invitations'])
      await sql`delete from ${sql.table(table)} where team_id = ${teamId}`.execute(tx)
    await sql`delete from memberships where team_id = ${teamId} and person_id <> ${teamId}`.execute(tx)
    await sql`delete from teams t where id = ${teamId} and not exists (select from users u where u.id = t.id)`.execute(
      tx,
    )
  })
}
