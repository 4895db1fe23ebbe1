import { isOwnCode } from '#domain/code.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { getKnown } from '../../../kernel/get-known.ts'
import { type NamedBucket, takeTokens } from '../../../database/throttle.ts'
import type { Door } from '../../../kernel/door.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { wordsOf } from '../../contacts/words.ts'
import { findPeople, type FoundPerson, type Sought } from './store.ts'

const peopleShown = 20

/** A normal door searches a few times for each guest. A door that copies the list searches more often. */
const searchesOfSession = { capacity: 60, secondsEach: 1 }

/** One link may serve two or three busy desks. Opening it again does not raise this limit. */
const searchesOfLink = { capacity: 120, secondsEach: 1 }

export type ShownPerson = Omit<FoundPerson, 'code'> & {
  /** The last four symbols of the code, where a scanner link cannot tell two people apart otherwise; else empty. */
  codeEnd: string
}

/** People that may match. People who left the list come last; erased contacts are not found. */
export async function findPeopleFor(
  { database }: Needs<'database'>,
  door: Door,
  typed: string,
): Promise<{ people: ShownPerson[]; hasMore: boolean }> {
  refuseUnlessByName(door)
  if (!(await takeTokens(database, bucketsOf(door)))) {
    throw new Refusal('too_many', 'Too many searches at this door. Wait a moment and try again.')
  }
  const found = await findPeople(database, door, soughtBy(door, typed), peopleShown + 1)
  const people = found.slice(0, peopleShown)
  return {
    people: door.linkId === undefined ? people.map((person) => ({ ...person, codeEnd: '' })) : maskedPeople(people),
    hasMore: found.length > peopleShown,
  }
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

function maskedPeople(people: FoundPerson[]): ShownPerson[] {
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

const lookOf = ({ displayValue, email }: FoundPerson) => `${displayValue.toLowerCase()} ${email.toLowerCase()}`

/** Codes of an earlier tool could be guessed from a few symbols, so no symbols are shown. */
function codeEndOf(code: string): string {
  return isOwnCode(code) ? code.slice(-4) : ''
}

/**
 * An organiser may always search. A door by scanner link may search if its link allows it, while link and list are
 * open.
 */
export function refuseUnlessByName({ mayCheckInByName, hasEnded }: Door): void {
  if (hasEnded) throw new Refusal('forbidden', 'This door is closed right now. Ask the organiser to open it.')
  if (!mayCheckInByName) {
    throw new Refusal('forbidden', 'This door can’t search by name. Ask the organiser to check them in.')
  }
}
