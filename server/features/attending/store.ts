import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'

/** Lists with something to tell Mailchimp now. Wishes for tags are gathered for this long. */
export const listsToTell = (gatherMs: number) =>
  sql<{ id: string }>`select list_id as id from lists_with_attendance(make_interval(secs => ${gatherMs / 1000}))`

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
