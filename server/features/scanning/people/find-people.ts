import type { DoorOccasion } from '#contract/offline.ts'
import { isOwnCode } from '#domain/code.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { stepsOf, typedWords } from '#domain/searched.ts'
import { type Apart, tellApart } from '#domain/tell-apart.ts'
import { getKnown } from '../../../kernel/only-row.ts'
import type { Database } from '../../../database/open.ts'
import { type NamedBucket, takeTokens } from '../../../database/throttle.ts'
import type { Door } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { requireOccasion } from '../../doors/find-occasion.ts'
import { maskCard } from '../wire-verdict.ts'
import { type Standing, standingAt } from './person-at.ts'
import { findPeople, type Found, type FoundPerson, type Sought } from './store.ts'

const peopleShown = 20

/** A normal door searches a few times for each guest. A door that copies the list searches more often. */
const searchesOfSession = { capacity: 60, secondsEach: 1 }

/** One link may serve two or three busy desks. Opening it again does not raise this limit. */
const searchesOfLink = { capacity: 120, secondsEach: 1 }

/** Pages of 40 names from A to Z: 1,200 names at once, then 400 a minute. Who copies a list needs more, a desk does not. */
const pagesOfLink = { capacity: 30, secondsEach: 6 }

export type ShownPerson = Shown<Found<FoundPerson>>

type Shown<P extends Found<FoundPerson>> = Omit<Omit<P, 'entry'>, 'code'> &
  Standing & {
    /** What others of the same name do not share. */
    apart: Apart | undefined
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
  const shown = shownTo(door, found.slice(0, peopleShown), { occasion, now: now() })
  // Most who are sought are not in yet.
  const people = shown.toSorted((one, other) => Number(one.state !== 'open') - Number(other.state !== 'open'))
  return { people, hasMore: found.length > peopleShown }
}

/** Refuses a door that has searched too often. */
export async function takeSearch(database: Database, door: Door): Promise<void> {
  await take(database, bucketsOf(door))
}

/** Refuses a door that has searched too often, or a link that has read too many pages from A to Z. */
export async function takePage(database: Database, door: Door): Promise<void> {
  const ofLink = door.linkId === undefined ? [] : [{ key: `names:${door.linkId}`, ...pagesOfLink }]
  await take(database, [...bucketsOf(door), ...ofLink])
}

/** A door that keeps names reads a list once, and then what changed. */
const keptNames = {
  ofSession: { capacity: 24, secondsEach: 10 },
  ofLink: { capacity: 400, secondsEach: 1 },
}

/** Refuses a door that has read too many names to keep, or whose link has. */
export async function takeNames(database: Database, { sessionId, linkId }: Door): Promise<void> {
  const ofLink = linkId === undefined ? [] : [{ key: `kept-names:${linkId}`, ...keptNames.ofLink }]
  await take(database, [{ key: `kept-names:${sessionId}`, ...keptNames.ofSession }, ...ofLink])
}

async function take(database: Database, buckets: NamedBucket[]): Promise<void> {
  if (await takeTokens(database, buckets)) return
  throw new Refusal('too_many', 'too_many_searches_at_door')
}

function bucketsOf({ sessionId, linkId }: Door): NamedBucket[] {
  const ofSession = { key: `people:${sessionId}`, ...searchesOfSession }
  return linkId === undefined ? [ofSession] : [ofSession, { key: `people:${linkId}`, ...searchesOfLink }]
}

/** A scanner link finds an email only as a whole. With parts, its holder could find the rest letter by letter. */
function soughtBy({ linkId }: Door, typed: string): Sought {
  if (linkId === undefined) return { steps: stepsOf(typedWords(typed)), part: 'all' }
  return typed.includes('@') ? { email: typed } : { steps: stepsOf(typedWords(typed)), part: 'names' }
}

type AtOccasion = { occasion: DoorOccasion; now: Date }

/** People as this door may see them: by the rules of its occasion. A scanner link reads no whole address and no code. */
export function shownTo<P extends Found<FoundPerson>>(
  { linkId }: Door,
  found: P[],
  { occasion, now }: AtOccasion,
): Shown<P>[] {
  const isLink = linkId !== undefined
  const apart = apartOf(found, occasion, isLink)
  const people = found.map(({ entry, ...person }, place) => ({
    ...person,
    ...(isLink && { email: maskEmails(person.email), displayValue: maskEmails(person.displayValue) }),
    ...standingAt(entry, occasion, now.getTime()),
    apart: apart[place],
  }))
  const alike = Map.groupBy(people, lookOf)
  return people.map((person) => ({
    ...person,
    codeEnd: isLink && getKnown(alike, lookOf(person)).length > 1 ? codeEndOf(person.code) : '',
  }))
}

function apartOf(found: Found<FoundPerson>[], { party }: DoorOccasion, isLink: boolean) {
  return tellApart(
    found.map(({ displayValue, card, entry }) => ({
      name: displayValue,
      facts: (card && isLink ? maskCard(card) : card)?.fields.map(({ name, value }) => ({ name, value })) ?? [],
      people: party === 'one' ? undefined : entry.most,
    })),
  )
}

const lookOf = ({ displayValue, email, apart }: Pick<ShownPerson, 'displayValue' | 'email' | 'apart'>) =>
  `${displayValue} ${email} ${JSON.stringify(apart)}`.normalize().toLowerCase()

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
