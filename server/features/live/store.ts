import { sql } from 'kysely'
import type { GuestCard } from '#contract/guest-card.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import { readInIndexOrder } from '../../database/in-index-order.ts'
import type { AllTeams, Database, Tx } from '../../database/open.ts'
import type { Door } from '../../kernel/team.ts'
import type { Counted } from './counters.ts'
import type { Place, Position } from './cursor.ts'
import type { EntryRow } from './seal-entry.ts'

/** `from` is undefined for a new follower. Existing followers are answered only if there is news. */
export type Asked = Place & { from: Position | undefined; isNew: boolean }

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
  /** People inside the occasion now; undefined where they are not counted. */
  inside: number | undefined
}

/** `scan_count`: the entries that are used up. `inside` and `on_day` are null where the occasion keeps no admissions. */
type StoredEntry = {
  code_key: string
  scan_count: number
  max_scans: number
  state: EntryRow['state']
  name: string
  inside: number | null
  day: number | null
  on_day: number | null
  is_unreached: boolean
  card: GuestCard | null
}

type NewsRow = {
  place: number
  seq: number
  no: number
  mark: string
  salt: Buffer
  is_anew: boolean
  events: News['events'] | null
  entries: StoredEntry[] | null
  inside: number | null
}

/** One round trip for all lists, in the order of the questions. Undefined: no news, or the occasion was removed. */
export async function findNews({ open }: Database, asked: Asked[], most: number): Promise<(News | undefined)[]> {
  const wire = asked.map(({ listId, occasionId, from, isNew }, place) => ({
    place,
    list: listId,
    occasion: occasionId,
    is_new: isNew,
    ...from,
  }))
  const { rows } = await sql<NewsRow>`select * from list_news(${JSON.stringify(wire)}::jsonb, ${most})`.execute(open)
  const found: (News | undefined)[] = asked.map(() => undefined)
  for (const { place, seq, no, mark, salt, is_anew: isAnew, events, entries, inside } of rows) {
    found[place] = {
      position: { seq, no, mark },
      salt,
      isAnew,
      events: events ?? [],
      entries: (entries ?? []).map(readEntry),
      inside: inside ?? undefined,
    }
  }
  return found
}

function readEntry(entry: StoredEntry): EntryRow {
  const { inside, day, on_day: onDay } = entry
  return {
    codeKey: entry.code_key,
    scanCount: entry.scan_count,
    maxScans: entry.max_scans,
    state: entry.state,
    name: entry.name,
    isUnreached: entry.is_unreached,
    card: entry.card ?? undefined,
    visit: inside === null ? undefined : [inside, day, onDay ?? 0],
  }
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

/** Whether this database's history includes the cursor. It does not if it was restored to an earlier state. */
async function isOfHistory(tx: Tx, listId: string, { seq, no, mark }: Position): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select is_of_history(${listId}, ${seq}, ${no}, ${mark}) as is`.execute(tx)
  return onlyRow(rows).is
}

/**
 * The contacts that changed since a position, for an occasion. Undefined if the door must read the whole list: too many changed,
 * every contact did, or the position is too old or of another history.
 */
export async function findChanged(
  database: Database,
  { teamId }: Pick<Door, 'teamId'>,
  { listId, occasionId, from, to, most }: Place & { from: Position; to: number; most: number },
): Promise<string[] | undefined> {
  if (from.no > to) return undefined
  const rows = await database.as({ team: teamId, list: listId }, async (tx) => {
    if (!(await isOfHistory(tx, listId, from))) return undefined
    const found = await sql<{ no: number; contactId: string | null; isOurs: boolean }>`
      select no::int as no, contact_id as "contactId", coalesce(occasion_id = ${occasionId}, true) as "isOurs"
      from contact_changes where list_id = ${listId} and no > ${from.no} and no <= ${to} order by no limit ${most + 1}`.execute(
      tx,
    )
    return found.rows
  })
  if (!rows) return undefined
  // The rows after the position are deleted already.
  const isBroken = from.no < to && rows[0]?.no !== from.no + 1
  const ours = rows.filter(({ isOurs }) => isOurs).map(({ contactId }) => contactId)
  const ids = ours.filter((id) => id !== null)
  return isBroken || rows.length > most || ids.length < ours.length ? undefined : [...new Set(ids)]
}

/** Which of these lists are at another installation now. */
export async function findGone({ open }: Database, listIds: string[]): Promise<Set<string>> {
  if (listIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id::text as id from unnest(${listIds}::uuid[]) as l (id) where has_left(l.id)`.execute(open)
  return new Set(rows.map(({ id }) => id))
}

export async function countOccasion({ open }: Database, { listId, occasionId }: Place): Promise<Counted> {
  const { rows } = await sql<{ contacts: number; checked_in: number; accepted: number; listed: number }>`
    select * from count_occasion(${listId}, ${occasionId})`.execute(open)
  const { listed, ...counters } = onlyRow(rows)
  return { counters, listed }
}

export type Page = { entries: EntryRow[]; next: string | undefined; isOtherHistory: boolean }

/**
 * The entries of at most `count` contacts in the order of their ids, one for each code. `next`: the last contact, if
 * more follow. `isOtherHistory`: this database does not have the position of the door.
 */
export async function findEntries(
  database: Database,
  scope: { team: string; list: string },
  asked: { occasionId: string; after: string | undefined; count: number; from: Position | undefined },
): Promise<Page> {
  const { occasionId, after, count, from } = asked
  return database.as(scope, async (tx) => {
    const isOtherHistory = from !== undefined && !(await isOfHistory(tx, scope.list, from))
    await readInIndexOrder(tx)
    const { rows } = await sql<StoredEntry & { contact_id: string }>`
      with page as materialized (
        select array(
          select c.id from contacts c where c.list_id = ${scope.list} ${after === undefined ? sql`` : sql`and c.id > ${after}`}
          order by c.id limit ${count + 1}) as ids
      )
      select e.contact_id,
        case when g.card is not null and not exists (select from given_codes(${scope.list}, array[e.code_key])) then g.card end as card, e.code_key, e.used as scan_count, e.most as max_scans, e.state, e.name, e.inside, e.day, e.on_day,
        e.contact_id in (select u from unreached_contacts(${scope.list}, (select ids from page)) u) as is_unreached
      from page cross join lateral door_entries(${scope.list}, ${occasionId}, page.ids) e
        left join guest_cards(${scope.list}, (select ids from page)) g on g.contact_id = e.contact_id`.execute(tx)
    const ids = [...new Set(rows.map(({ contact_id: id }) => id))].sort()
    const last = ids.length > count ? ids[count - 1] : undefined
    const page = rows.filter(({ contact_id: id }) => last === undefined || id <= last)
    return { entries: page.map(readEntry), next: last, isOtherHistory }
  })
}

/** Each list takes a lock, and the database has room for some thousands. */
const listsAtOnce = 500

/** Numbers what waits in lists without doors, and deletes what is old. */
export async function sweep(allTeams: AllTeams, days: number): Promise<void> {
  for (let numbered = listsAtOnce; numbered === listsAtOnce;) {
    const { rows } = await sql<{ lists: number }>`
      select number_changes(array(select distinct w.list_id from waiting_changes w limit ${listsAtOnce})) as lists`.execute(
      allTeams,
    )
    numbered = onlyRow(rows).lists
  }
  await sql`select sweep_contact_changes(make_interval(days => ${days})), sweep_door_events(make_interval(days => ${days}))`.execute(
    allTeams,
  )
}
