// Guests as rows: the contacts of a list beside their visits to one occasion.
import { type RawBuilder, sql } from 'kysely'
import type { GuestHistory, GuestMark, Presence } from '#contract/guests.ts'
import type { StoredWho } from '../../../../database/column-types.ts'

type Piece = RawBuilder<unknown>

export type OccasionOfGuests = { id: string; who: StoredWho | null; keepsAdmissions: boolean }

/**
 * Contacts that were not erased, as `g`: `is_guest` if the occasion invites them now, or if they came. Without an occasion, all
 * visits to the list count.
 */
export function guestRows(listId: string, occasion: OccasionOfGuests | undefined): Piece {
  const invited = occasion ? isInvited(listId, occasion) : sql`true`
  return sql`(
    select c.*, c.id in (select u from unreached_contacts(${listId}, null) u) as is_unreached, v.contact_id is not null as has_come, coalesce(v.is_inside, false) as is_inside, v.came_at,
      v.contact_id is not null or (is_guest(c.removed_at, c.status, (select uncounted_here())) and ${invited}) as is_guest
    from contacts c left join ${occasion?.keepsAdmissions ? keptVisits(listId, occasion.id) : scannedVisits(listId, occasion)} v
      on v.contact_id = c.id
    where c.list_id = ${listId} and c.erased_at is null
  ) g`
}

/** Contacts that came. */
function keptVisits(listId: string, occasionId: string): Piece {
  return sql`(
    select contact_id, inside > 0 as is_inside, entered_at as came_at from admissions
    where list_id = ${listId} and occasion_id = ${occasionId} and entries > 0)`
}

/**
 * The same guests, computed from scans: for the whole list, and for a main occasion without admissions. The latest scan
 * decides.
 */
function scannedVisits(listId: string, occasion: OccasionOfGuests | undefined): Piece {
  return sql`(
    select contact_id, came_at, left_at is null or left_at < came_at as is_inside from (
      select contact_id, max(coalesce(corrected_at, received_at)) filter (where not is_exit) as came_at,
        max(coalesce(corrected_at, received_at)) filter (where is_exit) as left_at
      from scans where list_id = ${listId} and standing = 'counts' and contact_id is not null
        and ${occasion ? sql`occasion_id is null` : sql`true`}
      group by contact_id
    ) times where came_at is not null)`
}

function isInvited(listId: string, { id, who }: OccasionOfGuests): Piece {
  if (who === null) return sql`true`
  if (who.kind === 'segment') {
    return sql`exists (
      select from occasion_guests o where o.list_id = ${listId} and o.occasion_id = ${id} and o.contact_id = c.id)`
  }
  // As meets_who, but each text of the field is compared once, however many contacts have it.
  const role = sql`(select role_of_who(${listId}, ${JSON.stringify(who)}::jsonb))`
  const value = sql`comparable(${who.value})`
  const condition = {
    is: sql`comparable(t.text) = ${value}`,
    is_not: sql`comparable(t.text) <> ${value}`,
    is_set: sql`comparable(t.text) <> ''`,
  }[who.test]
  return sql`coalesce(field_of_contact(c, ${who.tag}, ${role}), '') in (
    select t.text from (
      select distinct coalesce(field_of_contact(x, ${who.tag}, ${role}), '') as text from contacts x where x.list_id = ${listId}
    ) t where ${condition})`
}

/**
 * The names of the contact `g` as the row `n`, beside the name that doors show, `shown.name`. Without a last name, all of
 * that one is the surname. `email`: the last resort, or an empty text where no address may be shown.
 */
export function namesOf(email: Piece, displayField: string | null): Piece {
  return sql`
    cross join lateral (select display_value(g.merge_fields, ${email}, ${displayField}) as name) shown
    cross join lateral (select nullif(left(last_name(g.merge_fields), 255), '') as last) l
    cross join lateral (
      select coalesce(l.last, shown.name, '') as surname,
        case when l.last is null then '' else left(first_name(g.merge_fields), 255) end as given
    ) n`
}

export const ofPresence: Record<Presence, Piece> = {
  in: sql`g.is_inside`,
  not_in: sql`not g.has_come`,
  left: sql`g.has_come and not g.is_inside`,
}

export const ofMark: Record<GuestMark, Piece> = {
  blocked: sql`(g.is_blocked or g.max_scans = 0)`,
  used_up: sql`(g.scan_count >= g.max_scans and g.scan_count > 0)`,
  unreached: sql`g.is_unreached`,
  refused: sql`g.refusal is not null`,
  removed: sql`g.removed_at is not null`,
}

/**
 * A guest with this mark needs no invitation, because most contacts that left the list are no longer invited to
 * anything.
 */
const needsNone: GuestMark = 'removed'

/** The visits of all guests are computed once. */
const ofHistory: Record<GuestHistory, Piece> = {
  often: sql`v.came >= 2`,
  never: sql`v.came = 0 and v.could > 0`,
}

const hasHistory = (history: GuestHistory) => sql`is_guest(g.removed_at, g.status, (select uncounted_here()))
  and g.id in (select v.contact_id from visits_of_guests((select acting_list())) v where ${ofHistory[history]})`

export type Narrowed = {
  presence: Presence | undefined
  mark: GuestMark | undefined
  history: GuestHistory | undefined
}

export function isWanted({ presence, mark, history }: Narrowed): Piece {
  const conditions = [
    mark === needsNone ? sql`true` : sql`g.is_guest`,
    ...(presence ? [ofPresence[presence]] : []),
    ...(mark ? [ofMark[mark]] : []),
    ...(history ? [hasHistory(history)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The place of a guest's status in `guestStatuses`, from 0. */
export const statusPlace = sql`case when g.is_inside then 0 when g.has_come then 2
  when g.removed_at is not null then 5 when g.is_blocked or g.max_scans = 0 then 3 when g.refusal is not null then 4 else 1 end`
