import type { Client } from 'pg'
import type { Admin } from '../admin/open-admin.ts'
import { DumpReader } from '../database/dump/dump-reader.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { ownerRole, schema } from '../database/names.ts'
import { openClient } from '../database/open.ts'
import { step } from '../kernel/step.ts'
import { record } from './record.ts'
import { requireOneTeam, stageTeam } from './stage.ts'
import { makeRoomFor, takeIn } from './take-in.ts'
import type { TeamHead, TeamTail } from './team-dump.ts'

export type Imported = {
  head: TeamHead
  /** The number of rows by table. Empty if the team was here already. */
  rows: TeamTail['rows']
  isHereAlready: boolean
  /** Names of lists whose Mailchimp audience another team of this installation has connected too. */
  shared: string[]
  /** Emails of members that belong to another account here. They sign in with the password that they had. */
  seconds: string[]
  jobs: number
}

/** `ask`: asks the former installation whether the team has left for here. Throws a message if it has not. */
type Options = {
  dump: AsyncIterable<Buffer>
  isDryRun: boolean
  takeUp: TakeUp
  ask: (head: TeamHead) => Promise<void>
}

/** All or nothing, beside a running server. Throws a message that says why nothing was imported. */
export async function importTeam(admin: Pick<Admin, 'address' | 'services'>, options: Options): Promise<Imported> {
  const dump = new DumpReader(options.dump)
  const head = (await dump.line()) as TeamHead
  const client = await openClient(admin.address, 'listpass-move')
  try {
    await client.query(`set search_path = ${schema}, pg_temp; set role ${ownerRole}`)
    if (await hasArrived(client, head)) {
      await dump.drain()
      return { head, rows: {}, isHereAlready: true, shared: [], seconds: [], jobs: 0 }
    }
    await requireSameRelease(client, head)
    // The intention comes first. `keep-team` does the same at the other side, so at least one of the two hears of the other.
    if (!options.isDryRun) await keepComing(client, head)
    try {
      await options.ask(head)
      return await load(client, admin, { ...options, dump, head })
    } catch (error) {
      await client.query('rollback').catch(() => {})
      await client.query('delete from arrivals where move_id = $1 and arrived_at is null', [head.move]).catch(() => {})
      throw isClash(error)
        ? new Error('Another import of this team is under way. Nothing was imported.', { cause: error })
        : error
    }
  } finally {
    await client.end()
  }
}

async function load(
  client: Client,
  { services }: Pick<Admin, 'services'>,
  { dump, head, isDryRun, takeUp }: Omit<Options, 'dump'> & { dump: DumpReader; head: TeamHead },
): Promise<Imported> {
  await client.query('begin')
  const { tables, tail } = await stageTeam(client, dump, services.keys)
  await requireOneTeam(client, tables, head.team.id)
  await makeRoomFor(client, head.team.id)
  await takeIn(client, tables)
  const found = await findNeighbours(client, head.team.id)
  await record(client, head.team.id, 'team_moved_here', { from: head.from })
  await client.query(
    `update arrivals set arrived_at = now(), hooks = array(select id from lists where owner_id = $2 and webhook_mode = 'webhook')
     where move_id = $1`,
    [head.move, head.team.id],
  )
  step('move.loaded')
  if (isDryRun) await client.query('rollback')
  else {
    await takeUp(client, tail.jobs)
    await client.query('commit')
    step('move.committed')
  }
  return { head, rows: tail.rows, isHereAlready: false, ...found, jobs: tail.jobs.length }
}

async function hasArrived(client: Client, { move }: TeamHead): Promise<boolean> {
  const { rows } = await client.query('select from arrivals where move_id = $1 and arrived_at is not null', [move])
  return rows.length > 0
}

async function keepComing(client: Client, { move, team, from }: TeamHead): Promise<void> {
  await client.query('insert into arrivals (move_id, team_id, from_url) values ($1, $2, $3) on conflict do nothing', [
    move,
    team.id,
    from,
  ])
}

/** A row of the team is there already, which only another import can have made. */
function isClash(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

async function requireSameRelease(client: Client, { schema: theirs }: TeamHead): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from schema_files order by name')
  if (rows.map(({ name }) => name).join() === theirs.toSorted().join()) return
  throw new Error('Both installations need the same release of Listpass. Update the older one. Nothing was imported.')
}

async function findNeighbours(client: Client, teamId: string): Promise<Pick<Imported, 'shared' | 'seconds'>> {
  const { rows: lists } = await client.query<{ name: string }>(
    `select distinct l.name from lists l join accounts a on a.id = l.account_id
     join accounts b on b.mailchimp_id = a.mailchimp_id and b.owner_id <> a.owner_id
     join lists o on o.account_id = b.id and o.mailchimp_id = l.mailchimp_id where l.owner_id = $1 order by 1`,
    [teamId],
  )
  const { rows: people } = await client.query<{ email: string }>(
    `select u.email from memberships m join users u on u.id = m.person_id join second_accounts s on s.person_id = u.id
     where m.team_id = $1 order by 1`,
    [teamId],
  )
  return { shared: lists.map(({ name }) => name), seconds: people.map(({ email }) => email) }
}
