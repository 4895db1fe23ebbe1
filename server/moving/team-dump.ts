// All rows of one team, as a backup has those of all teams. Sealed values are opened: the file itself is sealed, and the
// other installation has other keys.
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { planDump } from '../database/dump/plan.ts'
import { lengthOf, line } from '../database/dump/write-dump.ts'
import type { owners } from '../database/owners.ts'
import { hashElsewhere } from '../features/teams/moved/door-token.ts'
import { step } from '../kernel/step.ts'
import { sealedColumns } from '../sealed-columns.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import { isOfTeam, shares } from './shares.ts'

export type TeamHead = {
  listpass_team: 1
  move: string
  team: { id: string; name: string }
  from: string
  to: string
  at: string
  schema: string[]
}

export type Secret = { table: string; column: string; id: string; text: string }
export type WaitingJob = { name: string; data: unknown }
export type TeamTail = { rows: Record<string, number>; secrets: Secret[]; jobs: WaitingJob[] }

/** The client has an open snapshot, as the owner of the tables. */
export async function* writeTeam(
  client: Client,
  keys: KeyRing,
  head: TeamHead,
  { jobs, doorKey }: { jobs: WaitingJob[]; doorKey: Buffer },
): AsyncGenerator<Buffer> {
  const team = client.escapeLiteral(head.team.id)
  yield line(head)
  const rows: TeamTail['rows'] = {}
  for (const { table, columns } of await planDump(client)) {
    const share = shares[table as keyof typeof owners]
    if (share === 'stays') continue
    yield line({ table, columns })
    const names = columns.map((name) => client.escapeIdentifier(name)).join(', ')
    const values = table === 'sessions' ? columns.map((name) => sessionValue(client, name, doorKey)).join(', ') : names
    const rowsOf = `select ${values} from ${client.escapeIdentifier(table)} t where ${isOfTeam(share, team)}`
    const copy = client.query(copyTo(`copy (${rowsOf}) to stdout`))
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      yield lengthOf(chunk)
      yield chunk
    }
    yield lengthOf(Buffer.alloc(0))
    rows[table] = copy.rowCount
    step('move.table-written')
  }
  yield line({ rows, secrets: await openSecrets(client, keys, team), jobs } satisfies TeamTail)
}

/** No token that is good here is good there, and the other way round. */
function sessionValue(client: Client, column: string, doorKey: Buffer): string {
  const key = client.escapeLiteral(`\\x${doorKey.toString('hex')}`)
  return column === 'secret_hash' ? hashElsewhere(`${key}::bytea`, column) : client.escapeIdentifier(column)
}

async function openSecrets(client: Client, keys: KeyRing, team: string): Promise<Secret[]> {
  const secrets: Secret[] = []
  for (const sealed of sealedColumns) {
    const { table, column } = sealed
    const share = shares[table as keyof typeof owners]
    if (share === 'stays') continue
    const { rows } = await client.query<{ id: string; box: string }>(
      `select t.id, t.${client.escapeIdentifier(column)} as box from ${client.escapeIdentifier(table)} t
       where t.${client.escapeIdentifier(column)} <> '' and ${isOfTeam(share, team)}`,
    )
    for (const { id, box } of rows) secrets.push({ table, column, id, text: keys.open(box, placeIn(sealed, id)) })
  }
  return secrets
}
