// Queries for the guests of an occasion.
import { type RawBuilder, sql } from 'kysely'
import type { GuestCounts, GuestSort } from '#contract/guests.ts'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'
import {
  guestRows,
  isWanted,
  namesOf,
  type Narrowed,
  type OccasionOfGuests,
  ofMark,
  ofPresence,
  statusPlace,
} from './rows/store.ts'

/** `matching`: a condition on guests as `g`, by the search. */
export type Asked = Narrowed & {
  listId: string
  /** Undefined for the whole list. */
  occasion: OccasionOfGuests | undefined
  displayField: string | null
  matching: RawBuilder<unknown>
}

export type GuestRow = {
  id: string
  email: string
  /** The name at the door; the email of a contact without one. */
  displayValue: string
  mailchimpStatus: string
  code: string
  maxScans: number
  scanCount: number
  isBlocked: boolean
  isRemoved: boolean
  refusal: string | null
  isUnreached: boolean
  statusPlace: number
  cameAt: Date | null
  door: string | null
  leftAt: Date | null
}

/** The position of a guest in an order, to continue after it. */
export type Place = { key: string; id: string; name: string }

export type Order = { sort: GuestSort; isDescending: boolean; collation: string }

const last = '9223372036854775807'

/**
 * The sort key before the name: the status, or the latest entry in microseconds since 1970. Guests that did not come
 * are last.
 */
function keyOf({ sort, isDescending }: Order): RawBuilder<unknown> {
  const sign = sql.raw(isDescending ? '-' : '')
  if (sort === 'name') return sql`0::bigint`
  if (sort === 'status') return sql`(${sign} ${statusPlace})::bigint`
  return sql`coalesce((${sign} extract(epoch from g.came_at) * 1000000)::bigint, ${last}::bigint)`
}

/**
 * Guests in this order, of equal ones by name, then by id. `place` is the position of each. No index helps, because each language
 * has its own order, and names change with rules. A page looks through the whole list.
 */
export async function findGuests(
  tx: Tx,
  { listId, occasion, displayField, matching, ...narrowed }: Asked,
  order: Order & { after: Place | undefined; count: number },
): Promise<(GuestRow & { place: Place })[]> {
  const { after, count } = order
  const isNameDown = order.sort === 'name' && order.isDescending
  const direction = sql.raw(isNameDown ? 'desc' : 'asc')
  const beyond = sql.raw(isNameDown ? '<' : '>')
  const collation = sql`collate ${sql.id(order.collation)}`
  const { rows } = await sql<GuestRow & { key: string }>`
    select ${columns}, f.key::text as key
    from (
      select * from (
        select g.*, ${statusPlace} as status_place, ${keyOf(order)} as key,
          coalesce(display_value(g.merge_fields, g.email, ${displayField}), '') as name
        from ${guestRows(listId, occasion)} where ${isWanted(narrowed)} and ${matching}
      ) named
      where ${
        after
          ? sql`(key > ${after.key}::bigint or (key = ${after.key}::bigint
            and (name ${collation}, id) ${beyond} (${after.name}::text ${collation}, ${after.id}::uuid)))`
          : sql`true`
      }
      order by key, name ${collation} ${direction}, id ${direction} limit ${count}
    ) f ${lastVisit(listId, occasion?.id)}
    order by f.key, f.name ${collation} ${direction}, f.id ${direction}`.execute(tx)
  return rows.map(({ key, ...row }) => ({ ...row, place: { key, id: row.id, name: row.displayValue } }))
}

/** Guests by email, from one on. */
export async function findByEmail(
  tx: Tx,
  { listId, occasion, displayField, matching, ...narrowed }: Asked,
  { after, count }: { after: { emailKey: string; id: string }; count: number },
): Promise<(GuestRow & { emailKey: string })[]> {
  const { rows } = await sql<GuestRow & { emailKey: string }>`
    select ${columns}, f.email_key as "emailKey"
    from (
      select g.*, ${statusPlace} as status_place,
        coalesce(display_value(g.merge_fields, g.email, ${displayField}), '') as name
      from ${guestRows(listId, occasion)}
      where ${isWanted(narrowed)} and ${matching} and (g.email_key, g.id) > (${after.emailKey}, ${after.id}::uuid)
      order by g.email_key, g.id limit ${count}
    ) f ${lastVisit(listId, occasion?.id)}
    order by f.email_key, f.id`.execute(tx)
  return rows
}

const columns = sql`f.id, f.email, f.name as "displayValue", f.status as "mailchimpStatus", f.code, f.max_scans as "maxScans", f.scan_count as "scanCount",
  f.is_blocked as "isBlocked", f.removed_at is not null as "isRemoved", f.refusal, f.is_unreached as "isUnreached", f.came_at as "cameAt",
  f.status_place as "statusPlace", entered.door, gone.at as "leftAt"`

/** The latest entry of each row of `f` that came, and the latest exit of a guest who is not inside. */
function lastVisit(listId: string, occasionId: string | undefined): RawBuilder<unknown> {
  const counted = sql`s.list_id = ${listId} and s.contact_id = f.id and s.standing = 'counts'
    and ${occasionId === undefined ? sql`true` : sql`coalesce(s.occasion_id, s.list_id) = ${occasionId}`}`
  return sql`
    left join lateral (
      select s.door from scans s where f.has_come and ${counted} and not s.is_exit
      order by coalesce(s.corrected_at, s.received_at) desc limit 1
    ) entered on true
    left join lateral (
      select max(coalesce(s.corrected_at, s.received_at)) as at from scans s
      where f.has_come and not f.is_inside and ${counted} and s.is_exit
    ) gone on true`
}

/** The numbers of guests that match, without and with the presence and the mark that were asked for. */
export async function countGuests(
  tx: Tx,
  { listId, occasion, matching, ...narrowed }: Omit<Asked, 'displayField'>,
): Promise<GuestCounts> {
  const guest = (condition: RawBuilder<unknown>) => sql`count(*) filter (where g.is_guest and ${condition})::int`
  const { rows } = await sql<GuestCounts>`
    select count(*) filter (where ${isWanted(narrowed)})::int as matching, ${guest(sql`true`)} as all,
      ${guest(ofPresence.in)} as in, ${guest(ofPresence.not_in)} as not_in, ${guest(ofPresence.left)} as left,
      ${guest(ofMark.blocked)} as blocked, ${guest(ofMark.used_up)} as used_up, ${guest(ofMark.unreached)} as unreached,
      ${guest(ofMark.refused)} as refused,
      count(*) filter (where ${ofMark.removed})::int as removed
    from (
      -- The invitation of each contact is decided once, and not for each number.
      select g.id, g.status, g.has_come, g.is_inside, g.is_guest, g.removed_at, g.is_blocked, g.max_scans, g.scan_count, g.refusal, g.is_unreached
      from ${guestRows(listId, occasion)} where ${matching} offset 0
    ) g`.execute(tx)
  return onlyRow(rows)
}

export type NameRow = { surname: string; given: string; isIn: boolean; isBlocked: boolean; total: number }

/** The names of guests in the order of an alphabet. */
export async function findNames(
  tx: Tx,
  { listId, occasion, displayField, matching, ...narrowed }: Asked,
  { collation, most }: { collation: string; most: number },
): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select surname, given, is_inside as "isIn", is_barred as "isBlocked", count(*) over ()::int as total
    from (
      select g.id, g.is_inside, ${ofMark.blocked} as is_barred, n.surname, n.given
      from ${guestRows(listId, occasion)} ${namesOf(sql`g.email`, displayField)}
      where ${isWanted(narrowed)} and ${matching}
    ) named
    order by surname collate ${sql.id(collation)}, given collate ${sql.id(collation)}, id limit ${most}`.execute(tx)
  return rows
}

/** `could`: the occasions of the list to which the contact could have come. */
export type Visits = { came: number; could: number }

/** For a file of all guests: the visits of the whole list, because a page of them costs as much. */
export async function findVisits(tx: Tx, listId: string): Promise<Map<string, Visits>> {
  const { rows } = await sql<Visits & { id: string }>`
    select contact_id as id, came, could from visits_of_guests(${listId})`.execute(tx)
  return new Map(rows.map(({ id, came, could }) => [id, { came, could }]))
}

/** The next contacts that match, by id. */
export async function findIds(
  tx: Tx,
  { listId, occasion, matching, ...narrowed }: Omit<Asked, 'displayField'>,
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from ${guestRows(listId, occasion)}
    where ${isWanted(narrowed)} and ${matching} and g.id > ${after}::uuid order by g.id limit ${count}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The first of these collations that the database has. Each PostgreSQL has the last one. */
export async function findCollation(tx: Tx, wanted: string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select t.name from unnest(${[...wanted, 'default']}::text[]) with ordinality as t (name, place)
    where to_regcollation(quote_ident(t.name)) is not null order by t.place limit 1`.execute(tx)
  return onlyRow(rows).name
}
