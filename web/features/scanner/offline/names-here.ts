// The names that this device keeps. The part that opens them is loaded only where there are any.
import type { FoundPerson, KeptByName, KeptPeople } from '../door/found-person.ts'
import { keptNames } from '../names/names-over.ts'
import { type Asked, hashOfText } from './decide-here.ts'
import { type Hands, inTime } from './hands.ts'
import { codeInText } from '#domain/link.ts'
import type { Sealed, Storage } from '../door/kept.ts'
import { findEntry, firstByteOf } from './bucket.ts'

/** The secret that opened the door, which opens the names. */
type Secret = string | undefined

/** Staff find a guest without a connection. Undefined where this device keeps no names that the secret opens. */
export function namesHere(hands: Hands, ask: () => Asked) {
  return {
    async find(typed: string, secret: Secret): Promise<KeptPeople | undefined> {
      const [storage, asked] = [await storageWith(hands, ask()), ask()]
      if (!storage || secret === undefined) return undefined
      return (await import('../names/find-kept.ts')).findKept(storage, asked, { typed, secret })
    },

    async byName(language: string | undefined, secret: Secret): Promise<KeptByName | undefined> {
      const [storage, asked] = [await storageWith(hands, ask()), ask()]
      if (!storage || secret === undefined) return undefined
      return (await import('../names/kept-by-name.ts')).keptByName(storage, asked, { language, secret })
    },
  }
}

/** A guest whom the server found, with what this device keeps of them: then a lost connection loses no check-in. */
export async function asKept(hands: Hands, asked: Asked, person: FoundPerson, secret: Secret): Promise<FoundPerson> {
  if (person.kept || secret === undefined) return person
  const find = async () => {
    const storage = await storageWith(hands, asked)
    return storage && (await import('../names/find-kept.ts')).keptPerson(storage, asked, { person, secret })
  }
  const found = await inTime(hands.ports.clock, find()).catch((error: unknown) => {
    console.warn('The names of this device could not be read.', error)
    return undefined
  })
  return found ? { ...person, kept: found.kept } : person
}

/** Undefined where the browser keeps no names of the list. */
async function storageWith({ storage: opening, listId }: Hands, { now }: Asked) {
  const storage = await opening
  return storage && (await keptNames(storage, listId, now)) ? storage : undefined
}

// The names that this device has for stored scans.

/** The name of the guest of a stored scan: as staff found it, or as this door's list has it for the code. */
export async function nameOfScan(
  storage: Storage,
  listId: string,
  { named, text }: { named?: Sealed | undefined; text: string },
): Promise<string | undefined> {
  return named ? ((await storage.crypt.unseal<string | null>(named)) ?? undefined) : nameHere(storage, listId, text)
}

/** The name that this door's list has for a text, even if the door may not scan now. */
async function nameHere({ database, crypt }: Storage, listId: string, text: string): Promise<string | undefined> {
  const list = await database.get('lists', listId)
  const hash = list && (await hashOfText(crypt, list.salt, text))
  if (!list || !hash) return undefined
  const entry = findEntry(await database.get('buckets', [listId, list.generation, firstByteOf(hash)]), hash)
  return entry && crypt.openText(list.salt, codeInText(text) ?? '', entry.sealedName)
}
