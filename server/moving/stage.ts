// The rows of a team's file in temporary tables, one for each table, before they become rows of this installation.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { DumpReader } from '../database/dump/dump-reader.ts'
import type { DumpedTable } from '../database/dump/plan.ts'
import { step } from '../kernel/step.ts'
import { sealedColumns } from '../sealed-columns.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import type { owners } from '../database/owners.ts'
import { isOfTeam, shares } from './shares.ts'
import type { TeamTail } from './team-dump.ts'

export type Staged = { tables: DumpedTable[]; tail: TeamTail }

/** In the client's transaction. */
export async function stageTeam(client: Client, dump: DumpReader, keys: KeyRing): Promise<Staged> {
  const tables: DumpedTable[] = []
  for (;;) {
    const next = (await dump.line()) as DumpedTable | TeamTail
    if (!('table' in next)) {
      await dump.end()
      await sealAgain(client, keys, next.secrets)
      return { tables, tail: next }
    }
    const stage = stageOf(client, next.table)
    const columns = namesOf(client, next.columns)
    const table = client.escapeIdentifier(next.table)
    await client.query(`create temp table ${stage} on commit drop as select ${columns} from ${table} with no data`)
    await pipeline(Readable.from(dump.pieces()), client.query(copyFrom(`copy ${stage} (${columns}) from stdin`)))
    tables.push(next)
    step('move.table-loaded')
  }
}

export function stageOf(client: Client, table: string): string {
  return client.escapeIdentifier(`stage_${table}`)
}

export function namesOf(client: Client, columns: string[]): string {
  return columns.map((name) => client.escapeIdentifier(name)).join(', ')
}

/** With the keys of this installation. */
async function sealAgain(client: Client, keys: KeyRing, secrets: TeamTail['secrets']): Promise<void> {
  for (const column of sealedColumns) {
    const boxes = secrets
      .filter((secret) => secret.table === column.table && secret.column === column.column)
      .map(({ id, text }) => ({ id, box: keys.seal(text, placeIn(column, id)) }))
    if (boxes.length === 0) continue
    await client.query(
      `update ${stageOf(client, column.table)} t set ${client.escapeIdentifier(column.column)} = b.box
       from jsonb_to_recordset($1) as b (id uuid, box text) where t.id = b.id`,
      [JSON.stringify(boxes)],
    )
  }
}

/** Throws a message if the file has a row that does not belong to its team. */
export async function requireOneTeam(client: Client, tables: DumpedTable[], teamId: string): Promise<void> {
  const team = client.escapeLiteral(teamId)
  const strange = [
    ...tables.map(({ table }) => {
      const share = shares[table as keyof typeof owners] ?? 'stays'
      return share === 'stays'
        ? 'true'
        : `exists (select from ${stageOf(client, table)} t where (${isOfTeam(share, team, 'stage_')}) is not true)`
    }),
    'exists (select from stage_lists l where l.account_id not in (select id from stage_accounts))',
    '(select count(*) from stage_teams) <> 1',
  ]
  const { rows } = await client.query<{ is_strange: boolean }>(`select ${strange.join(' or ')} as is_strange`)
  if (rows[0]!.is_strange) throw new Error('The file has rows of more than one team. Nothing was imported.')
}
