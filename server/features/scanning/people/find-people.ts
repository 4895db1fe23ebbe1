import type { DoorOccasion } from '#contract/offline.ts'
import { isOwnCode } from '#domain/code.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { getKnown } from '../../../kernel/get-known.ts'
import type { Database } from '../../../database/open.ts'
import { type NamedBucket, takeTokens } from '../../../database/throttle.ts'
import type { Door } from '../../../kernel/door.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { wordsOf } from '../../contacts/words.ts'
import { requireOccasion } from '../../doors/find-occasion.ts'
import { type Entry, type Standing, standingAt } from './person-at.ts'
import { findPeople, type FoundPerson, type Sought } from './store.ts'

const peopleShown = 20

/** A normal door searches a few times for each guest. A door that copies the list searches more often. */
const searchesOfSession = { capacity: 60, secondsEach: 1 }

/** One link may serve two or three busy desks. Opening it again does not raise this limit. */
const searchesOfLink = { capacity: 120, secondsEach: 1 }

type Found = FoundPerson & { entry: Entry }

export type ShownPerson = Shown<Found>

type Shown<P extends Found> = Omit<Omit<P, 'entry'>, 'code'> &
  Standing & {
    /** The last four symbols of the code, where a scanner link cannot tell two people apart otherwise; else empty. */
    codeEnd: string
  }

/** People that may match. People who left the list come last; erased contacts are not found. */
export async function findPeopleFor(
  { database, now }: Needs<'database' | 'now'>,
  door: Door,
  { typed, occasionId }: { typed: string; occasionId: string | undefined },
): Promise<{ people: ShownPerson[]; hasMore: boolean }> {
  refuseUnlessByName(door)
  await takeSearch(database, door)
  const occasion = await requireOccasion(database, { door, chosen: occasionId })
  const asked = { sought: soughtBy(door, typed), occasionId: occasion.id, most: peopleShown + 1 }
  const found = await findPeople(database, door, asked)
  const people = shownTo(door, found.slice(0, peopleShown), { occasion, now: now() })
  return { people, hasMore: found.length > peopleShown }
}

/** Refuses a door that has searched too often. */
export async function takeSearch(database: Database, door: Door): Promise<void> {
  if (await takeTokens(database, bucketsOf(door))) return
  throw new Refusal('too_many', 'too_many_searches_at_door')
}

function bucketsOf({ sessionId, linkId }: Door): NamedBucket[] {
  const ofSession = { key: `people:${sessionId}`, ...searchesOfSession }
  return linkId === undefined ? [ofSession] : [ofSession, { key: `people:${linkId}`, ...searchesOfLink }]
}

/** A scanner link finds an email only as a whole. With parts, its holder could find the rest letter by letter. */
function soughtBy({ linkId }: Door, typed: string): Sought {
  if (linkId === undefined) return { words: wordsOf(typed), part: 'all' }
  return typed.includes('@') ? { email: typed } : { words: wordsOf(typed), part: 'names' }
}

type AtOccasion = { occasion: DoorOccasion; now: Date }

/** People as this door may see them: by the rules of its occasion. A scanner link reads no whole address and no code. */
export function shownTo<P extends Found>({ linkId }: Door, found: P[], { occasion, now }: AtOccasion): Shown<P>[] {
  const people = found.map(({ entry, ...person }) => ({ ...person, ...standingAt(entry, occasion, now.getTime()) }))
  if (linkId === undefined) return people.map((person) => ({ ...person, codeEnd: '' }))
  const masked = people.map((person) => ({
    ...person,
    email: maskEmails(person.email),
    displayValue: maskEmails(person.displayValue),
  }))
  const alike = Map.groupBy(masked, lookOf)
  return masked.map((person) => ({
    ...person,
    codeEnd: getKnown(alike, lookOf(person)).length > 1 ? codeEndOf(person.code) : '',
  }))
}

const lookOf = ({ displayValue, email }: FoundPerson) => `${displayValue} ${email}`.normalize().toLowerCase()

/** Codes of an earlier tool could be guessed from a few symbols, so no symbols are shown. */
function codeEndOf(code: string): string {
  return isOwnCode(code) ? code.slice(-4) : ''
}

/**
 * An organiser may always search. A door by scanner link may search if its link allows it, while link and list are
 * open.
 */
export function refuseUnlessByName({ mayCheckInByName, hasEnded }: Door): void {
  if (hasEnded) throw new Refusal('forbidden', 'door_closed_ask')
  if (!mayCheckInByName) {
    throw new Refusal('forbidden', 'door_cannot_search')
  }
}
