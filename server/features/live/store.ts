import { sql } from 'kysely'
import type { DoorCounters, OfflineEntry } from '#contract/offline.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import { readInIndexOrder } from '../../database/in-index-order.ts'
import type { Database } from '../../database/open.ts'
import type { Door } from '../../kernel/door.ts'
import type { EntryRow } from './seal-entry.ts'

/** How far a list was read: the number of its latest event, and the transaction up to which changes are known. */
export type Position = { seq: number; xid: string }

/** `from` is undefined for a new follower. Existing followers are answered only if there is news. */
export type Asked = { listId: string; from: Position | undefined; isNew: boolean }

export type News = {
  position: Position
  salt: Buffer
  /** Too many changes, or a cursor that is too old or of another list: the door must reload the list. */
  isAnew: boolean
  events: {
    kind: 'accepted' | 'undone' | 'conflict'
    scan_id: string
    code_key: string
    direction: 'in' | 'out'
    door: string
    at: string
  }[]
  entries: EntryRow[]
}

type NewsRow = {
  place: number
  seq: number
  xid: string
  salt: Buffer
  is_anew: boolean
  events: News['events'] | null
  entries: { code_key: string; scan_count: number; max_scans: number; state: EntryRow['state']; name: string }[] | null
}

/** One round trip for all lists, in the order of the questions. */
export async function findNews({ open }: Database, asked: Asked[], most: number): Promise<(News | undefined)[]> {
  const wire = asked.map(({ listId, from, isNew }, place) => ({ place, list: listId, is_new: isNew, ...from }))
  const { rows } = await sql<NewsRow>`select * from door_news(${JSON.stringify(wire)}::jsonb, ${most})`.execute(open)
  const found: (News | undefined)[] = asked.map(() => undefined)
  for (const { place, seq, xid, salt, is_anew: isAnew, events, entries } of rows) {
    found[place] = {
      position: { seq, xid },
      salt,
      isAnew,
      events: events ?? [],
      entries: (entries ?? []).map((entry) => ({
        codeKey: entry.code_key,
        scanCount: entry.scan_count,
        maxScans: entry.max_scans,
        state: entry.state,
        name: entry.name,
      })),
    }
  }
  return found
}

export type Standing = {
  listName: string
  door: string
  isOpen: boolean
  /** The session, the link or the list is gone or closed. */
  hasEnded: boolean
  /** Whether the link is active; null for an organiser's own door. */
  linkActive: boolean | null
  linkExpires: Date | null
}

type Who = Pick<Door, 'listId' | 'teamId' | 'member' | 'sessionId' | 'linkId'>

export async function findStandings({ open }: Database, doors: Who[]): Promise<Standing[]> {
  const wire = doors.map(({ listId, teamId, member, sessionId, linkId }, place) => ({
    place,
    list: listId,
    team: teamId,
    person: member?.id ?? null,
    session: sessionId,
    link: linkId ?? null,
  }))
  const { rows } = await sql<Standing>`
    select list_name as "listName", door, is_open as "isOpen", has_ended as "hasEnded", link_active as "linkActive",
      link_expires as "linkExpires"
    from door_states(${JSON.stringify(wire)}::jsonb) order by place`.execute(open)
  return rows
}

/** Those of these lists that went into another one. */
export async function findMerged({ open }: Database, listIds: string[]): Promise<Set<string>> {
  if (listIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id::text as id from unnest(${listIds}::uuid[]) as l (id) where merged_into(l.id::text) is not null`.execute(
    open,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function countList({ open }: Database, listId: string): Promise<DoorCounters> {
  const { rows } = await sql<DoorCounters>`select * from count_list(${listId})`.execute(open)
  return onlyRow(rows)
}

/** A contact. `otherKeys`: its codes of lists that were merged into this one. */
export type StoredEntry = EntryRow & { id: string; otherKeys: string[] }

/** In the order of their ids. */
export async function findEntries(
  database: Database,
  scope: { team: string; list: string },
  { after, count }: { after: string | undefined; count: number },
): Promise<StoredEntry[]> {
  return database.as(scope, async (tx) => {
    await readInIndexOrder(tx)
    const { rows } = await sql<EntryRow & { id: string; otherKeys: string[]; state: OfflineEntry[3] }>`
      select c.id, c.code_key as "codeKey", array(select o.code_key from other_codes o
          where o.list_id = c.list_id and o.contact_id = c.id order by 1) as "otherKeys", c.scan_count as "scanCount", c.max_scans as "maxScans",
        offline_state(c, l.admits_removed) as state,
        case when c.erased_at is null then display_value(c.merge_fields, c.email, l.display_field) else '' end as name
      from contacts c join lists l on l.id = c.list_id
      where c.list_id = ${scope.list} ${after === undefined ? sql`` : sql`and c.id > ${after}`}
      order by c.id limit ${count}`.execute(tx)
    return rows
  })
}

export async function sweep({ open }: Database, days: number): Promise<void> {
  await sql`select sweep_contact_changes(make_interval(days => ${days})), sweep_door_events(make_interval(days => ${days}))`.execute(
    open,
  )
}
