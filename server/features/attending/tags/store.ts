import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'
import { storedTold } from '../../../database/column-types.ts'
import type { Told } from '../../../kernel/told.ts'

/** `isWritten`: the list writes tags of contacts that came. */
export type TagOfOccasion = { name: string; segmentId: number | null; isWritten: boolean }

export async function findTagOfOccasion(
  tx: Tx,
  listId: string,
  occasionId: string,
): Promise<TagOfOccasion | undefined> {
  const { rows } = await sql<TagOfOccasion>`
    select coalesce(t.name, name_of_tag(l.id, ${occasionId})) as name, t.segment_id as "segmentId",
      coalesce(n.writes_tags, false) as "isWritten"
    from lists l
    left join list_tags t on t.list_id = l.id and t.occasion_id = ${occasionId}
    left join attendance n on n.list_id = l.id
    where l.id = ${listId}`.execute(tx)
  return rows[0]
}

/** A tag of Listpass, with Mailchimp's id of it. */
export type Tag = { id: string; name: string; segmentId: number | null }

/** Whether one of the wishes that wait is that a contact has the tag. */
export async function isWanted(tx: Tx, listId: string, tagId: string): Promise<boolean> {
  const { rows } = await sql<{ isWanted: boolean }>`
    select exists (
      select from tag_wishes where list_id = ${listId} and tag_id = ${tagId} and is_wanted
        and is_written is distinct from is_wanted and refusal is null
    ) as "isWanted"`.execute(tx)
  return onlyRow(rows).isWanted
}

/** Gives the occasion a tag of its own name, unless it has one. */
export async function keepTagOfOccasion(tx: Tx, listId: string, occasionId: string): Promise<Tag> {
  const { rows } = await sql<{ id: string }>`select tag_of_occasion(${listId}, ${occasionId}) as id`.execute(tx)
  const tag = await findTag(tx, listId, onlyRow(rows).id)
  if (!tag) throw new Error('A new tag was not found.')
  return tag
}

/** The tags with wishes that have waited for so long. */
export async function findDueTags(tx: Tx, listId: string, gatherMs: number): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select t.id, t.name, t.segment_id as "segmentId" from list_tags t
    where t.list_id = ${listId} and has_due_wishes(t, make_interval(secs => ${gatherMs / 1000})) order by t.id`.execute(
    tx,
  )
  return rows
}

export async function findTag(tx: Tx, listId: string, id: string): Promise<Tag | undefined> {
  return tx
    .selectFrom('list_tags')
    .select(['id', 'name', 'segment_id as segmentId'])
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a tag, so that its wishes are changed by one at a time. */
async function hold(tx: Tx, listId: string, tagId: string): Promise<void> {
  await sql`select from list_tags where list_id = ${listId} and id = ${tagId} for no key update`.execute(tx)
}

export type Wish = { id: string; email: string; isWanted: boolean }

/**
 * Takes the wishes that have waited longest. Until they are kept, their state at Mailchimp counts as unknown. Each contact is found
 * by its key: PostgreSQL has no statistics on rows of the last minute, and would read the whole list for each wish.
 */
export async function takeWishes(
  tx: Tx,
  { listId, tagId, attempt }: { listId: string; tagId: string; attempt: string },
  most: number,
): Promise<Wish[]> {
  await hold(tx, listId, tagId)
  const { rows } = await sql<Wish>`
    select w.contact_id as id, c.email, w.is_wanted as "isWanted" from tag_wishes w
    join lateral (select n.email, n.removed_at, is_only_here(n.status, n.held_code) as waits from contacts n
      where n.list_id = w.list_id and n.id between w.contact_id and w.contact_id order by n.id limit 1) c on c.removed_at is null and not c.waits
    where w.list_id = ${listId} and w.tag_id = ${tagId} and w.is_written is distinct from w.is_wanted and w.refusal is null
    order by w.wished_at limit ${most}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update tag_wishes set is_written = null, attempt = ${attempt}
    where list_id = ${listId} and tag_id = ${tagId} and contact_id = any (${ids})`.execute(tx)
  return rows
}

export type Kept = { id: string; isWanted: boolean; refusal: string | null }

/** Stores Mailchimp's answer. A wish that another call has taken since is written again: either call may have come last. */
export async function keepWishes(
  tx: Tx,
  { listId, tagId, attempt }: { listId: string; tagId: string; attempt: string },
  kept: Kept[],
): Promise<void> {
  await hold(tx, listId, tagId)
  await sql`
    update tag_wishes w set
      is_written = case when w.attempt = ${attempt} and d.refusal is null then d."isWanted" end,
      refusal = case when w.is_wanted = d."isWanted" then d.refusal end
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as d (id uuid, "isWanted" boolean, refusal text)
    where w.list_id = ${listId} and w.tag_id = ${tagId} and w.contact_id = d.id`.execute(tx)
  await sql`
    update list_tags set said = null, trouble_at = null
    where list_id = ${listId} and id = ${tagId} and trouble_at is not null`.execute(tx)
  // Mailchimp has a tag by hand now, and its organiser may change it there. Listpass follows no further.
  await sql`
    delete from tag_wishes w using list_tags t
    where t.list_id = ${listId} and t.id = ${tagId} and t.occasion_id is null and w.list_id = t.list_id and w.tag_id = t.id
      and w.contact_id = any (${kept.map(({ id }) => id)}::uuid[]) and w.is_written = w.is_wanted`.execute(tx)
}

/** Keeps Mailchimp's id of a tag. Null: the tag is gone there, and so no contact has it. */
export async function keepSegment(tx: Tx, listId: string, tagId: string, segmentId: number | null): Promise<void> {
  await sql`
    update list_tags set segment_id = ${segmentId}, said = null, trouble_at = null
    where list_id = ${listId} and id = ${tagId}`.execute(tx)
  if (segmentId !== null) return
  await sql`
    update tag_wishes set is_written = false where list_id = ${listId} and tag_id = ${tagId} and is_written`.execute(tx)
}

export async function keepTrouble(tx: Tx, listId: string, tagId: string, told: Told): Promise<void> {
  await sql`
    update list_tags set said = ${storedTold(told)}::jsonb, trouble_at = now() where list_id = ${listId} and id = ${tagId}`.execute(
    tx,
  )
}

export type TagCounts = {
  id: string
  occasionId: string | null
  name: string
  tagged: number
  waiting: number
  refused: number
  trouble: Told | null
}

/** The tags of a list's occasions, with how many contacts have each, and how many still wait. */
export async function findTagCounts(tx: Tx, listId: string): Promise<TagCounts[]> {
  const { rows } = await sql<TagCounts>`
    select t.id, t.occasion_id as "occasionId", t.name, t.said as trouble, k.tagged, k.refused, d.waiting
    from list_tags t
    cross join lateral (
      select (count(*) filter (where w.is_wanted and w.is_written))::int as tagged,
        (count(*) filter (where w.refusal is not null))::int as refused
      from tag_wishes w where w.list_id = t.list_id and w.tag_id = t.id
    ) k
    cross join lateral (
      select count(*)::int as waiting from tag_wishes w join lateral (select n.email, n.removed_at, is_only_here(n.status, n.held_code) as waits from contacts n
      where n.list_id = w.list_id and n.id between w.contact_id and w.contact_id order by n.id limit 1) c on c.removed_at is null and not c.waits
      where w.list_id = t.list_id and w.tag_id = t.id and w.is_written is distinct from w.is_wanted and w.refusal is null
    ) d
    where t.list_id = ${listId} and t.occasion_id is not null order by t.name`.execute(tx)
  return rows
}

/** The tags of occasions that Listpass has written something of, and still writes. */
export async function findWrittenTags(tx: Tx, listId: string): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select t.id, t.name, t.segment_id as "segmentId" from list_tags t
    where t.list_id = ${listId}
      and t.occasion_id is not null and exists (select from attendance n where n.list_id = t.list_id and n.writes_tags)
      and exists (select from tag_wishes w where w.list_id = t.list_id and w.tag_id = t.id)
    order by t.name`.execute(tx)
  return rows
}

/**
 * Contacts that Mailchimp does not show as they should be: `lacking` came, `untagged` should have lost the tag again. `byHand` have it
 * without Listpass. Contacts whose wish waits are left out.
 */
export type Differing = { lacking: string[]; untagged: string[]; byHand: string[] }

export async function findDiffering(tx: Tx, listId: string, tagId: string, hashes: string[]): Promise<Differing> {
  const { rows } = await sql<{ id: string; kind: keyof Differing }>`
    select c.id, case when w.contact_id is null then 'byHand' when w.is_wanted then 'lacking' else 'untagged' end as kind
    from contacts c
    left join tag_wishes w on w.list_id = c.list_id and w.contact_id = c.id and w.tag_id = ${tagId}
    where c.list_id = ${listId} and c.removed_at is null and not is_only_here(c.status, c.held_code) and w.refusal is null
      and (w.contact_id is null or w.is_written is not distinct from w.is_wanted)
      and coalesce(w.is_wanted, false) <> (c.member_hash = any (${hashes}))`.execute(tx)
  const idsOf = (wanted: keyof Differing) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { lacking: idsOf('lacking'), untagged: idsOf('untagged'), byHand: idsOf('byHand') }
}

/** Writes these wishes again, and tries again those that Mailchimp refused. */
export async function doubt(tx: Tx, listId: string, tagId: string, contactIds: string[]): Promise<void> {
  await hold(tx, listId, tagId)
  await sql`
    update tag_wishes set is_written = null, refusal = null, wished_at = now()
    where list_id = ${listId} and tag_id = ${tagId} and (contact_id = any (${contactIds}) or refusal is not null)`.execute(
    tx,
  )
}
