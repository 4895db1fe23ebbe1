// Values by rules that Mailchimp did not take. The contacts' counts were written without them.
import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'

/**
 * `reason` is in the form in which it is stored. `isOfField`: no contact can have this value, with the fields of `fieldsSeen`.
 * `fieldSeen` is this field alone; empty if Mailchimp did not tell its fields.
 */
export type RefusedValue = {
  contactId: string
  field: string
  value: string
  reason: string
  isOfField: boolean
  fieldsSeen: string
  fieldSeen: string
}

export async function keep(tx: Tx, listId: string, refused: RefusedValue[]): Promise<void> {
  await sql`
    insert into refused_values (list_id, contact_id, field, value, reason, fields_seen, field_seen, is_of_field)
    select ${listId}, r."contactId", r.field, r.value, left(r.reason, 500), r."fieldsSeen", r."fieldSeen", r."isOfField"
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb)
      as r ("contactId" uuid, field text, value text, reason text, "isOfField" boolean, "fieldsSeen" text, "fieldSeen" text)
    on conflict (list_id, contact_id, field) do update set value = excluded.value, reason = excluded.reason,
      fields_seen = excluded.fields_seen, field_seen = excluded.field_seen, is_of_field = excluded.is_of_field, refused_at = excluded.refused_at`.execute(
    tx,
  )
}

export async function forget(tx: Tx, listId: string, taken: { contactId: string; fields: string[] }[]): Promise<void> {
  await sql`
    delete from refused_values r
    using jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t ("contactId" uuid, fields jsonb)
    where r.list_id = ${listId} and r.contact_id = t."contactId" and t.fields ? r.field`.execute(tx)
}

/** The values that no contact of the list can have now. */
export async function findUntakeable(tx: Tx, listId: string): Promise<Omit<RefusedValue, 'contactId' | 'isOfField'>[]> {
  const { rows } = await sql<Omit<RefusedValue, 'contactId' | 'isOfField'>>`
    select distinct on (field, value) field, value, reason, fields_seen as "fieldsSeen",
      field_seen as "fieldSeen" from refused_values
    where list_id = ${listId} and is_of_field order by field, value, refused_at desc`.execute(tx)
  return rows
}

export async function tryAgain(tx: Tx, listId: string, fieldsSeen: string): Promise<void> {
  await sql`
    with again as (
      delete from refused_values r using contacts c
      where r.list_id = ${listId} and c.list_id = ${listId} and c.id = r.contact_id
        and (r.fields_seen <> ${fieldsSeen} or not r.is_of_field and c.heard_at > r.refused_at)
      returning r.contact_id, r.field, r.value, c.removed_at
    )
    insert into pending_writes as w (list_id, contact_id, rule_values)
    select ${listId}, a.contact_id, jsonb_object_agg(a.field, a.value) from again a where a.removed_at is null
    group by a.contact_id
    on conflict (list_id, contact_id) do update
      set version = w.version + 1, rule_values = excluded.rule_values || w.rule_values`.execute(tx)
}

/** Forgets the values that no rule of the list gives any more. */
export async function forgetOthers(tx: Tx, listId: string, given: { field: string; value: string }[]): Promise<void> {
  await sql`
    delete from refused_values r where r.list_id = ${listId} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (field text, value text)
      where g.field = r.field and g.value = r.value)`.execute(tx)
}
