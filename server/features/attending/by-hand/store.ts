// Tags that the organiser gives and takes by hand. Their wishes end when Mailchimp has them: later changes there are the organiser's.
import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Told } from '../../../kernel/told.ts'

/**
 * The tag with this name, in any case, held until the transaction ends. Mailchimp's id is forgotten, because the tag may have
 * another name there by now. Undefined if Listpass keeps a tag of that name for an occasion.
 */
export async function keepNamedTag(
  tx: Tx,
  listId: string,
  name: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    insert into list_tags as t (list_id, name) values (${listId}, ${name})
    on conflict (list_id, lower(name)) do update set segment_id = null, said = null, trouble_at = null
    where t.occasion_id is null
    returning t.id, t.name`.execute(tx)
  return rows[0]
}

/** Wishes that these contacts have the tag, or not, whatever was written before. Returns how many of them are in the list. */
export async function wishByHand(
  tx: Tx,
  { listId, tagId, isWanted }: { listId: string; tagId: string; isWanted: boolean },
  contactIds: string[],
): Promise<number> {
  const { rows } = await sql<{ wished: number }>`
    with present as (
      select c.id from contacts c
      where c.list_id = ${listId} and c.id = any (${contactIds}::uuid[]) and c.removed_at is null and c.erased_at is null
    ), wished as (
      insert into tag_wishes (list_id, tag_id, contact_id, is_wanted, is_written)
      select ${listId}::uuid, ${tagId}::uuid, id, ${isWanted}::boolean, null from present order by id
      on conflict (list_id, tag_id, contact_id) do update set
        is_wanted = excluded.is_wanted, is_written = null, attempt = null, wished_at = now(), refusal = null
    )
    select count(*)::int as wished from present`.execute(tx)
  return onlyRow(rows).wished
}

export type TagState = { waiting: number; refused: number; trouble: Told | null }

/** A contact that left the list waits until it comes back, and is not counted. Undefined if nothing was ever wished of the tag. */
export async function findState(tx: Tx, listId: string, name: string): Promise<TagState | undefined> {
  const { rows } = await sql<TagState>`
    select (count(w.contact_id) filter (where w.refusal is null and c.removed_at is null))::int as waiting,
      (count(*) filter (where w.refusal is not null))::int as refused, t.said as trouble
    from list_tags t
    left join (tag_wishes w join contacts c on c.list_id = w.list_id and c.id = w.contact_id)
      on w.list_id = t.list_id and w.tag_id = t.id and w.is_written is distinct from w.is_wanted
    where t.list_id = ${listId} and t.occasion_id is null and lower(t.name) = lower(${name})
    group by t.list_id, t.id`.execute(tx)
  return rows[0]
}
