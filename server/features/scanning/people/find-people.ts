import { takeTokenIfLeft } from '../../../database/throttle.ts'
import type { Door } from '../../../kernel/door.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../kernel/services.ts'
import { wordsOf } from '../../contacts/words.ts'
import { findByWords, type FoundPerson } from './store.ts'

const peopleShown = 20

/** Of one session. Whoever types a name asks a few times for each guest; who reads the list out asks more often. */
const searches = { capacity: 60, secondsEach: 1 }

/** Who could be meant. Those who left the list come last, those who were erased are nobody. */
export async function findPeople(
  { database }: Needs<'database'>,
  door: Door,
  typed: string,
): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
  refuseUnlessByName(door)
  if (!(await takeTokenIfLeft(database, `people:${door.sessionId}`, searches))) {
    throw new Refusal('too_many', 'Too many searches at this door. Wait a moment and try again.')
  }
  const found = await findByWords(database, door, wordsOf(typed), peopleShown + 1)
  const people = found.slice(0, peopleShown)
  return {
    people: door.linkId === undefined ? people : people.map(withShortEmail),
    hasMore: found.length > peopleShown,
  }
}

/** An organiser may always; a door by scanner link where its link says so, and as long as that is open. */
export function refuseUnlessByName({ mayCheckInByName }: Door): void {
  if (!mayCheckInByName) {
    throw new Refusal('forbidden', 'This door may not look for people by name. Ask the organiser to check them in.')
  }
}

function withShortEmail(person: FoundPerson): FoundPerson {
  return { ...person, email: person.email.replace(/^(.)[^@]*/u, '$1…') }
}
