// The sealed buckets of names in the browser's database.
import type { KeptName } from '#contract/offline-names.ts'
import type { KeptNames, Storage } from '../door/kept.ts'
import type { NameKeys } from './name-keys.ts'

type Database = Storage['database']

/** The names of all buckets, sealed like a bucket. No bucket of names has this one. */
const directory = ''

/** The names of the list's buckets. Undefined if another secret sealed them. */
export async function openDirectory(database: Database, keys: NameKeys, listId: string): Promise<string[] | undefined> {
  return openBucket<string[]>(database, keys, listId, directory)
}

export async function openNames(
  database: Database,
  keys: NameKeys,
  listId: string,
  bucket: string,
): Promise<KeptName[]> {
  return (await openBucket<KeptName[]>(database, keys, listId, bucket)) ?? []
}

async function openBucket<T>(database: Database, keys: NameKeys, listId: string, bucket: string) {
  const sealed = await database.get('names', [listId, await keys.placeOf(bucket)])
  return sealed && keys.open<T>(bucket, sealed)
}

type Change = {
  keys: NameKeys
  list: KeptNames
  buckets: ReadonlyMap<string, readonly KeptName[]>
  all: readonly string[]
}

/**
 * Stores these buckets with the list's new state, together. An empty bucket is removed. `isWhole`: all other buckets are removed
 * too. `before`: the cursor that the change belongs to, or undefined for a whole list.
 */
export async function storeNames(
  { database }: Pick<Storage, 'database'>,
  { keys, list, buckets, all }: Change,
  before: string | undefined,
): Promise<void> {
  const sealed: [place: string, value: Awaited<ReturnType<NameKeys['seal']>> | undefined][] = []
  for (const [bucket, names] of [...buckets, [directory, all] as const]) {
    const value = bucket !== directory && names.length === 0 ? undefined : await keys.seal(bucket, names)
    sealed.push([await keys.placeOf(bucket), value])
  }
  // From here on, only the database may be awaited. Otherwise the transaction ends.
  const change = database.transaction(['nameLists', 'names'], 'readwrite')
  const store = change.objectStore('names')
  if (before === undefined) await store.delete(IDBKeyRange.bound([list.id], [list.id, []]))
  else if ((await change.objectStore('nameLists').get(list.id))?.cursor !== before) return
  for (const [place, value] of sealed) {
    if (value) await store.put(value, [list.id, place])
    else await store.delete([list.id, place])
  }
  await change.objectStore('nameLists').put(list)
  await change.done
}
