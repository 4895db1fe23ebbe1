// Statements on counts of occasions: entries, and people inside.
import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { StoredWho } from '../../../database/column-types.ts'
import type { Database, ListScope, Tx } from '../../../database/open.ts'

/** The transaction has locked the list, so that no scan is decided at the same time. */
export async function recount(tx: Tx, listId: string, occasionId: string): Promise<void> {
  await sql`select recount_visits(${listId}, ${occasionId}, null)`.execute(tx)
}

/** For occasions without scans. */
export async function begin(tx: Tx, listId: string, occasionIds: string[]): Promise<void> {
  await sql`select recount_visits(${listId}, id, '{}') from unnest(${occasionIds}::uuid[]) as id`.execute(tx)
}

/** `inside`: null where people inside are not counted. */
export type Figures = { id: string; invited: number; came: number; entries: number; inside: number | null }

/**
 * The figures of all occasions of a list, or of one: guests of the list that are invited, contacts that entered, entries, and
 * people inside. A main occasion without settings has them too. Where it keeps no admissions, its entries are those of the
 * contacts that no other shared occasion has. Each text of a field is compared once, however many contacts and occasions
 * there are.
 */
export async function findFigures(database: Database, scope: ListScope, only?: string): Promise<Map<string, Figures>> {
  const { rows } = await database.as(scope, (tx) =>
    sql<Figures>`
      with chosen as materialized (
        select l.uncounted from lists l where l.id = ${scope.list}
      ), asked as materialized (
        select o.id, o.who, o.keeps_admissions from occasions o
        where o.list_id = ${scope.list} and o.removed_at is null and (${only ?? null}::uuid is null or o.id = ${only ?? null})
      ), plain as materialized (
        select not exists (select from occasions o where o.list_id = ${scope.list} and o.id = ${scope.list} and o.keeps_admissions)
          and (${only ?? null}::uuid is null or ${only ?? null} = ${scope.list}) as is_asked
      ), elsewhere as (
        select m.contact_id, sum(m.entries) as entries from admissions m
        join occasions o on o.list_id = m.list_id and o.id = m.occasion_id and o.own_max is null
        where m.list_id = ${scope.list} and (select is_asked from plain)
        group by m.contact_id
      ), present as materialized (
        select count(*) filter (where is_guest(c.removed_at, c.status, (select a.uncounted from chosen a)))::int as all_of_them,
          count(*) filter (where v.entries > 0)::int as came, coalesce(sum(v.entries), 0)::int as entries
        from contacts c left join elsewhere e on e.contact_id = c.id
        cross join lateral (select c.scan_count - c.opening_count - coalesce(e.entries, 0) as entries) v
        where c.list_id = ${scope.list}
      ), tags as materialized (
        select distinct a.who ->> 'tag' as tag, role_of_who(${scope.list}, a.who) as role from asked a where a.who ->> 'kind' = 'field'
      ), texts as materialized (
        select t.tag, field_of_contact(c, t.tag, t.role) as text, count(*) as contacts
        from tags t join contacts c on c.list_id = ${scope.list} and is_guest(c.removed_at, c.status, (select a.uncounted from chosen a))
        group by 1, 2
      ), has as materialized (
        select x.tag, comparable(x.text) as value, sum(x.contacts)::int as contacts from texts x group by 1, 2
      ), by_field as materialized (
        -- As meets_who.
        select w.who, sum(h.contacts)::int as invited
        from (
          select d.who, comparable(d.who ->> 'value') as value
          from (select distinct a.who from asked a where a.who ->> 'kind' = 'field') d
        ) w
        join has h on h.tag = w.who ->> 'tag' and case w.who ->> 'test'
          when 'is' then h.value = w.value when 'is_not' then h.value <> w.value else h.value <> '' end
        group by w.who
      ), by_segment as materialized (
        select g.occasion_id, count(*)::int as invited from occasion_guests g
        join contacts c on c.list_id = g.list_id and c.id = g.contact_id
          and is_guest(c.removed_at, c.status, (select a.uncounted from chosen a))
        where g.list_id = ${scope.list} and (${only ?? null}::uuid is null or g.occasion_id = ${only ?? null})
        group by g.occasion_id
      ), visits as materialized (
        select m.occasion_id, count(*) filter (where m.entries > 0)::int as came, sum(m.entries)::int as entries
        from admissions m where m.list_id = ${scope.list} and (${only ?? null}::uuid is null or m.occasion_id = ${only ?? null})
        group by m.occasion_id
      )
      select v.id,
        case a.who ->> 'kind' when 'field' then coalesce(f.invited, 0) when 'segment' then coalesce(g.invited, 0) else p.all_of_them end as invited,
        case when a.keeps_admissions then coalesce(n.came, 0) else p.came end as came,
        case when a.keeps_admissions then coalesce(n.entries, 0) else p.entries end as entries,
        s.inside
      from (
        select a.id from asked a union select ${scope.list} where ${only ?? null}::uuid is null or ${only ?? null} = ${scope.list}
      ) v
      left join asked a on a.id = v.id
      cross join present p
      left join by_field f on f.who = a.who
      left join by_segment g on g.occasion_id = v.id
      left join visits n on n.occasion_id = v.id
      left join occasion_seats s on s.list_id = ${scope.list} and s.occasion_id = v.id`.execute(tx),
  )
  return new Map(rows.map((figures) => [figures.id, figures]))
}

/** Counts all people inside out. Null if the occasion is gone, or does not count them. */
export async function countOut(tx: Tx, listId: string, occasionId: string): Promise<number | null> {
  const { rows } = await sql<{ exits: number | null }>`
    select everyone_out(${listId}, ${occasionId}) as exits`.execute(tx)
  return onlyRow(rows).exits
}

/** A contact at an occasion. `used`: entries that are used up at shared occasions. `allInside`: all people inside. */
export type Guest = {
  contactId: string
  displayValue: string
  isListOpen: boolean
  /** The occasion is a main one without settings. */
  isPlain: boolean
  isRemoved: boolean
  /** The list turns contacts of this status away. */
  isNoGuest: boolean
  isBlocked: boolean
  used: number
  /** The used entries of an occasion that counts alone, at the moment of the rehearsal. 0 for other occasions. */
  usedAlone: number
  maxScans: number
  isInvited: boolean
  entries: number
  inside: number
  day: number | null
  onDay: number
  /** How far the clocks of the occasion are ahead of UTC; null where no days count. */
  aheadSeconds: number | null
  enteredAt: Date | null
  allInside: number | null
  firstAt: Date | null
  firstDoor: string | null
}

export async function findGuest(
  database: Database,
  scope: ListScope,
  { contactId, occasionId, at }: { contactId: string; occasionId: string; at: Date },
): Promise<Guest | undefined> {
  const { rows } = await database.as(scope, (tx) =>
    sql<Guest>`
      select c.id as "contactId", coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as "displayValue",
        is_open(a.is_active, l.is_scanning_on, l.codes_generated_at) as "isListOpen", o.id is null as "isPlain",
        c.removed_at is not null and (c.erased_at is not null or not l.admits_removed) as "isRemoved",
        coalesce(c.status = any (l.kept_out), false) as "isNoGuest", c.is_blocked as "isBlocked", c.scan_count - c.given_back as used, c.max_scans as "maxScans",
        coalesce(used_alone(o, coalesce(m.entries, 0), coalesce(m.inside, 0),
          case when m.day = local_day(${at}, o.zone, o.day_begins) then m.on_day else 0 end), 0) as "usedAlone",
        case when o.id is null then true else coalesce(is_invited(o, c), false) end as "isInvited",
        coalesce(m.entries, 0) as entries, coalesce(m.inside, 0) as inside, m.day, coalesce(m.on_day, 0) as "onDay",
        case when o.again = 'daily' then clock_ahead(${at}, o.zone) end as "aheadSeconds",
        m.entered_at as "enteredAt", s.inside as "allInside", f.came_at as "firstAt", f.door as "firstDoor"
      from contacts c
      join lists l on l.id = c.list_id
      join accounts a on a.id = l.account_id
      left join occasions o on o.list_id = c.list_id and o.id = ${occasionId}
      left join admissions m on m.list_id = c.list_id and m.occasion_id = o.id and m.contact_id = c.id
      left join occasion_seats s on s.list_id = c.list_id and s.occasion_id = o.id
      left join first_visit(c.list_id, c.id, case when o.own_max is not null then o.id end) f on true
      where c.list_id = ${scope.list} and c.id = ${contactId}`.execute(tx),
  )
  return rows[0]
}

type Asked = { id: string; who: StoredWho | null; keepsAdmissions: boolean }

/** Conditions on the rows of `contacts`. Written out, so that the database can look through a list in one go. */
export function atOccasion(listId: string, occasion: Asked): Record<'isInvited' | 'hasCome', RawBuilder<unknown>> {
  const at = sql`list_id = ${listId} and occasion_id = ${occasion.id} and contact_id = contacts.id`
  return {
    isInvited:
      occasion.who === null
        ? sql`true`
        : occasion.who.kind === 'segment'
          ? sql`exists (select from occasion_guests where ${at})`
          : sql`exists (select from contacts c join occasions o on o.list_id = c.list_id and o.id = ${occasion.id}
              where c.list_id = ${listId} and c.id = contacts.id and is_invited(o, c))`,
    hasCome: occasion.keepsAdmissions
      ? sql`exists (select from admissions where ${at} and entries > 0)`
      : sql`contacts.scan_count > contacts.opening_count and exists (select from scans where list_id = ${listId}
          and contact_id = contacts.id and number is not null and standing = 'counts' and occasion_id is null)`,
  }
}
