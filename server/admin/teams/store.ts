// Queries over all teams, as the owner of the tables. They read no secrets.
import { sql } from 'kysely'
import type { Db } from '../store.ts'

export type ListedTeam = {
  id: string
  name: string
  /** The emails of the owners; the owner who joined first comes first. */
  owners: string
  members: number
  needs_second_factor: boolean
  accounts: number
  lists: number
  contacts: number
  created_at: Date
}

/** All teams, those of one person, or one by its id; newest first. */
export async function findTeams(
  db: Db,
  { personId, key }: { personId?: string; key?: string } = {},
): Promise<ListedTeam[]> {
  const { rows } = await sql<ListedTeam>`
    select t.id, t.name, t.needs_second_factor, t.created_at,
      (select coalesce(string_agg(u.email, ', ' order by m.joined_at, u.id), '') from memberships m
       join users u on u.id = m.person_id where m.team_id = t.id and m.role = 'owner') as owners,
      (select count(*)::int from memberships m where m.team_id = t.id) as members,
      (select count(*)::int from accounts a where a.owner_id = t.id) as accounts,
      (select count(*)::int from lists l where l.owner_id = t.id) as lists,
      (select coalesce(sum(l.active_members), 0)::int from lists l where l.owner_id = t.id) as contacts
    from teams t
    where (${personId ?? null}::uuid is null
        or t.id in (select m.team_id from memberships m where m.person_id = ${personId ?? null}))
      and (${key ?? null}::text is null or t.id::text = lower(${key ?? null}))
    order by t.created_at desc, t.id desc`.execute(db)
  return rows
}

export type ListedMember = {
  id: string
  email: string
  name: string
  role: string
  joined_at: Date
  active_at: Date | null
  /** The lists that a member with the role `door` scans, by name. */
  scans: string
}

/** The members of a team, owners first. */
export async function findMembers(db: Db, teamId: string): Promise<ListedMember[]> {
  const { rows } = await sql<ListedMember>`
    select u.id, u.email, u.name, m.role, m.joined_at, m.active_at,
      (select coalesce(string_agg(l.name, ', ' order by l.name), '') from member_lists c join lists l on l.id = c.list_id
       where c.team_id = m.team_id and c.person_id = m.person_id) as scans
    from memberships m join users u on u.id = m.person_id where m.team_id = ${teamId}
    order by array_position(array['owner', 'editor', 'viewer', 'door'], m.role), m.joined_at, u.id`.execute(db)
  return rows
}

export type OpenInvitation = { email: string; role: string; expires_at: Date }

export async function findInvitations(db: Db, teamId: string): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select i.email, i.role, i.expires_at from invitations i
    where i.team_id = ${teamId} and i.expires_at > now() order by i.expires_at desc, i.id desc`.execute(db)
  return rows
}
