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

/** The figures of all occasions of a list, or of one. A main occasion without settings has them too. */
export async function findFigures(database: Database, scope: ListScope, only?: string): Promise<Map<string, Figures>> {
  const { rows } = await database.as(scope, (tx) =>
    sql<Figures>`select id, invited, came, entries, inside from occasion_figures(${scope.list}, ${only ?? null})`.execute(
      tx,
    ),
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
