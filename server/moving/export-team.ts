// All rows of one team in a file, as a backup has those of all teams. Sealed values are opened: the file itself is sealed, and the
// other installation has other keys.
import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Admin } from '../admin/open-admin.ts'
import { isThere } from '../backup/sealed-file.ts'
import { beginAsOwner } from '../database/names.ts'
import { planDump } from '../database/dump/plan.ts'
import { lengthOf, line } from '../database/dump/write-dump.ts'
import { openClient } from '../database/open.ts'
import { schemaNames } from '../database/sql-files.ts'
import { step } from '../kernel/step.ts'
import { sealedColumns } from '../sealed-columns.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import { findDeparture, leave, type WaitingJob } from './leave.ts'
import { ofTeam } from './rows.ts'
import { writeTeamFile } from './team-file.ts'

export type TeamHead = {
  listpass_team: 1
  move: string
  team: { id: string; name: string }
  from: string
  to: string
  schema: string[]
}
export type Secret = { table: string; column: string; id: string; text: string }
export type TeamTail = { rows: Record<string, number>; secrets: Secret[]; jobs: WaitingJob[] }

export type Exported = { moveId: string; key: string; bytes: number; rows: TeamTail['rows'] }

/**
 * Takes the team out of this installation, and writes all of it to a file. Killed at any point, it continues when it is
 * called again; each call makes another key.
 */
export async function exportTeam(
  { db, services, address }: Pick<Admin, 'db' | 'services' | 'address'>,
  team: TeamHead['team'],
  { path, to }: { path: string; to: string },
): Promise<Exported> {
  const known = await findDeparture(db, team.id)
  if (known?.arrivedAt) throw new Error(`${team.name} is at ${known.to} already. Export it there. Nothing was changed.`)
  // A file of a move that goes on is replaced: nobody may have seen its key.
  if (!known && (await isThere(path)))
    throw new Error(`${path} is there already. Choose another name. Nothing was changed.`)
  await access(dirname(path), constants.W_OK).catch((error: unknown) => {
    throw new Error(`${path} cannot be written. Nothing was changed.`, { cause: error })
  })
  const client = await openClient(address, 'listpass-move')
  try {
    const { moveId: move, jobs } = await leave(db, team.id, to)
    await beginAsOwner(client, 'isolation level repeatable read read only')
    const from = services.publicUrl
    const head: TeamHead = {
      listpass_team: 1,
      move,
      team: { id: team.id, name: team.name },
      from,
      to,
      schema: schemaNames,
    }
    const tail: TeamTail = { rows: {}, secrets: [], jobs }
    const written = await writeTeamFile(path, writeTeam(client, services.keys, head, tail))
    return { moveId: move, ...written, rows: tail.rows }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${why} Run this again, or keep-team ${team.id} if ${team.name} has left.`, { cause: error })
  } finally {
    await client.end()
  }
}

/** The client has an open snapshot. */
async function* writeTeam(client: Client, keys: KeyRing, head: TeamHead, tail: TeamTail): AsyncGenerator<Buffer> {
  const team = client.escapeLiteral(head.team.id)
  yield line(head)
  for (const { table, columns } of await planDump(client)) {
    const condition = ofTeam({ table, columns }, team)
    if (condition === undefined) continue
    yield line({ table, columns })
    const names = columns.map((name) => client.escapeIdentifier(name)).join(', ')
    const from = `from ${client.escapeIdentifier(table)} t where ${condition}`
    const copy = client.query(copyTo(`copy (select ${names} ${from}) to stdout`))
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      yield lengthOf(chunk)
      yield chunk
    }
    yield lengthOf(Buffer.alloc(0))
    tail.rows[table] = copy.rowCount
    for (const sealed of sealedColumns.filter((each) => each.table === table)) {
      const column = client.escapeIdentifier(sealed.column)
      const { rows } = await client.query<{ id: string; box: string }>(
        `select t.id, t.${column} as box ${from} and t.${column} <> ''`,
      )
      for (const { id, box } of rows)
        tail.secrets.push({ table, column: sealed.column, id, text: keys.open(box, placeIn(sealed, id)) })
    }
    step('move.table-written')
  }
  yield line(tail)
}
