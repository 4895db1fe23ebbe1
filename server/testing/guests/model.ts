// The answers that the API must give about guests, computed from the test's own list.
import { type GuestMark, type GuestSort, guestStatuses, type GuestStatus, type Presence } from '#contract/guests.ts'
import { hasWord, searchedText, typedWords } from '#domain/searched.ts'
import type { LaidGuest, LaidGuests, Visit } from './laid-guests.ts'

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
