// A list of guests with every state and mark, and the expected values of each guest.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type GuestMark, type GuestSort, type GuestStatus, guestStatuses, type Presence } from '#contract/guests.ts'
import { hasWord, searchedText, typedWords } from '#domain/searched.ts'
import type { Tables } from '../database/tables.ts'
import { layContact, layList, layOccasion, values } from './laid-list.ts'
import { seeded } from './chance.ts'

export type Visit = { at: number; isExit: boolean; door: string }

/** `visits`: by occasion, in the order of time. */
export type LaidGuest = {
  id: string
  code: string
  email: string
  name: string
  isErased: boolean
  isRemoved: boolean
  isBlocked: boolean
  isUsedUp: boolean
  isRefused: boolean
  isUnreached: boolean
  isVip: boolean
  hasSurname: boolean
  isTagged: boolean
  visits: Map<string, Visit[]>
}

export type LaidGuests = {
  listId: string
  guests: LaidGuest[]
  /** `isInvited`: the condition of the occasion, for contacts that are in the list. */
  occasions: { id: string; isInvited: (guest: LaidGuest) => boolean }[]
}

const firstNames = ['Åsa', 'Ada', 'ada', 'Émile', 'Zoë', 'Ödön', 'Żaneta', 'Maria', 'Mária', '伊藤']
const lastNames = ['Lovelace', 'Ångström', 'Özgür', 'de Vries', 'O’Neill', 'Zola', '']
const begin = Date.parse('2026-11-28T19:00:00Z')

/** Adds guests to a new list. The same number always gives the same guests. */
export async function layGuests(owner: Kysely<Tables>, ownerId: string, many: number): Promise<LaidGuests> {
  const { below: draw } = seeded(many)
  const { listId } = await layList(owner, { owner_id: ownerId })
  const [night, vips, others, set, tagged] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const guests: LaidGuest[] = []
  for (let nth = 0; nth < many; nth += 1)
    guests.push(await layGuest(owner, listId, { draw, places: [listId, night, vips, others, set, tagged] }))
  await layOccasion(owner, { listId }, { id: night, has_exits: true, again: 'after_exit' })
  await layOccasion(owner, { listId }, { id: vips, who: { kind: 'field', tag: 'TIER', test: 'is', value: 'VIP ' } })
  await layOccasion(
    owner,
    { listId },
    { id: others, who: { kind: 'field', tag: 'TIER', test: 'is_not', value: 'vip' } },
  )
  await layOccasion(owner, { listId }, { id: set, who: { kind: 'field', tag: 'LNAME', test: 'is_set', value: '' } })
  await layOccasion(owner, { listId }, { id: tagged, who: { kind: 'segment', id: 7, name: 'Crew', is_tag: true } })
  for (const { id } of guests.filter(({ isTagged }) => isTagged)) {
    await sql`insert into occasion_guests ${values({ list_id: listId, occasion_id: tagged, contact_id: id })}`.execute(
      owner,
    )
  }
  return {
    listId,
    guests,
    occasions: [
      { id: listId, isInvited: () => true },
      { id: night, isInvited: () => true },
      { id: vips, isInvited: ({ isVip }) => isVip },
      { id: others, isInvited: ({ isVip }) => !isVip },
      { id: set, isInvited: ({ hasSurname }) => hasSurname },
      { id: tagged, isInvited: ({ isTagged }) => isTagged },
    ],
  }
}

type Drawn = { draw: (of: number) => number; places: string[] }

async function layGuest(owner: Kysely<Tables>, listId: string, { draw, places }: Drawn): Promise<LaidGuest> {
  const [first, last] = [firstNames[draw(firstNames.length)]!, lastNames[draw(lastNames.length)]!]
  const [isNamed, isErased, isRemoved] = [draw(8) > 0, draw(20) === 0, draw(9) === 0]
  const [isBlocked, isRefused, isVip] = [draw(7) === 0, draw(9) === 0, draw(3) === 0]
  const [uses, max] = [draw(3), draw(12) === 0 ? 0 : 2]
  const email = isErased
    ? ''
    : `${first.normalize('NFKD').replaceAll(/\P{ASCII}/gu, '')}.${randomUUID().slice(0, 6)}@example.com`
  const id = randomUUID()
  const contact = await layContact(
    owner,
    { listId },
    {
      id,
      email,
      member_hash: isErased ? `erased:${id}` : id,
      merge_fields: JSON.stringify(
        isErased ? {} : { ...(isNamed && { FNAME: first, LNAME: last }), TIER: isVip ? 'vip' : 'plain' },
      ),
      removed_at: isErased || isRemoved ? new Date(begin) : null,
      erased_at: isErased ? new Date(begin) : null,
      is_blocked: isBlocked,
      refusal: isRefused && !isErased ? 'Please enter a real address.' : null,
      scan_count: uses,
      max_scans: max,
    },
  )
  const isUnreached = draw(5) === 0
  if (isUnreached) {
    const bounced = { list_id: listId, contact_id: id, sent_at: new Date(begin) }
    await owner.insertInto('bounced_mails').values(bounced).execute()
  }
  const visits = new Map<string, Visit[]>()
  // The visits to one occasion are over before those to the next begin.
  for (const [nth, place] of places.entries()) {
    visits.set(place, await layVisits(owner, { listId, id, place, from: begin + nth * 3_600_000 }, draw))
  }
  return {
    ...contact,
    id,
    email,
    name: isNamed ? `${first} ${last}`.trim() : email,
    isErased,
    isRemoved: isErased || isRemoved,
    isBlocked: isBlocked || max === 0,
    isUsedUp: uses > 0 && uses >= max,
    isRefused,
    isUnreached,
    isVip: isVip && !isErased,
    hasSurname: isNamed && !isErased && last !== '',
    isTagged: draw(3) === 0,
    visits,
  }
}

/** Many guests come in the same minute. Only the second occasion has exits. */
async function layVisits(
  owner: Kysely<Tables>,
  { listId, id, place, from }: { listId: string; id: string; place: string; from: number },
  draw: (of: number) => number,
): Promise<Visit[]> {
  const hasExits = place !== listId
  const many = draw(4)
  const visits: Visit[] = []
  for (let nth = 0; nth < many; nth += 1) {
    const visit = {
      at: from + (nth * 4 + draw(4)) * 60_000,
      isExit: hasExits && nth % 2 === 1,
      door: `Door ${draw(3)}`,
    }
    visits.push(visit)
    const row = {
      list_id: listId,
      scan_id: randomUUID(),
      contact_id: id,
      code_key: 'X',
      reason: 'ok',
      standing: 'counts',
      door: visit.door,
      received_at: new Date(visit.at),
      occasion_id: place === listId ? null : place,
      is_exit: visit.isExit,
    }
    await sql`insert into scans ${values(row)}`.execute(owner)
  }
  return visits
}

// The answers that the API must give about guests, computed from the test's own list.

export type Wanted = {
  /** The whole list, after the last occasion. */
  place: number
  presence: Presence | undefined
  mark: GuestMark | undefined
  q: string | undefined
  sort: GuestSort
  order: 'asc' | 'desc'
  language: string
}

export type Expected = {
  id: string
  status: GuestStatus
  cameAt: number | undefined
  leftAt: number | undefined
  door: string | undefined
}

type AtPlace = { guest: LaidGuest; isGuest: boolean; presence: Presence } & Expected

/** Every guest at an occasion, erased ones left out. */
function atPlace({ guests, occasions }: LaidGuests, place: number): AtPlace[] {
  const occasion = occasions[place]
  return guests
    .filter(({ isErased }) => !isErased)
    .map((guest) => {
      const visits = occasion ? guest.visits.get(occasion.id)! : [...guest.visits.values()].flat()
      const entry = visits.findLast(({ isExit }) => !isExit)
      const presence = entry ? (!isInside(visits, occasion !== undefined) ? 'left' : 'in') : 'not_in'
      return {
        guest,
        id: guest.id,
        isGuest: entry !== undefined || (!guest.isRemoved && (occasion?.isInvited(guest) ?? true)),
        presence,
        status: statusOf(guest, presence),
        cameAt: entry?.at,
        door: entry?.door,
        leftAt: presence === 'left' ? visits.findLast(({ isExit }) => isExit)!.at : undefined,
      }
    })
}

/** `isCounted`: each entry needs its exit. Of the whole list, the latest scan decides. */
function isInside(visits: Visit[], isCounted: boolean): boolean {
  if (!isCounted) return !visits.at(-1)!.isExit
  return visits.reduce((people, { isExit }) => Math.max(0, people + (isExit ? -1 : 1)), 0) > 0
}

function statusOf({ isRemoved, isBlocked, isRefused }: LaidGuest, presence: Presence): GuestStatus {
  if (presence !== 'not_in') return presence
  if (isRemoved) return 'removed'
  if (isBlocked) return 'blocked'
  return isRefused ? 'refused' : 'not_in'
}

const hasMark: Record<GuestMark, (guest: LaidGuest) => boolean> = {
  blocked: ({ isBlocked }) => isBlocked,
  used_up: ({ isUsedUp }) => isUsedUp,
  unreached: ({ isUnreached }) => isUnreached,
  refused: ({ isRefused }) => isRefused,
  removed: ({ isRemoved }) => isRemoved,
}

function isFound(guest: LaidGuest, q: string | undefined): boolean {
  if (q === undefined) return true
  const symbols = q.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^[0-9A-Z]{4,24}$/.test(symbols) && (guest.code.startsWith(symbols) || guest.code.endsWith(symbols))) return true
  const line = searchedText(`${guest.email} ${guest.name === guest.email ? '' : guest.name}`)
  return typedWords(q).every((word) => hasWord(line, word))
}

export function countsOf(list: LaidGuests, { place, presence, mark, q }: Wanted) {
  const found = atPlace(list, place).filter(({ guest }) => isFound(guest, q))
  const guests = found.filter(({ isGuest }) => isGuest)
  const of = (wanted: Presence) => guests.filter((each) => each.presence === wanted).length
  const marked = (wanted: GuestMark) => guests.filter(({ guest }) => hasMark[wanted](guest)).length
  return {
    matching: found.filter((each) => isWanted(each, presence, mark)).length,
    all: guests.length,
    in: of('in'),
    not_in: of('not_in'),
    left: of('left'),
    blocked: marked('blocked'),
    used_up: marked('used_up'),
    unreached: marked('unreached'),
    refused: marked('refused'),
    removed: found.filter(({ guest }) => guest.isRemoved).length,
  }
}

function isWanted(
  { guest, isGuest, presence }: AtPlace,
  wanted: Presence | undefined,
  mark: GuestMark | undefined,
): boolean {
  return (isGuest || mark === 'removed') && (!wanted || presence === wanted) && (!mark || hasMark[mark](guest))
}

export function guestsOf(list: LaidGuests, { place, presence, mark, q, sort, order, language }: Wanted): Expected[] {
  const { compare } = new Intl.Collator(language)
  const byName = (a: AtPlace, b: AtPlace) =>
    compare(a.guest.name, b.guest.name) ||
    Buffer.compare(Buffer.from(a.guest.name), Buffer.from(b.guest.name)) ||
    (a.id < b.id ? -1 : 1)
  const sign = order === 'desc' ? -1 : 1
  const rank = ({ status, cameAt }: AtPlace) => {
    if (sort === 'name') return 0
    if (sort === 'status') return sign * guestStatuses.indexOf(status)
    return cameAt === undefined ? Infinity : sign * cameAt
  }
  return atPlace(list, place)
    .filter((each) => isFound(each.guest, q) && isWanted(each, presence, mark))
    .sort((a, b) => (rank(a) === rank(b) ? (sort === 'name' ? sign : 1) * byName(a, b) : rank(a) - rank(b)))
    .map(({ id, status, cameAt, door, leftAt }) => ({ id, status, cameAt, door, leftAt }))
}
