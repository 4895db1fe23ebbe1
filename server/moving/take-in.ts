// Makes the rows of a staged team rows of this installation.
import type { Client } from 'pg'
import type { DumpedTable } from '../database/dump/plan.ts'
import { emailKey } from '../features/auth/email-key.ts'
import { saltOf } from '../features/auth/password.ts'
import { namesOf, stageOf } from './stage.ts'

/** Rows that a trigger has made already. */
const conflicts: Record<string, string> = {
  teams:
    'on conflict (id) do update set name = excluded.name, needs_second_factor = excluded.needs_second_factor, created_at = excluded.created_at',
  door_seqs: 'on conflict (list_id) do update set seq = excluded.seq',
}

export async function takeIn(client: Client, tables: DumpedTable[]): Promise<void> {
  const of = (name: string) => tables.find(({ table }) => table === name)!
  await client.query('update stage_lists set has_left = false')
  await client.query('update stage_accounts set has_left = false')
  // A trigger makes the own team of each new person, and another one the text of each new contact.
  const added = await takeInPeople(client, of('users').columns)
  // A person who is here already keeps their own ways in, and gets no others.
  for (const table of ['sessions', 'totp_secrets', 'recovery_codes'])
    await client.query(`delete from ${stageOf(client, table)} where person_id <> all ($1)`, [added])
  await client.query('delete from memberships where team_id in (select id from stage_teams)')
  for (const each of tables)
    if (each.table !== 'users' && each.table !== 'waiting_changes') await take(client, each, conflicts[each.table])
  // Triggers took the arrival of the contacts for changes. Doors know them already.
  await client.query('delete from waiting_changes where list_id in (select id from stage_lists)')
  await take(client, of('waiting_changes'))
  await client.query('update lists l set closed_at = s.closed_at from stage_lists s where l.id = s.id')
}

async function take(client: Client, { table, columns }: DumpedTable, conflict = ''): Promise<void> {
  const names = namesOf(client, columns)
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names}) select ${names} from ${stageOf(client, table)} ${conflict}`,
  )
}

type Person = { id: string; email: string; email_key: string; password_hash: string }

/**
 * Members keep their id and password. Emails are not verified, so another account with the same email stays apart. The
 * member's account then becomes a second one, as after a registration. Returns the ids of the new accounts.
 */
async function takeInPeople(client: Client, columns: string[]): Promise<string[]> {
  const { rows: people } = await client.query<Person>(
    `select s.id, s.email, s.email_key, s.password_hash from stage_users s where not exists (select from users u where u.id = s.id)
     order by starts_with(s.email_key, 'second:'), s.id`,
  )
  for (const { id, email, password_hash: hash } of people) {
    const { rows: first } = await client.query<{ id: string }>('select id from users where email_key = $1', [
      emailKey(email),
    ])
    const key = first[0] ? `second:${id}` : emailKey(email)
    await client.query('update stage_users set email_key = $2 where id = $1', [id, key])
    const names = namesOf(client, columns)
    await client.query(`insert into users (${names}) select ${names} from stage_users where id = $1`, [id])
    if (!first[0]) continue
    await client.query('insert into second_accounts (person_id, first_id, salt) values ($1, $2, $3)', [
      id,
      first[0].id,
      saltOf(hash),
    ])
  }
  return people.map(({ id }) => id)
}

/**
 * Deletes what stayed here of a team that left and now comes back. Throws a message if the team is in use here.
 */
export async function makeRoomFor(client: Client, teamId: string): Promise<void> {
  const { rows } = await client.query<{ is_used: boolean; has_left: boolean }>(
    `select exists (select from accounts where owner_id = $1) or exists (select from memberships where team_id = $1 and person_id <> $1)
       as is_used, exists (select from departures where team_id = $1) as has_left`,
    [teamId],
  )
  const { is_used: isUsed, has_left: hasLeft } = rows[0]!
  if (isUsed && !hasLeft) throw new Error('The team is in use here already. Nothing was imported.')
  for (const statement of [
    'delete from accounts where owner_id = $1',
    'delete from lists where owner_id = $1',
    'delete from audit_log where owner_id = $1',
    'delete from memberships where team_id = $1',
    'delete from invitations where team_id = $1',
    'delete from departures where team_id = $1',
    'delete from arrivals where team_id = $1 and arrived_at is not null',
  ])
    await client.query(statement, [teamId])
}
