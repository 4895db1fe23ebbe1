import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'

export type StoredContact = {
  id: string
  email: string
  status: string
  fields: Record<string, unknown>
  code: string
  furtherCodes: { code: string; door: string; added_at: string | null }[]
  maxScans: number
  scanCount: number
  isBlocked: boolean
  mailchimpId: string | null
  heldCode: string | null
  heldMax: number | null
  heldScans: number | null
  refusal: string | null
  bouncedAt: Date | null
  /** `consent`: the words that the guest agreed to. */
  addedByDoor: { door: string; at: string; consent: string | null } | null
  createdAt: Date
  removedAt: Date | null
}

export async function findContact(tx: Tx, listId: string, id: string): Promise<StoredContact | undefined> {
  const { rows } = await sql<StoredContact>`
    select id, email, status, merge_fields as fields, code,
      array(select jsonb_build_object('code', k.code_key, 'door', k.door, 'added_at', k.added_at) from other_codes k
        where k.list_id = c.list_id and k.contact_id = c.id order by k.code_number) as "furtherCodes", max_scans as "maxScans", scan_count as "scanCount",
      is_blocked as "isBlocked", mailchimp_contact_id as "mailchimpId", held_code as "heldCode", held_max as "heldMax",
      held_scans as "heldScans", refusal,
      (select sent_at from bounced_mails b where b.list_id = c.list_id and b.contact_id = c.id) as "bouncedAt",
      (select jsonb_build_object('door', w.door, 'at', w.added_at, 'consent', w.consent, 'mailed_at', w.mailed_at, 'language', w.language) from walk_ins w
        where w.list_id = c.list_id and w.contact_id = c.id) as "addedByDoor",
      created_at as "createdAt", removed_at as "removedAt"
    from contacts c where list_id = ${listId} and id = ${id} and erased_at is null`.execute(tx)
  return rows[0]
}

export type StoredScan = {
  scanId: string
  reason: string
  standing: string | null
  door: string
  displayValue: string
  changes: { tag: string; value: string }[] | null
  scannedAt: Date | null
  receivedAt: Date
  occasionId: string
  /** Null at a main occasion without settings. */
  occasionName: string | null
  isExit: boolean
}

export async function findScans(tx: Tx, listId: string, contactId: string): Promise<StoredScan[]> {
  const { rows } = await sql<StoredScan>`
    select scan_id as "scanId", reason, standing, door, display_value as "displayValue", rule_effects as changes,
      scanned_at as "scannedAt", received_at as "receivedAt", coalesce(s.occasion_id, s.list_id) as "occasionId",
      coalesce(nullif(o.name, ''), l.name) as "occasionName", is_exit as "isExit"
    from scans s left join (occasions o join lists l on l.id = o.list_id)
      on o.list_id = s.list_id and o.id = coalesce(s.occasion_id, s.list_id)
    where s.list_id = ${listId} and contact_id = ${contactId} order by received_at, scan_id`.execute(tx)
  return rows
}

/** `isGuest`: the tag or segment of the occasion has the contact. */
export type StoredVisit = {
  occasionId: string
  occasionName: string
  isGuest: boolean
  entries: number
  inside: number
  enteredAt: Date | null
}

/** The occasions of the list that keep something of the contact. */
export async function findVisits(tx: Tx, listId: string, contactId: string): Promise<StoredVisit[]> {
  const { rows } = await sql<StoredVisit>`
    select o.id as "occasionId", coalesce(nullif(o.name, ''), l.name) as "occasionName", g.contact_id is not null as "isGuest",
      coalesce(m.entries, 0) as entries, coalesce(m.inside, 0) as inside, m.entered_at as "enteredAt"
    from occasions o join lists l on l.id = o.list_id
    left join admissions m on m.list_id = o.list_id and m.occasion_id = o.id and m.contact_id = ${contactId}
    left join occasion_guests g on g.list_id = o.list_id and g.occasion_id = o.id and g.contact_id = ${contactId}
    where o.list_id = ${listId} and (m.contact_id is not null or g.contact_id is not null) order by o.id`.execute(tx)
  return rows
}

/** The days on which the page of the contact's code was first opened, as texts. */
export type StoredOpening = { occasionId: string; openedOn: string }

export async function findOpenings(tx: Tx, listId: string, contactId: string): Promise<StoredOpening[]> {
  const { rows } = await sql<StoredOpening>`
    select occasion_id as "occasionId", to_char(opened_on, 'YYYY-MM-DD') as "openedOn" from page_openings
    where list_id = ${listId} and contact_id = ${contactId} order by opened_on, occasion_id`.execute(tx)
  return rows
}

export type StoredNotice = { kind: string; at: Date; toldAt: Date; occasionId: string }

/** The notices about the contact that members got. */
export async function findNotices(tx: Tx, listId: string, contactId: string): Promise<StoredNotice[]> {
  return tx
    .selectFrom('notices')
    .select(['kind', 'at', 'told_at as toldAt', 'occasion_id as occasionId'])
    .$narrowType<{ occasionId: string }>()
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .orderBy('no')
    .execute()
}

export async function isVip(tx: Tx, listId: string, contactId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('vip_guests')
    .select('contact_id')
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  return found !== undefined
}

export type StoredTelling = {
  tags: { name: string; isWanted: boolean; refusal: string | null }[]
  events: { isUndo: boolean; occasion: string; door: string; number: number; at: Date; state: string }[]
}

/** What Mailchimp was told of the contact's visits. */
export async function findTelling(tx: Tx, listId: string, contactId: string): Promise<StoredTelling> {
  const tags = await tx
    .selectFrom('tag_wishes as w')
    .innerJoin('list_tags as t', (join) => join.onRef('t.list_id', '=', 'w.list_id').onRef('t.id', '=', 'w.tag_id'))
    .select(['t.name', 'w.is_wanted as isWanted', 'w.refusal'])
    .where('w.list_id', '=', listId)
    .where('w.contact_id', '=', contactId)
    .orderBy('t.name')
    .execute()
  const events = await tx
    .selectFrom('member_events')
    .select(['is_undo as isUndo', 'occasion', 'door', 'number', 'at', 'state'])
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .orderBy('at')
    .orderBy('is_undo')
    .execute()
  return { tags, events }
}

/** The lists of the teams that only the acting person belongs to. */
export async function findListsThatGo(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select unnest(list_ids) as id from teams_of_person() where members = 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the person's row. That deletes all rows of the person, and the teams without another member. */
export async function removePerson(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', personId).execute()
}
