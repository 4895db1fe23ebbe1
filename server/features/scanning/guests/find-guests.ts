import * as store from './store.ts'
import { Readable } from 'node:stream'
import {
  type GuestCounts,
  type GuestHistory,
  type GuestMark,
  guestsAPage,
  type GuestSort,
  type Presence,
} from '#contract/guests.ts'
import { guestsAtOnce, printedNamesLimit } from '#contract/limits.ts'
import { mayAs } from '#domain/role.ts'
import type { Tx } from '../../../database/open.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Language } from '#domain/spoken.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { findListOf, type List } from '../../lists/find-list.ts'
import { findOccasionOf, type Occasion } from '../../occasions/find-occasions.ts'
import { nameOf } from '../../occasions/wire-occasion.ts'
import { collationsOf, searchOf } from './search.ts'
import { guestsHead, guestsLine } from './guests-csv.ts'
import { findMatching } from './searching/store.ts'
import { findIds } from './store.ts'

/** A file is read this many guests at a time, so that a slow download keeps no transaction open. */
const guestsPerRead = 5000

type InTeam = Required<Team>
type Services = Needs<'database' | 'now'>

export type Filters = {
  q?: string | undefined
  occasion?: string | undefined
  presence?: Presence | undefined
  mark?: GuestMark | undefined
  history?: GuestHistory | undefined
}

export type Sorting = {
  sort?: GuestSort | undefined
  order?: 'asc' | 'desc' | undefined
  language?: string | undefined
  after?: string | undefined
}

export type GuestRow = store.GuestRow

/** One page of an occasion's guests, and the start of the next page. */
export async function findGuests(
  services: Services,
  team: InTeam,
  listKey: string,
  { filters, sorting }: { filters: Filters; sorting: Sorting },
): Promise<{ guests: GuestRow[]; next: string | null }> {
  const place = await placeOf(services, team, listKey, filters.occasion)
  const { sort = 'name', order = 'asc', language, after } = sorting
  const asked = { sort, isDescending: order === 'desc', after: after === undefined ? undefined : readPlace(after) }
  const rows = await services.database.as({ team: team.id, list: place.list.id }, async (tx) =>
    store.findGuests(tx, await askedOf(tx, team, place, filters), {
      ...asked,
      collation: await store.findCollation(tx, collationsOf(language)),
      count: guestsAPage + 1,
    }),
  )
  const guests = rows.slice(0, guestsAPage)
  const last = guests.at(-1)?.place
  return { guests, next: rows.length > guestsAPage && last ? `${last.key} ${last.id} ${last.name}` : null }
}

export async function countGuests(
  services: Services,
  team: InTeam,
  listKey: string,
  filters: Filters,
): Promise<GuestCounts> {
  const place = await placeOf(services, team, listKey, filters.occasion)
  return services.database.as({ team: team.id, list: place.list.id }, async (tx) =>
    store.countGuests(tx, await askedOf(tx, team, place, filters)),
  )
}

/** All guests that match, as a file in the order of their emails, read as fast as the client reads. */
export async function openGuestFile(
  services: Services,
  team: InTeam,
  listKey: string,
  filters: Filters,
  spoken: Language,
): Promise<{ name: string; content: Readable }> {
  const place = await placeOf(services, team, listKey, filters.occasion)
  const occasion = place.occasion ? nameOf(place.occasion, place.list) : ''
  const at = { occasion, zone: place.occasion?.zone ?? 'UTC', language: spoken }
  async function* lines() {
    yield guestsHead(spoken)
    const scope = { team: team.id, list: place.list.id }
    const visits = await services.database.reports.as(scope, (tx) => store.findVisits(tx, place.list.id))
    for (let after = { emailKey: '', id: firstId }; ;) {
      const rows = await services.database.reports.as(scope, async (tx) =>
        store.findByEmail(tx, await askedOf(tx, team, place, filters), { after, count: guestsPerRead }),
      )
      if (rows.length > 0) yield rows.map((row) => guestsLine(row, at, visits.get(row.id))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < guestsPerRead) return
      after = { emailKey: last.emailKey, id: last.id }
    }
  }
  return { name: `guests-${place.list.mailchimpId}.csv`, content: Readable.from(lines()) }
}

/** The names of the guests that match, for paper, and the moment at which they were read. */
export async function findNames(
  services: Services,
  team: InTeam,
  listKey: string,
  { language, ...filters }: Filters & { language?: string | undefined },
): Promise<{ names: store.NameRow[]; total: number; at: Date }> {
  const place = await placeOf(services, team, listKey, filters.occasion)
  const at = services.now()
  const names = await services.database.as({ team: team.id, list: place.list.id }, async (tx) =>
    store.findNames(tx, await askedOf(tx, team, place, filters), {
      collation: await store.findCollation(tx, collationsOf(language)),
      most: printedNamesLimit,
    }),
  )
  return { names, total: names[0]?.total ?? 0, at }
}

export const firstId = '00000000-0000-0000-0000-000000000000'

/** `occasion`: undefined for the whole list. */
export type GuestPlace = { list: List; occasion: Occasion | undefined }

export async function placeOf(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  occasion: string | undefined,
): Promise<GuestPlace> {
  if (occasion !== undefined) return findOccasionOf(services, team, { listKey, occasionId: occasion })
  return { list: await findListOf(services, team, listKey), occasion: undefined }
}

/** The values that the store needs to find these guests in a transaction. */
export async function askedOf(
  tx: Tx,
  team: InTeam,
  { list, occasion }: GuestPlace,
  { q, presence, mark, history }: Filters,
): Promise<store.Asked> {
  const matching = await findMatching(tx, list.id, searchOf(q, mayAs(team.member.role, 'editor')))
  return { listId: list.id, occasion, displayField: list.settings.display_field, matching, presence, mark, history }
}

function readPlace(text: string): store.Place {
  const [, key, id, name] = /^(-?\d{1,19}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (.*)$/s.exec(text) ?? []
  if (key === undefined || id === undefined || name === undefined || !isBigint(key)) {
    throw new Refusal('invalid', 'no_page_of_guests', { field: 'after' })
  }
  return { key, id, name }
}

function isBigint(text: string): boolean {
  return BigInt.asIntN(64, BigInt(text)) === BigInt(text)
}

/** Named guests, or those that match, from `after` on. */
export type ChosenGuests = { ids: string[] } | { matching: Filters & { after?: string | undefined } }

export function filtersOf(guests: ChosenGuests): Filters {
  return 'matching' in guests ? guests.matching : {}
}

/** The named guests, or the next ones that match. `next`: the id after which the rest begins. */
export async function findChosen(
  tx: Tx,
  team: Required<Team>,
  place: GuestPlace,
  guests: ChosenGuests,
): Promise<{ contactIds: string[]; next: string | null }> {
  if ('ids' in guests) return { contactIds: [...new Set(guests.ids)], next: null }
  const asked = await askedOf(tx, team, place, guests.matching)
  const contactIds = await findIds(tx, asked, { after: guests.matching.after ?? firstId, count: guestsAtOnce })
  return { contactIds, next: contactIds.length === guestsAtOnce ? contactIds.at(-1)! : null }
}
