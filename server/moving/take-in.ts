// Makes the rows of a staged team rows of this installation.
import type { Client } from 'pg'
import type { DumpedTable } from '../database/dump/plan.ts'
import type { TeamHead } from './export-team.ts'
import type { WaitingJob } from './leave.ts'
import { namesOf, type Staged, stageOf } from './stage.ts'

/** Rows that a trigger has made already. */
const conflicts: Record<string, string> = {
  teams:
    'on conflict (id) do update set name = excluded.name, needs_second_factor = excluded.needs_second_factor, created_at = excluded.created_at',
  door_seqs: 'on conflict (list_id) do update set seq = excluded.seq',
}

/** Columns that begin here anew: which list had a code first, and whether an email was proven here. */
const madeHere = new Set(['code_number', 'email_proven_at'])

export async function takeIn(client: Client, tables: DumpedTable[]): Promise<void> {
  const of = (name: string) => tables.find(({ table }) => table === name)!
  await client.query('update stage_lists set has_left = false')
  await client.query('update stage_accounts set has_left = false')
  // A page belongs to the first holder of a code here: codes that arrive are the latest ones, whatever the file says.
  const { rows: arrived } = await client.query<{ number: number }>(`select nextval('code_numbers') as number`)
  for (const table of ['contacts', 'other_codes', 'retired_codes'])
    await client.query(`update ${stageOf(client, table)} set code_number = $1`, [arrived[0]!.number])
  // A person who is here already stays as they are, with their own ways in and no others.
  const known = '(select id from users)'
  await client.query(`delete from stage_totp_secrets where person_id in ${known}`)
  await client.query(`delete from stage_recovery_codes where person_id in ${known}`)
  await client.query(`delete from stage_users where id in ${known}`)
  // A trigger makes the own team of each new person, and another one the text of each new contact.
  await take(client, of('users'))
  await client.query('delete from memberships where team_id in (select id from stage_teams)')
  for (const each of tables)
    if (each.table !== 'users' && each.table !== 'waiting_changes') await take(client, each, conflicts[each.table])
  // Triggers took the arrival of the contacts for changes. Doors know them already.
  await client.query('delete from waiting_changes where list_id in (select id from stage_lists)')
  await take(client, of('waiting_changes'))
  await client.query('update lists l set closed_at = s.closed_at from stage_lists s where l.id = s.id')
}

async function take(client: Client, { table, columns }: DumpedTable, conflict = ''): Promise<void> {
  const names = namesOf(
    client,
    columns.filter((name) => !madeHere.has(name)),
  )
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names}) select ${names} from ${stageOf(client, table)} ${conflict}`,
  )
}

type Person = { theirs: string; here: string; email: string }

/**
 * An email has one account. A file’s ids and emails don’t prove who a person is. So only the operator can say that a member of the
 * team and an account here belong to the same person. The account here then becomes the member, and keeps its password.
 * Members of a team that comes back are known. Returns the emails of the others. Throws a message if the operator has not said so.
 */
export async function joinSamePeople(
  client: Client,
  { tables, tail }: Staged,
  teamId: string,
  areSame: boolean,
): Promise<{ emails: string[]; jobs: WaitingJob[] }> {
  const { rows: people } = await client.query<Person>(
    `select s.id as theirs, u.id as here, s.email from stage_users s join users u on u.email_key = s.email_key or u.id = s.id
     where not (u.id = s.id and u.email_key = s.email_key and exists (select from departures where team_id = $1)
       and exists (select from memberships m where m.team_id = $1 and m.person_id = u.id)) order by s.email`,
    [teamId],
  )
  const emails = [...new Set(people.map(({ email }) => email))]
  if (people.length > 0 && !areSame)
    throw new Error(
      `These members have an account here: ${emails.join(', ')}. If you are certain that it is theirs, add ` +
        '--same-people: that account then becomes the member. Nothing was imported.',
    )
  // An id of one person with the email of another can only be made up.
  const idHere = new Map(people.map(({ theirs, here }) => [theirs, here]))
  if (idHere.size < people.length) throw new Error('The file names a person in two ways. Nothing was imported.')
  for (const [theirs, here] of idHere) {
    for (const { table, columns } of tables)
      for (const column of columns.filter((each) => each === 'person_id' || each === 'member_id'))
        await client.query(`update ${stageOf(client, table)} set ${column} = $2 where ${column} = $1`, [theirs, here])
    await client.query('update stage_users set id = $2 where id = $1', [theirs, here])
  }
  const ofPerson = (data: unknown) => {
    const here = idHere.get((data as { personId?: string }).personId ?? '')
    return here === undefined ? data : { ...(data as object), personId: here }
  }
  return { emails, jobs: tail.jobs.map(({ name, data }) => ({ name, data: ofPerson(data) })) }
}

/**
 * Deletes what stayed here of a team that left and now comes back. Throws a message if another team has the id: only a
 * team that left for the place of the file, or the empty own team of a member, makes room.
 */
export async function makeRoomFor(client: Client, { team, from }: TeamHead, areSame: boolean): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean; is_own_and_empty: boolean; left_for: string | null }>(
    `select exists (select from teams where id = $1) as is_there,
       exists (select from stage_users where id = $1) and exists (select from users where id = $1)
         and not exists (select from accounts where owner_id = $1)
         and not exists (select from invitations where team_id = $1)
         and not exists (select from memberships where team_id = $1 and person_id <> $1) as is_own_and_empty,
       (select to_url from departures where team_id = $1) as left_for`,
    [team.id],
  )
  const { is_there: isThere, is_own_and_empty: isOwnAndEmpty, left_for: leftFor } = rows[0]!
  if (isThere && leftFor === null && !isOwnAndEmpty)
    throw new Error('The team is in use here already. Nothing was imported.')
  if (leftFor !== null && leftFor !== from && !areSame)
    throw new Error(
      `The team left here for ${leftFor}, and the file is from ${from}. If you are certain that it is the same team, add ` +
        '--same-people. Nothing was imported.',
    )
  for (const table of ['accounts', 'lists', 'audit_log'])
    await client.query(`delete from ${table} where owner_id = $1`, [team.id])
  for (const table of ['memberships', 'invitations', 'departures', 'arrivals'])
    await client.query(`delete from ${table} where team_id = $1`, [team.id])
}
