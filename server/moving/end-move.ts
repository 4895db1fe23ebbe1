// The two ends of a move at the former installation: the team stays after all, or its rows go.
import { sql } from 'kysely'
import type { Db } from '../admin/store.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { beginAsOwner } from '../database/begin-as-owner.ts'
import { type Address, openClient } from '../database/open.ts'
import { askInstallation } from '../features/teams/moved/ask-installation.ts'
import type { Departure } from './leave.ts'
import { record } from './record.ts'

/**
 * Says that the team stays, before the other installation is asked. An import does the same at its side, so at least one
 * of the two hears of the other. Throws a message if the team is there, or may be.
 */
export async function requireStaying(
  db: Db,
  teamId: string,
  { to, moveId }: Departure,
  isUnasked: boolean,
): Promise<void> {
  await sql`update departures set is_staying = true where team_id = ${teamId}`.execute(db)
  const state = await askInstallation(to, moveId).catch(() => undefined)
  const why = state?.has_arrived
    ? `The team is at ${to} already. Move it back from there.`
    : isUnasked
      ? undefined
      : state?.is_coming
        ? `${to} is importing the team. If that import was given up, delete the file and add --unasked.`
        : state
          ? undefined
          : `${to} does not answer, so Listpass cannot know whether the team is there. If you are certain that its file was not ` +
            'imported anywhere, delete the file and add --unasked.'
  if (why === undefined) return
  await sql`update departures set is_staying = false where team_id = ${teamId}`.execute(db)
  throw new Error(why)
}

/** The team goes on here, with its jobs. Only for a team that no other installation has. */
export async function takeBack(address: Address, teamId: string, { jobs }: Departure, takeUp: TakeUp): Promise<void> {
  const client = await openClient(address, 'listpass-move')
  try {
    await beginAsOwner(client)
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
    for (const table of ['departures', 'arrivals', 'invitations'])
      await sql`delete from ${sql.table(table)} where team_id = ${teamId}`.execute(tx)
    await sql`delete from memberships where team_id = ${teamId} and person_id <> ${teamId}`.execute(tx)
    await sql`delete from teams t where id = ${teamId} and not exists (select from users u where u.id = t.id)`.execute(
      tx,
    )
  })
}
