// The search texts of a list, stored beside its contacts.
import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

/** If there are more candidates, reading in display order is faster. */
const mostMeant = 25_000

/** Where the words may occur: in the email and the display value, or in the display value alone. */
export type SearchedPart = 'all' | 'names'

/** The contacts that may match these words, to be checked again; undefined if all contacts must be checked. */
export async function findCandidates(
  tx: Tx,
  listId: string,
  words: string[],
  { part, after, first }: { part: SearchedPart; after: string; first: number },
): Promise<string[] | undefined> {
  if (words.length === 0) return undefined
  const { rows } = await sql<{ ids: string[] | null }>`
    select contacts_with_words(${listId}, ${part}, ${words}, ${after}, ${first}, ${mostMeant}) as ids`.execute(tx)
  return onlyRow(rows).ids ?? undefined
}

/** A piece of SQL: a source to select from, or a condition. */
export type Piece = RawBuilder<unknown>

export const everybody: Piece = sql`contacts`

/** The contacts with these ids, ordered by email. */
export function among(listId: string, ids: string[]): Piece {
  return sql`(
    select k.* from (select distinct unnest(${ids}::uuid[]) as id) i cross join lateral (
      select * from contacts where list_id = ${listId} and id = i.id offset 0) k
    order by k.email_key, k.id
  )`
}

const lineOf = {
  all: sql`searched.line`,
  // The search text without email addresses in the display field.
  names: sql`regexp_replace(searched.line, '\\S*@\\S*', ' ', 'g')`,
}

/** No words, such as accents alone, are in no text. */
export function hasWords(words: string[], part: SearchedPart): Piece {
  if (words.length === 0) return sql`false`
  return sql.join(
    words.map((word) => {
      const has = (sought: Piece) => sql`strpos(${lineOf[part]}, ${sought}) > 0`
      return sql`(${has(sql`${word}`)} or ${has(sql`joined(${word})`)})`
    }),
    sql` and `,
  )
}

/**
 * Rewrites all search texts of a list, sorted by last name, if that speeds up searches: many contacts have separate rows, or
 * the list has grown by a quarter. Short lists are quick to read anyway. The lock prevents adding or erasing contacts of
 * the list meanwhile. As everywhere, 32 texts are in a row.
 */
export async function rebuildTexts(tx: Tx, listId: string): Promise<void> {
  const { rows: wanting } = await sql`
    select from lists l where l.id = ${listId} and (not l.texts_are_right
      or (select count(*) > 2000 from contact_texts t where t.list_id = l.id and cardinality(t.contact_ids) < 8)
      or (select sum(cardinality(t.contact_ids)) > greatest(20000, 1.25 * l.texts_rebuilt_of)
        from contact_texts t where t.list_id = l.id))`.execute(tx)
  if (wanting.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended('erasing in ' || ${listId}::text, 0))`.execute(tx)
  await sql`update lists set texts_are_right = true where id = ${listId}`.execute(tx)
  await sql`delete from contact_texts where list_id = ${listId}`.execute(tx)
  await sql`
    with written as (
      insert into contact_texts (list_id, contact_ids, lines)
      select ${listId}, array_agg(id order by nth), string_agg(line, E'\\n' order by nth)
      from (
        select x.id, x.nth, (x.nth - 1) / 32 as block, search_line(x.email, x.merge_fields, x.display_field) as line
        from (
          select c.id, c.email, c.merge_fields, l.display_field,
            row_number() over (order by lower(nullif(last_name(c.merge_fields), '')), c.email_key) as nth
          from contacts c join lists l on l.id = c.list_id where c.list_id = ${listId} and c.erased_at is null
        ) x
      ) lines
      group by block
      returning cardinality(contact_ids) as size
    )
    update lists set texts_rebuilt_of = (select coalesce(sum(size), 0) from written) where id = ${listId}`.execute(tx)
}
