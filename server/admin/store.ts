// Queries over all organisers, as the owner of the tables. They read no secrets: no hash, no credential, no secret address.
import { type Kysely, sql } from 'kysely'
import { onlyRow } from '../kernel/only-row.ts'
import type { Tables } from '../database/tables.ts'
import { idle } from '../features/auth/token.ts'

export type Db = Kysely<Tables>

export type Found = { id: string; name: string; email: string }

/** The schema files applied to this database; undefined if Listpass never used it. */
export async function findApplied(db: Db): Promise<string[] | undefined> {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_files`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isNothingThere(error)) return undefined
    throw error
  }
}

/** The database has no table, schema or role of Listpass. */
function isNothingThere(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['42P01', '3F000', '22023', '42704', '28000'].includes(code)
}

const opens = sql`(s.expires_at > now() and s.last_used_at > now() - ${idle}::interval)`

export type ListedPerson = Found & {
  created_at: Date
  last_used_at: Date | null
  sessions: number
  teams: number
  /** Accounts, lists and contacts of all their teams. */
  accounts: number
  lists: number
  contacts: number
}

/** Users, newest first; with a word, only those whose name or email contains it. */
export async function findPeople(db: Db, word: string | undefined): Promise<ListedPerson[]> {
  const { rows } = await sql<ListedPerson>`
    select u.id, u.name, u.email, u.created_at,
      (select max(s.last_used_at) from sessions s where s.person_id = u.id) as last_used_at,
      (select count(*)::int from sessions s where s.person_id = u.id and ${opens}) as sessions,
      (select count(*)::int from memberships m where m.person_id = u.id) as teams,
      (select count(*)::int from accounts a where a.owner_id in (select m.team_id from memberships m where m.person_id = u.id)) as accounts,
      (select count(*)::int from lists l where l.owner_id in (select m.team_id from memberships m where m.person_id = u.id)) as lists,
      (select coalesce(sum(l.active_members), 0)::int from lists l where l.owner_id in (select m.team_id from memberships m where m.person_id = u.id)) as contacts
    from users u
    where strpos(lower(u.name || ' ' || u.email), ${word?.toLowerCase() ?? ''}) > 0
    order by u.created_at desc, u.id desc`.execute(db)
  return rows
}

/** Finds a user by email, ignoring case, or by id. */
export async function findPerson(db: Db, key: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select id, name, email from users where email_key = ${key.toLowerCase()} or id::text = ${key.toLowerCase()}`.execute(
    db,
  )
  return rows[0]
}

export type PersonState = Found & {
  created_at: Date
  email_proven_at: Date | null
  password_changed_at: Date | null
  second_step_since: Date | null
  passkeys: number
  scans: number
  waiting_links: number
}

export async function findPersonState(db: Db, personId: string): Promise<PersonState> {
  const { rows } = await sql<PersonState>`
    select u.id, u.name, u.email, u.created_at, u.email_proven_at, u.password_changed_at,
      (select t.created_at from totp_secrets t where t.person_id = u.id) as second_step_since,
      (select count(*)::int from passkeys p where p.person_id = u.id) as passkeys,
      (select count(*)::int from scans c join lists l on l.id = c.list_id where l.owner_id in (select m.team_id from memberships m where m.person_id = u.id)) as scans,
      (select count(*)::int from password_resets r
       where r.person_id = u.id and r.used_at is null and r.expires_at > now()) as waiting_links
    from users u where u.id = ${personId}`.execute(db)
  return onlyRow(rows)
}

export type Session = { user_agent: string | null; created_at: Date; last_used_at: Date }

export async function findSessions(db: Db, personId: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select s.user_agent, s.created_at, s.last_used_at from sessions s
    where s.person_id = ${personId} and ${opens} order by s.last_used_at desc, s.id desc`.execute(db)
  return rows
}

/** A team of a person; `goes` if it is deleted with the person, because it has no other member. */
export type TeamOfPerson = { id: string; name: string; role: string; members: number; scans: number; goes: boolean }

export async function findTeamsOfPerson(db: Db, personId: string): Promise<TeamOfPerson[]> {
  const { rows } = await sql<TeamOfPerson>`
    select t.id, t.name, m.role, o.members, o.members = 1 as goes,
      (select count(*)::int from scans c join lists l on l.id = c.list_id where l.owner_id = t.id) as scans
    from memberships m join teams t on t.id = m.team_id
      cross join lateral (select count(*)::int as members from memberships where team_id = t.id) o
    where m.person_id = ${personId} order by m.joined_at, t.id`.execute(db)
  return rows
}

export type Account = {
  team: string
  name: string
  data_centre: string
  is_active: boolean
  reconnect_since: Date | null
  lists: number
  created_at: Date
}

/** The Mailchimp accounts of these teams. */
export async function findAccounts(db: Db, teamIds: readonly string[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select t.name as team, a.account_name as name, a.server_prefix as data_centre, a.is_active, a.reconnect_since, a.created_at,
      (select count(*)::int from lists l where l.account_id = a.id) as lists
    from accounts a join teams t on t.id = a.owner_id
    where a.owner_id = any (${teamIds}::uuid[]) order by a.created_at, a.id`.execute(db)
  return rows
}
