// When names leave this device. The rest of the offline door needs it before any name is kept.
import type { KeptNames, Storage } from '../door/kept.ts'

/** Longer than the longest night, and as long as the server takes a door's late scans. */
const namesKeptMs = 72 * 3600_000

/** Undefined if this device keeps none, or has not heard of the server for too long. */
export async function keptNames({ database }: Storage, listId: string, now: number): Promise<KeptNames | undefined> {
  const kept = await database.get('nameLists', listId)
  return kept && kept.knownAt > now - namesKeptMs ? kept : undefined
}

/** The names of these lists leave the device. */
export async function dropNames(database: Storage['database'], isOver: (kept: KeptNames) => boolean): Promise<void> {
  const change = database.transaction(['nameLists', 'names'], 'readwrite')
  for (const kept of await change.objectStore('nameLists').getAll()) {
    if (!isOver(kept)) continue
    await change.objectStore('nameLists').delete(kept.id)
    await change.objectStore('names').delete(IDBKeyRange.bound([kept.id], [kept.id, []]))
  }
  await change.done
}

/** Names of which the server has not said for too long whether they may stay. */
export const dropOldNames = (database: Storage['database'], now: number) =>
  dropNames(database, ({ knownAt }) => knownAt <= now - namesKeptMs)
