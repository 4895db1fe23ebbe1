import type { Admin } from '../admin/open-admin.ts'
import { beginAsOwner } from '../database/begin-as-owner.ts'
import { openClient } from '../database/open.ts'
import { schemaNames } from '../database/sql-files.ts'
import { askInstallation } from '../features/teams/moved/ask-installation.ts'
import { type Departure, findDeparture, leave } from './leave.ts'
import { type TeamHead, writeTeam } from './team-dump.ts'
import { requireWritable, writeTeamFile } from './team-file.ts'
import { untilStill } from './until-still.ts'

export type Exported = { moveId: string; key: string; bytes: number }
type Team = { id: string; name: string }

/**
 * Takes the team out of this installation, and writes all of it to a file. Killed at any point, it continues when it is
 * called again; each call makes another key.
 */
export async function exportTeam(
  { db, services, address }: Pick<Admin, 'db' | 'services' | 'address'>,
  team: Team,
  { path, to }: { path: string; to: string },
): Promise<Exported> {
  // A file of a move that goes on is replaced: nobody may have seen its key.
  await requireWritable(path, (await findDeparture(db, team.id)) !== undefined)
  const { moveId, jobs, doorKey } = await leave(db, team.id, to)
  const client = await openClient(address, 'listpass-move')
  try {
    await untilStill(db, team.id)
    await beginAsOwner(client, 'isolation level repeatable read read only')
    const { rows: applied } = await client.query<{ name: string }>('select name from schema_files order by name')
    const head: TeamHead = {
      listpass_team: 1,
      move: moveId,
      team: { id: team.id, name: team.name },
      from: services.publicUrl,
      to,
      at: new Date().toISOString(),
      schema: applied.map(({ name }) => name),
    }
    return { moveId, ...(await writeTeamFile(path, writeTeam(client, services.keys, head, { jobs, doorKey }))) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${why} ${team.name} has left and waits. Run this again, or keep-team ${team.id}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/**
 * Asks the other installation before anything stops. Throws a message if it does not answer there, has another release, or the
 * team is elsewhere already.
 */
export async function requireWayFor({ db }: Pick<Admin, 'db'>, team: Team, to: string): Promise<void> {
  const known = await findDeparture(db, team.id)
  if (known) await requireNotThere(team, known, to)
  const state = await askInstallation(to, known?.moveId ?? team.id).catch((error: unknown) => {
    const why = 'Start Listpass there with this PUBLIC_URL first. Nothing was changed.'
    throw new Error(`No Listpass answers at ${to}. ${why}`, { cause: error })
  })
  if (state.public_url !== to)
    throw new Error(`The PUBLIC_URL of that installation is ${state.public_url}. Name it with --to.`)
  if (state.schema !== schemaNames.at(-1))
    throw new Error('Both installations need the same release of Listpass. Update the older one. Nothing was changed.')
}

/** A team that has arrived moves on from there. Its rows here are old. */
async function requireNotThere(
  { name }: Team,
  { to: before, moveId, arrivedAt }: Departure,
  to: string,
): Promise<void> {
  const state = await askInstallation(before, moveId).catch(() => undefined)
  if (state?.has_arrived || (!state && arrivedAt !== null))
    throw new Error(`${name} is at ${before} already. Export it there. Nothing was changed.`)
  if (!state && before !== to)
    throw new Error(
      `${before} does not answer, and may have ${name}. Give up that move with keep-team first. Nothing was changed.`,
    )
  if (state?.is_coming) throw new Error(`${before} is importing ${name} at the moment. Nothing was changed.`)
}
