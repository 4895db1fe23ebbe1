import type { Admin } from '../admin/open-admin.ts'
import { ownerRole, schema } from '../database/names.ts'
import { type Address, openClient } from '../database/open.ts'
import { leave, untilStill } from './leave.ts'
import { type TeamHead, writeTeam } from './team-dump.ts'
import { writeTeamFile } from './team-file.ts'

export type Exported = { moveId: string; key: string; bytes: number }

/**
 * Takes the team out of this installation, and writes all of it to a file. Killed at any point, it continues when it is
 * called again; each call makes another key.
 */
export async function exportTeam(
  { db, services, address }: Admin,
  team: { id: string; name: string },
  { path, to }: { path: string; to: string },
): Promise<Exported> {
  const { moveId, leftAt, jobs } = await leave(db, team.id, to)
  await untilStill(db, team.id, leftAt)
  const client = await openSnapshot(address)
  try {
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
    return { moveId, ...(await writeTeamFile(path, writeTeam(client, services.keys, head, jobs))) }
  } finally {
    await client.end()
  }
}

async function openSnapshot(address: Address) {
  const client = await openClient(address, 'listpass-move')
  await client.query('begin isolation level repeatable read read only')
  await client.query(`set local search_path = ${schema}, pg_temp`)
  await client.query(`set local role ${ownerRole}`)
  return client
}
