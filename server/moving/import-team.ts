import type { Client } from 'pg'
import { operator } from '#contract/audit.ts'
import type { Admin } from '../admin/open-admin.ts'
import { beginAsOwner } from '../database/names.ts'
import { DumpReader } from '../database/dump/dump-reader.ts'
import type { TakeUp } from '../database/dump/load-dump.ts'
import { openClient } from '../database/open.ts'
import { schemaNames } from '../database/sql-files.ts'
import { step } from '../kernel/step.ts'
import type { TeamHead, TeamTail } from './export-team.ts'
import { readHead, requireOneTeam, stageTeam } from './stage.ts'
import { joinSamePeople, makeRoomFor, takeIn } from './take-in.ts'

export type Imported = {
  head: TeamHead
  /** The number of rows by table. Empty if the team was here already. */
  rows: TeamTail['rows']
  isHereAlready: boolean
  /** Names of lists whose Mailchimp audience another team of this installation has connected too. */
  shared: string[]
  /** Emails of members for whom an account here became the member. It keeps its password. */
  same: string[]
  jobs: number
}

/**
 * `areSame`: members with an email that has an account here are the same people. `tell`: tells the former installation that the team is
 * here; throws a message if it has not left there by this file.
 */
type Options = {
  dump: AsyncIterable<Buffer>
  isDryRun: boolean
  areSame: boolean
  takeUp: TakeUp
  tell: (head: TeamHead) => Promise<void>
}

/** One transaction, beside a running server. Throws a message that says why nothing was imported. */
export async function importTeam(
  { address, services }: Pick<Admin, 'address' | 'services'>,
  { dump: bytes, isDryRun, areSame, takeUp, tell }: Options,
): Promise<Imported> {
  const dump = new DumpReader(bytes)
  const head = readHead(await dump.line())
  requireForHere(head, services.publicUrl)
  const client = await openClient(address, 'listpass-move')
  try {
    await beginAsOwner(client)
    const here = await client.query('select from arrivals where move_id = $1 and team_id = $2', [
      head.move,
      head.team.id,
    ])
    if (here.rowCount !== 0) {
      await dump.drain()
      return { head, rows: {}, isHereAlready: true, shared: [], same: [], jobs: 0 }
    }
    const staged = await stageTeam(client, dump, services.keys)
    await requireOneTeam(client, staged, head.team.id)
    const { emails: same, jobs } = await joinSamePeople(client, staged, head.team.id, areSame)
    await makeRoomFor(client, head, areSame)
    await takeIn(client, staged.tables)
    await noteArrival(client, head)
    const shared = await findShared(client, head.team.id)
    step('move.loaded')
    if (isDryRun) await client.query('rollback')
    else {
      await takeUp(client, jobs)
      // The former place decides, by one row, whether the team may come here or stays there. So this is the last word before the commit.
      await tell(head)
      await client.query('commit')
      step('move.committed')
    }
    return { head, rows: staged.tail.rows, isHereAlready: false, shared, same, jobs: jobs.length }
  } catch (error) {
    // A row is there already: another import has made it, or it is another team's.
    if ((error as { code?: string }).code !== '23505') throw error
    throw new Error('The file has an id that is in use here. Nothing was imported.', { cause: error })
  } finally {
    await client.end()
  }
}

function requireForHere({ to, schema }: TeamHead, publicUrl: string): void {
  if (to !== publicUrl)
    throw new Error(
      `The team was exported for ${to}, and the PUBLIC_URL of this installation is ${publicUrl}. ` +
        'Export it again with --to this address. Nothing was imported.',
    )
  if (schemaNames.join() !== schema.join())
    throw new Error('Both installations need the same release of Listpass. Update the older one. Nothing was imported.')
}

async function noteArrival(client: Client, { move, team, from }: TeamHead): Promise<void> {
  await client.query(
    `insert into audit_log (owner_id, id, who, action, details) values ($1, gen_random_uuid(), $2, 'team_moved_here', $3)`,
    [team.id, operator, JSON.stringify({ from })],
  )
  await client.query('insert into arrivals (move_id, team_id, from_url) values ($1, $2, $3)', [move, team.id, from])
}

/** Names of lists whose Mailchimp audience another team here has too. */
async function findShared(client: Client, teamId: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct l.name from lists l join accounts a on a.id = l.account_id
     join accounts b on b.mailchimp_id = a.mailchimp_id and b.owner_id <> a.owner_id
     join lists o on o.account_id = b.id and o.mailchimp_id = l.mailchimp_id where l.owner_id = $1 order by 1`,
    [teamId],
  )
  return rows.map(({ name }) => name)
}
