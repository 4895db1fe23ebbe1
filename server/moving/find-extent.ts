import { sql } from 'kysely'
import type { Db } from '../admin/store.ts'
import { onlyRow } from '../kernel/only-row.ts'

/** What a move of the team takes along. `waiting`: changes that Mailchimp has not got yet. */
export type Extent = {
  members: number
  lists: number
  contacts: number
  scans: number
  links: number
  webhooks: number
  waiting: number
  open_batches: number
  /** Emails of members that are in other teams of this installation too. */
  shared_members: string[]
}

export async function findExtent(db: Db, teamId: string): Promise<Extent> {
  const { rows } = await sql<Extent>`
    with l as (select id, webhook_mode from lists where owner_id = ${teamId})
    select (select count(*)::int from memberships where team_id = ${teamId}) as members,
      (select count(*)::int from l) as lists,
      (select count(*)::int from contacts where list_id in (select id from l)) as contacts,
      (select count(*)::int from scans where list_id in (select id from l)) as scans,
      (select count(*)::int from scanner_links where list_id in (select id from l)) as links,
      (select count(*)::int from l where webhook_mode = 'webhook') as webhooks,
      (select count(*)::int from pending_writes where list_id in (select id from l)) as waiting,
      (select count(*)::int from batches where list_id in (select id from l) and finished_at is null and cancelled_at is null)
        as open_batches,
      array(select u.email from memberships m join users u on u.id = m.person_id where m.team_id = ${teamId}
        and exists (select from memberships o join lists ol on ol.owner_id = o.team_id
          where o.person_id = m.person_id and o.team_id <> m.team_id) order by 1) as shared_members`.execute(db)
  return onlyRow(rows)
}
