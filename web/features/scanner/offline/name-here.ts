// The names that this device has for stored scans.
import { codeInText } from '#domain/link.ts'
import type { Sealed, Storage } from '../door/kept.ts'
import { findEntry, firstByteOf } from './bucket.ts'
import { hashOfText } from './decide-here.ts'

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
