// Finds guests by the names that this device keeps, and says of each what this door would decide.
import type { KeptName } from '#contract/offline-names.ts'
import type { Person } from '#contract/scanning.ts'
import type { Reason } from '#domain/verdict.ts'
import { typedWords } from '#domain/searched.ts'
import { tellApart } from '#domain/tell-apart.ts'
import type { FoundPerson, KeptPeople } from '../door/found-person.ts'
import type { Storage } from '../door/kept.ts'
import type { LocalVerdict } from '../door/scan-log.ts'
import { type Asked, previewHere } from '../offline/decide-here.ts'
import { bucketsFor, bucketsOf, findIn } from './buckets.ts'
import { nameKeysOf } from './name-keys.ts'
import { keptNames } from './names-over.ts'
import { openDirectory, openNames } from './stored-names.ts'

const peopleShown = 20

/** Undefined if this device keeps no names of the door's occasion that this secret opens. */
export async function openKept(storage: Storage, { door, occasion, now }: Asked, secret: string) {
  const { database } = storage
  const kept = await keptNames(storage, door.id, now)
  if (!kept || kept.occasionId !== (occasion?.id ?? door.occasion?.id ?? door.id)) return undefined
  const keys = await nameKeysOf(secret, kept.salt)
  const all = await openDirectory(database, keys, door.id)
  if (!all) return undefined
  return { all, knownAt: kept.knownAt, open: (bucket: string) => openNames(database, keys, door.id, bucket) }
}

/** Undefined as above. */
export async function findKept(
  storage: Storage,
  asked: Asked,
  { typed, secret }: { typed: string; secret: string },
): Promise<KeptPeople | undefined> {
  const kept = await openKept(storage, asked, secret)
  if (!kept) return undefined
  const words = typedWords(typed)
  const guests = new Map<string, KeptName>()
  for (const bucket of bucketsFor(words, kept.all)) {
    for (const guest of await kept.open(bucket)) guests.set(guest[0], guest)
  }
  const found = findIn([...guests.values()], words)
  const people = await Promise.all(found.slice(0, peopleShown).map((guest) => personOf(storage, asked, guest)))
  const known = people.flatMap((person) => person ?? [])
  return { people: inOrder(withApart(known, asked)), has_more: found.length > peopleShown, knownAt: kept.knownAt }
}

/** A guest whom the server found, as this device keeps them, so that it can decide by itself. Undefined if it does not. */
export async function keptPerson(
  storage: Storage,
  asked: Asked,
  { person, secret }: { person: Person; secret: string },
): Promise<FoundPerson | undefined> {
  const { contact_id: id, display_value: name, email } = person
  const kept = await openKept(storage, asked, secret)
  for (const bucket of kept ? bucketsOf([id, '', name, '', email, null, 0]) : []) {
    const guest = (await kept?.open(bucket))?.find(([contactId]) => contactId === id)
    if (guest) return personOf(storage, asked, guest)
  }
  return undefined
}

/** Undefined if the list has no entry of the guest. */
export async function personOf(
  storage: Storage,
  asked: Asked,
  [contact_id, hash, display_value, , email, card]: KeptName,
): Promise<FoundPerson | undefined> {
  const person = {
    contact_id,
    display_value,
    email,
    code_end: '',
    scan_count: 0,
    max_scans: 0,
    state: 'open' as const,
    kept: { hash, ...(card && { card }) },
  }
  const known = await previewHere(storage, { ...asked, text: '', person })
  return known && known.maxScans !== undefined ? { ...person, ...standingOf(known) } : undefined
}

/** Whether this door would let them in, apart from its times and its capacity, as the server says it of a person. */
function standingOf({ reason, scanCount = 0, maxScans = 0, isUnreached }: LocalVerdict) {
  // The count of an admission has it already.
  const scan_count = reason === 'ok' ? scanCount - 1 : scanCount
  return {
    state: states[reason] ?? 'open',
    scan_count,
    max_scans: maxScans,
    ...(isUnreached && { is_unreached: true }),
  }
}

const states: Partial<Record<Reason, Person['state']>> = {
  removed: 'removed',
  not_a_guest: 'not_a_guest',
  not_invited: 'not_a_guest',
  blocked: 'blocked',
  already_used: 'used_up',
  already_today: 'used_up',
  still_inside: 'used_up',
}

export function withApart<Of extends FoundPerson>(people: readonly Of[], { door }: Asked): Of[] {
  const isOne = (door.occasion?.party ?? 'one') === 'one'
  const apart = tellApart(
    people.map(({ display_value: name, max_scans: most, kept }) => ({
      name,
      facts: kept?.card?.fields.map(({ name: field, value }) => ({ name: field, value })) ?? [],
      people: isOne ? undefined : most,
    })),
  )
  return people.map((person, place) => (apart[place] ? { ...person, apart: apart[place] } : person))
}

/** Most who are sought are not in yet. */
function inOrder(people: readonly FoundPerson[]): FoundPerson[] {
  return people.toSorted((one, other) => Number(one.state !== 'open') - Number(other.state !== 'open'))
}
