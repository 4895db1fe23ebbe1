import { sql } from 'kysely'
import type { ChosenWays, NoticeWays } from '#contract/notifying.ts'
import { type NoticeKind, noticeKinds } from '#domain/notice.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Database, Tx } from '../../database/open.ts'

/** How a member gets each kind of notice. Until the member chooses, everything is off. */
export async function findWays(tx: Tx, listId: string, personId: string): Promise<NoticeWays> {
  const rows = await tx
    .selectFrom('notice_settings')
    .select(['kind', 'in_page', 'by_mail'])
    .where('list_id', '=', listId)
    .where('person_id', '=', personId)
    .execute()
  const waysOf = (kind: NoticeKind) => {
    const found = rows.find((row) => row.kind === kind)
    return { in_page: found?.in_page ?? false, by_mail: found?.by_mail ?? false }
  }
  return {
    vip_arrived: waysOf('vip_arrived'),
    nearly_full: waysOf('nearly_full'),
    door_silent: waysOf('door_silent'),
    value_refused: waysOf('value_refused'),
  }
}

/** Watches a list from now on, if no member watched it. Returns the number of its latest notice. */
export async function watch(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into notice_watches as w (list_id, heard_seq)
    select q.list_id, q.seq from door_seqs q where q.list_id = ${listId}
    on conflict (list_id) do update set heard_seq = case
      when exists (select from notice_settings s where s.list_id = w.list_id and (s.in_page or s.by_mail)) then w.heard_seq
      else excluded.heard_seq end
    returning last_no as last`.execute(tx)
  return onlyRow(rows).last
}

/** A kind that is switched on shows later notices only. A kind that is not named stays as it is. */
export async function setWays(
  tx: Tx,
  member: { listId: string; teamId: string; personId: string },
  ways: ChosenWays,
  latest: number,
): Promise<void> {
  const wanted = noticeKinds.flatMap((kind) => (ways[kind] ? [{ kind, ...ways[kind] }] : []))
  await sql`
    insert into notice_settings as s (list_id, person_id, team_id, kind, in_page, by_mail, seen_no, mailed_no)
    select ${member.listId}, ${member.personId}, ${member.teamId}, w.kind, w.in_page, w.by_mail, ${latest}, ${latest}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (kind text, in_page boolean, by_mail boolean)
    on conflict (list_id, person_id, kind) do update set team_id = excluded.team_id, in_page = excluded.in_page,
      by_mail = excluded.by_mail,
      seen_no = case when excluded.in_page and not s.in_page then excluded.seen_no else s.seen_no end,
      mailed_no = case when excluded.by_mail and not s.by_mail then excluded.mailed_no else s.mailed_no end`.execute(tx)
}

export async function markSeen(tx: Tx, listId: string, personId: string, upto: number): Promise<void> {
  await sql`
    update notice_settings set seen_no = greatest(seen_no, ${upto})
    where list_id = ${listId} and person_id = ${personId} and seen_no < ${upto}`.execute(tx)
}

type Facts = {
  no: number
  at: Date
  occasion: string
  guest: string | null
  door: string | null
  inside: number | null
  capacity: number | null
  /** The tag of the field that does not take the value of a rule. */
  field: string | null
  value: string | null
  isOver: boolean
}

export type ShownNotice = Facts & { kind: NoticeKind; listId: string; listName: string; toldAt: Date; isNew: boolean }

/** The notices that a person wants in the page, of all lists of the team, newest first. */
export async function findShown(
  database: Database,
  team: string,
  personId: string,
  most: number,
): Promise<{ notices: ShownNotice[]; isOn: boolean }> {
  return database.as({ team }, async (tx) => {
    const { rows } = await sql<ShownNotice>`
      select list_id as "listId", list_name as "listName", kind, no, at, told_at as "toldAt", occasion, guest, door, inside,
        capacity, field, value, is_over as "isOver", is_new as "isNew"
      from notices_of_person(${personId}, ${most})
      order by told_at desc, list_id, no desc`.execute(tx)
    const on = await tx
      .selectFrom('notice_settings')
      .select('kind')
      .where('person_id', '=', personId)
      .where('team_id', '=', team)
      .where('in_page', '=', true)
      .limit(1)
      .executeTakeFirst()
    return { notices: rows, isOn: on !== undefined }
  })
}

/**
 * Watched lists whose doors have new events. `byClock`: also lists with a silent door without a notice, a mail that is due,
 * a value that Mailchimp does not take, or an occasion that was nearly full and may have emptied. That costs more.
 */
export const listsToLookAt = (byClock: boolean) => sql<{ id: string }>`
  select w.list_id as id from notice_watches w
  join lists l on l.id = w.list_id and not l.has_left
  join door_seqs q on q.list_id = w.list_id
  where exists (select from notice_settings s where s.list_id = w.list_id and (s.in_page or s.by_mail))
    and (q.seq > w.heard_seq or ${byClock} and (
      exists (select from notice_levels v where v.list_id = w.list_id)
      or exists (select from mails_due(w.list_id))
      or exists (select from values_to_tell(w.list_id))
      or exists (select from silent_doors(w.list_id) d where not exists (
        select from notices n where n.list_id = w.list_id and n.link_id = d.link_id and n.at = d.heard_at))))`

/** Stores the notices of new events; reads at most `most` events at once. */
export async function take(tx: Tx, listId: string, mostEvents: number): Promise<void> {
  await sql`select take_notices(${listId}, ${mostEvents})`.execute(tx)
}

/** Notices of a kind for a person: those after one number, up to another. */
export type MailPart = { personId: string; kind: NoticeKind; after: number; upto: number }

/** The mails that are due. They are marked as queued. */
export async function takeMails(tx: Tx, listId: string): Promise<MailPart[]> {
  const { rows } = await sql<MailPart>`
    select person_id as "personId", kind, after_no as after, upto_no as upto from queue_notice_mails(${listId})`.execute(
    tx,
  )
  return rows
}

export type Reader = { name: string; email: string; teamId: string; listName: string }

/** Undefined once the person has switched the mail off, or left the team. */
export async function findReader(
  { open }: Pick<Database, 'open'>,
  listId: string,
  personId: string,
  kind: NoticeKind,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select name, email, team_id as "teamId", list_name as "listName" from notice_reader(${listId}, ${personId}, ${kind})`.execute(
    open,
  )
  return rows[0]
}

export type MailedNotice = Facts & { toldAt: Date; zone: string }

/** The oldest first. */
export async function findForMail(
  tx: Tx,
  listId: string,
  { kind, after, upto }: Pick<MailPart, 'kind' | 'after' | 'upto'>,
): Promise<MailedNotice[]> {
  const { rows } = await sql<MailedNotice>`
    select no, at, told_at as "toldAt", occasion, zone, guest, door, inside, capacity, field, value,
      is_over as "isOver"
    from notice_facts(${listId}, ${kind}, ${after}, 500) where no <= ${upto} order by no`.execute(tx)
  return rows
}
