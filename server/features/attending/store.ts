import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'

/**
 * Lists with something to tell Mailchimp and a working account: events of doors that were not taken in, tags that have
 * waited for so long, events of members. An index of waiting wishes alone finds the tags.
 */
export const listsToTell = (gatherMs: number) => {
  const waits = sql`w.is_written is distinct from w.is_wanted and w.refusal is null`
  return sql<{ id: string }>`
    with recursive hop as (
      (select w.list_id, w.tag_id from tag_wishes w where ${waits} order by w.list_id, w.tag_id limit 1)
      union all
      select n.list_id, n.tag_id from hop cross join lateral (
        select w.list_id, w.tag_id from tag_wishes w
        where (w.list_id, w.tag_id) > (hop.list_id, hop.tag_id) and ${waits} order by w.list_id, w.tag_id limit 1
      ) n
    )
    select l.id from reachable_lists() l where l.id in (
      select n.list_id from attendance n join door_seqs q on q.list_id = n.list_id
      where (n.writes_tags or n.sends_events) and n.heard_seq is distinct from q.seq
      union all
      select t.list_id from hop join list_tags t on t.list_id = hop.list_id and t.id = hop.tag_id
      where has_due_wishes(t, make_interval(secs => ${gatherMs / 1000}))
      union all
      select n.list_id from attendance n
      where n.sends_events and exists (
        select from member_events e where e.list_id = n.list_id and e.state in ('waiting', 'asked'))
    )`
}

/** Takes in what happened at the doors, at most so many events at once. True if there is more. */
export async function take(tx: Tx, listId: string, mostEvents: number): Promise<boolean> {
  const { rows } = await sql<{ is_more: boolean }>`
    select coalesce(take_attendance(${listId}, ${mostEvents}), false) as is_more`.execute(tx)
  return onlyRow(rows).is_more
}

export type Settings = { writesTags: boolean; sendsEvents: boolean }

export async function findSettings(tx: Tx, listId: string): Promise<Settings> {
  const found = await tx
    .selectFrom('attendance')
    .select(['writes_tags as writesTags', 'sends_events as sendsEvents'])
    .where('list_id', '=', listId)
    .executeTakeFirst()
  return found ?? { writesTags: false, sendsEvents: false }
}

/** Whatever is switched on looks at the whole list once. Events come only of later scans. */
export async function setSettings(tx: Tx, listId: string, { writesTags, sendsEvents }: Settings): Promise<void> {
  await sql`
    insert into attendance as a (list_id, writes_tags, sends_events, events_from)
    values (${listId}, ${writesTags}, ${sendsEvents}, case when ${sendsEvents} then clock_timestamp() end)
    on conflict (list_id) do update set
      heard_seq = case when excluded.writes_tags and not a.writes_tags or excluded.sends_events and not a.sends_events
        then null else a.heard_seq end,
      events_from = case when a.sends_events then a.events_from else excluded.events_from end,
      writes_tags = excluded.writes_tags, sends_events = excluded.sends_events`.execute(tx)
  if (sendsEvents) return
  await tx.deleteFrom('member_events').where('list_id', '=', listId).where('state', '=', 'waiting').execute()
}
