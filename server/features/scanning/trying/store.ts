import { sql } from 'kysely'
import type { Reason } from '#domain/verdict.ts'
import type { Database, ListScope, Tx } from '../../../database/open.ts'

export type Sample = { code: string; name: string; isOwn: boolean }

/** The contact with this email, else the first of the list that a door would let in. */
export async function findSample(database: Database, scope: ListScope, email: string): Promise<Sample | undefined> {
  const { rows } = await database.as(scope, (tx) =>
    sql<Sample>`
      with open as not materialized (
        select id, email_key from contacts
        where list_id = ${scope.list} and removed_at is null and not is_blocked and max_scans > 0
      )
      select c.code, coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as name,
        coalesce(c.email_key = lower(${email}), false) as "isOwn"
      from contacts c join lists l on l.id = c.list_id
      where c.list_id = ${scope.list} and c.id = coalesce(
        (select o.id from open o where o.email_key = lower(${email}) limit 1),
        (select o.id from open o order by o.email_key limit 1))`.execute(tx),
  )
  return rows[0]
}

/** The contact of a code, by its key. */
export async function findContactOf(
  database: Database,
  scope: ListScope,
  codeKey: string,
): Promise<string | undefined> {
  const { rows } = await database.as(scope, (tx) =>
    sql<{ id: string | null }>`select contact_of_code(${scope.list}, ${codeKey}) as id`.execute(tx),
  )
  return rows[0]?.id ?? undefined
}

export type Happened = { action: 'try_opened' | 'scan_tried'; at: Date; reason: Reason | null; name: string }

/** The events of a try, the latest of each kind. `name` is empty for a contact that is gone. */
export async function findHappened(database: Database, scope: ListScope, tryId: string): Promise<Happened[]> {
  const { rows } = await database.as(scope, (tx) =>
    sql<Happened>`
      select distinct on (g.action) g.action, g.at, g.details ->> 'reason' as reason,
        coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as name
      from audit_log g
      join lists l on l.id = g.list_id
      left join contacts c on c.list_id = g.list_id and c.id::text = g.details ->> 'contact' and c.erased_at is null
      where g.owner_id = ${scope.team} and g.list_id = ${scope.list} and g.id > ${tryId}
        and g.action in ('try_opened', 'scan_tried') and g.details ->> 'try' = ${tryId}
      order by g.action, g.id desc`.execute(tx),
  )
  return rows
}

/** Wakes the streams of the list. They read this contact again, and find it unchanged. */
export async function noteTried(tx: Tx, listId: string, contactId: string): Promise<void> {
  await sql`select note_changed_contacts(${listId}, ${[contactId]}::uuid[])`.execute(tx)
}

export type FirstRun = {
  listId: string
  mailchimpId: string
  name: string
  guests: number
  codesAt: Date
  triedAt: Date | null
  doors: number
  opensAt: Date | null
}

export async function findFirstRun(database: Database, teamId: string): Promise<FirstRun | undefined> {
  const { rows } = await database.as({ team: teamId }, (tx) =>
    sql<FirstRun>`
      select list_id as "listId", mailchimp_id as "mailchimpId", name, guests, codes_at as "codesAt",
        tried_at as "triedAt", doors, opens_at as "opensAt"
      from first_run()`.execute(tx),
  )
  return rows[0]
}
