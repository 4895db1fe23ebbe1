// Queries for people at a door.
import { type RawBuilder, sql } from 'kysely'
import type { personStates } from '#contract/scanning.ts'
import type { Database } from '../../../database/open.ts'
import type { Door } from '../../../kernel/door.ts'
import { findAmong, hasWords, type SearchedPart, usualShare } from '../../contacts/find-candidates.ts'

export type FoundPerson = {
  contactId: string
  /** The name; empty if only the email is known. */
  displayValue: string
  email: string
  code: string
  scanCount: number
  maxScans: number
  state: (typeof personStates)[number]
  isUnreached: boolean
}

/** `words` are folded, and each occurs in this part of the text; `email` is the whole address. */
export type Sought = { words: string[]; part: SearchedPart } | { email: string }

/** Ordered by email, which an index provides: of many matches, only the first are read. */
export async function findPeople(
  { doors }: Database,
  { teamId, listId }: Door,
  sought: Sought,
  most: number,
): Promise<FoundPerson[]> {
  return doors.as({ team: teamId, list: listId }, async (tx) => {
    const fits = 'email' in sought ? sql`c.email_key = lower(${sought.email})` : hasWords(sought.words, sought.part)
    const find = async (contacts: RawBuilder<unknown>, whom: RawBuilder<unknown>, count: number) => {
      const { rows } = await sql<FoundPerson>`
        select c.id as "contactId", display_value(c.merge_fields, '', l.display_field) as "displayValue", c.email, c.code,
          c.scan_count as "scanCount", c.max_scans as "maxScans",
          case
            when c.removed_at is not null and not l.admits_removed then 'removed'
            when c.status = any (l.kept_out) then 'not_a_guest'
            when c.is_blocked or c.max_scans = 0 then 'blocked'
            when c.scan_count >= c.max_scans then 'used_up'
            else 'open'
          end as state,
          exists (select from unreached_contacts(c.list_id, array[c.id])) as "isUnreached"
        from ${contacts} c join lists l on l.id = c.list_id
          cross join lateral (select search_line(c.email, c.merge_fields, l.display_field) as line offset 0) searched
        where c.list_id = ${listId} and ${whom}
          and ${fits}
        order by c.email_key, c.id limit ${count}`.execute(tx)
      return rows
    }
    const findIn = async (contacts: RawBuilder<unknown>, isAll: boolean) => {
      const here = await find(contacts, sql`c.removed_at is null`, most)
      if (here.length === most || !isAll) return here
      const left = sql`c.removed_at is not null and c.erased_at is null`
      return [...here, ...(await find(contacts, left, most - here.length))]
    }
    if ('email' in sought) return findIn(sql`contacts`, true)
    return findAmong(tx, listId, { ...sought, after: '', count: most, share: usualShare.ofAll }, findIn)
  })
}

/** The key of the contact's code; undefined if the list does not have this contact, or no longer. */
export async function findCodeKey(
  { doors }: Database,
  { teamId, listId }: Door,
  contactId: string,
): Promise<string | undefined> {
  const found = await doors.as({ team: teamId, list: listId }, (tx) =>
    tx
      .selectFrom('contacts')
      .select('code_key')
      .where('list_id', '=', listId)
      .where('id', '=', contactId)
      .where('erased_at', 'is', null)
      .executeTakeFirst(),
  )
  return found?.code_key
}
