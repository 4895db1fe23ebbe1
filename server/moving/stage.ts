// The rows of a team's file in temporary tables, one for each table. Everything in them must be the team's, before any of it becomes
// rows and jobs of this installation.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { listSettings } from '#contract/list-settings.ts'
import type { DumpReader } from '../database/dump/dump-reader.ts'
import { type DumpedTable, planDump } from '../database/dump/plan.ts'
import { step } from '../kernel/step.ts'
import { sealedColumns } from '../sealed-columns.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { placeIn } from '../secrets/sealed-column.ts'
import { allJobs } from '../worker.ts'
import type { TeamHead, TeamTail } from './export-team.ts'
import type { WaitingJob } from './leave.ts'
import { ofTeam } from './rows.ts'

const head = z.object({
  listpass_team: z.literal(1),
  move: z.uuid(),
  team: z.object({ id: z.uuid(), name: z.string() }),
  from: z.url({ protocol: /^https?$/ }),
  to: z.string(),
  schema: z.array(z.string()),
})

/** The first line of the file. Throws a message if it is of another form. */
export function readHead(line: unknown): TeamHead {
  const read = z.safeParse(head, line)
  if (!read.success) throw new Error('The file is of another release of Listpass. Nothing was imported.')
  return read.data
}

export type Staged = { tables: DumpedTable[]; tail: TeamTail }

/** In the client's transaction. Throws a message if the file has other tables than those that move, each once and whole. */
export async function stageTeam(client: Client, dump: DumpReader, keys: KeyRing): Promise<Staged> {
  const tables: DumpedTable[] = []
  const moving = (await planDump(client)).filter((table) => ofTeam(table, '') !== undefined)
  const missing = new Map(moving.map(({ table, columns }) => [table, columns.toSorted().join()]))
  const otherTables = () => new Error('The file has other tables than a team has. Nothing was imported.')
  for (;;) {
    const next = (await dump.line()) as DumpedTable | TeamTail
    if (!('table' in next)) {
      await dump.end()
      if (missing.size > 0) throw otherTables()
      await sealAgain(client, keys, next.secrets)
      return { tables, tail: next }
    }
    if (missing.get(next.table) !== next.columns.toSorted().join()) throw otherTables()
    missing.delete(next.table)
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

const someSettings = z.partial(listSettings)

/** Rows that refer to something outside the team: of another team in the file, or of a team here. */
const strange = [
  '(select count(*) from stage_teams) <> 1',
  'exists (select from stage_lists l where l.account_id not in (select id from stage_accounts))',
  'exists (select from stage_users u where u.email_key is distinct from lower(u.email collate "C"))',
  `exists (select from stage_member_lists c where c.list_id not in (select id from stage_lists)
     or c.person_id not in (select person_id from stage_memberships))`,
  `exists (select from stage_notice_settings n where n.list_id not in (select id from stage_lists)
     or n.person_id not in (select person_id from stage_memberships))`,
]

/** Throws a message if the file has a row or a job that does not belong to its team. */
export async function requireOneTeam(client: Client, { tables, tail }: Staged, teamId: string): Promise<void> {
  const team = client.escapeLiteral(teamId)
  const others = tables.map(
    (each) =>
      `exists (select from ${stageOf(client, each.table)} t where (${ofTeam(each, team, 'stage_')}) is not true)`,
  )
  const { rows } = await client.query<{ is_strange: boolean }>(
    `select ${[...others, ...strange].join(' or ')} as is_strange`,
  )
  if (rows[0]!.is_strange) throw new Error('The file has rows of more than one team. Nothing was imported.')
  await requireSettings(client)
  for (const job of tail.jobs) await requireJobOfTeam(client, job, teamId)
}

/** The database does not know what a setting takes, so a wrong one would be found by a door. */
async function requireSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ settings: unknown }>('select settings from stage_lists')
  if (!rows.every(({ settings }) => someSettings.safeParse(settings).success))
    throw new Error('The file has settings that no list can have. Nothing was imported.')
}

/** The table in which an id of a job must be. Ids of requests and letters are of no table that moves. */
const placesOfIds: Record<string, string> = {
  listId: 'select from stage_lists where id = $1',
  batchId: 'select from stage_batches where id = $1',
  contactId: 'select from stage_contacts where id = $1',
  accountId: 'select from stage_accounts where id = $1',
  personId: 'select from stage_memberships where person_id = $1',
}

async function requireJobOfTeam(client: Client, { name, data }: WaitingJob, teamId: string): Promise<void> {
  const payload = allJobs.find((job) => job.name === name)?.payload
  const read = payload && z.safeParse(payload, data)
  const ids = (read?.success ? read.data : {}) as Record<string, unknown>
  let isOfTeam = ids['teamId'] === undefined ? ids['listId'] !== undefined : ids['teamId'] === teamId
  for (const [id, place] of Object.entries(placesOfIds))
    if (isOfTeam && ids[id] !== undefined) isOfTeam = (await client.query(place, [ids[id]])).rowCount! > 0
  if (!isOfTeam) throw new Error('The file has work that is not its team’s. Nothing was imported.')
}
