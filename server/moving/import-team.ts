import type { Client } from 'pg'
import type { Admin } from '../admin/open-admin.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { DumpReader } from '../database/dump/dump-reader.ts'
import { ownerRole, schema } from '../database/names.ts'
import { openClient } from '../database/open.ts'
import { step } from '../kernel/step.ts'
import { record } from './record.ts'
import { stageTeam } from './stage.ts'
import { takeIn, makeRoomFor } from './take-in.ts'
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

type Options = {
  dump: AsyncIterable<Buffer>
  isDryRun: boolean
  takeUp: TakeUp
  check: (head: TeamHead) => Promise<void>
}

/** All or nothing, beside a running server. Throws a message that says why nothing was imported. */
export async function importTeam({ address, services }: Admin, options: Options): Promise<Imported> {
  const { isDryRun, takeUp, check } = options
  const dump = new DumpReader(options.dump)
  const head = (await dump.line()) as TeamHead
  await check(head)
  const client = await openClient(address, 'listpass-move')
  try {
    await client.query('begin')
    await client.query(`set local search_path = ${schema}, pg_temp`)
    await client.query(`set local role ${ownerRole}`)
    await requireSameRelease(client, head)
    const { rows: arrived } = await client.query('select from arrivals where move_id = $1', [head.move])
    if (arrived.length > 0) {
      await dump.drain()
      return { head, rows: {}, isHereAlready: true, shared: [], seconds: [], jobs: 0 }
    }
    const { tables, tail } = await stageTeam(client, dump, services.keys)
    await makeRoomFor(client, head.team.id)
    await takeIn(client, tables)
    const found = await findNeighbours(client, head.team.id)
    await keepArrival(client, head)
    step('move.loaded')
    if (!isDryRun) {
      await takeUp(client, tail.jobs)
      await client.query('commit')
      step('move.committed')
    }
    return { head, rows: tail.rows, isHereAlready: false, ...found, jobs: tail.jobs.length }
  } finally {
    await client.end()
  }
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

async function keepArrival(client: Client, { move, team, from }: TeamHead): Promise<void> {
  await client.query(
    `insert into arrivals (move_id, team_id, from_url, hooks)
     select $1, $2, $3, array(select id from lists where owner_id = $2 and webhook_mode = 'webhook')`,
    [move, team.id, from],
  )
  await record(client, team.id, 'team_moved_here', { from })
}
