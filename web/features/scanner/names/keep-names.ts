// Keeps the guests' names on this device, sealed, so that staff find guests without a connection.
import type { AnswerOf } from '#contract/endpoint.ts'
import { type KeptName, type NamesAnswer, offlineNames } from '#contract/offline-names.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { KeptNames, Storage } from '../door/kept.ts'
import { addTo } from './buckets.ts'
import { nameKeysOf, type NameKeys } from './name-keys.ts'
import { dropNames, keptNames } from './names-over.ts'
import { openDirectory, openNames, storeNames } from './stored-names.ts'

type Page = AnswerOf<typeof offlineNames>

export type Keeping = {
  storage: Storage
  ask: DoorAccess['ask']
  /** Opened this door. It is never stored here. */
  secret: string
  listId: string
  /** Undefined for the main one, and for the one of a link. */
  occasionId: string | undefined
  isOrganiser: boolean
  now: number
  signal: AbortSignal
}

/** The server refuses for good: the door may keep names no longer. */
const refusals = new Set([401, 403, 404, 409])

/** Reads the names, or what changed since. A door that may keep none loses those that it has. */
export async function refreshNames(keeping: Keeping): Promise<void> {
  const { storage, listId } = keeping
  try {
    await refresh(keeping)
  } catch (error) {
    if (error instanceof Declined && refusals.has(error.status)) {
      await dropNames(storage.database, ({ id }) => id === listId)
    } else throw error
  }
}

async function refresh(keeping: Keeping): Promise<void> {
  const { storage, secret, listId, now } = keeping
  const kept = await keptNames(storage, listId, now)
  const keys = kept && (await nameKeysOf(secret, kept.salt))
  const all = keys && (await openDirectory(storage.database, keys, listId))
  const page = await askPage(keeping, all && { since: kept.cursor })
  if (page.is_whole) return keepWhole(keeping, page)
  if (page.salt !== kept?.salt || page.occasion_id !== kept.occasionId)
    return keepWhole(keeping, await askPage(keeping))
  const changes = page.sealed === null ? undefined : await keys!.openAnswer(page.sealed)
  await keepChanges(keeping, { keys: keys!, kept, all: all! }, changes, { ...kept, cursor: page.cursor, knownAt: now })
}

function askPage(
  { ask, listId, occasionId: occasion, signal }: Keeping,
  place: { since?: string; after?: string } = {},
) {
  return ask(offlineNames, { params: { listId }, query: { ...place, occasion } }, signal)
}

async function keepWhole(keeping: Keeping, first: Page): Promise<void> {
  const { storage, secret, listId: id, isOrganiser, now } = keeping
  const { salt, cursor, occasion_id: occasionId } = first
  const keys = await nameKeysOf(secret, salt)
  const buckets = new Map<string, KeptName[]>()
  for (let page = first; ; page = await askPage(keeping, { after: page.next })) {
    // The list began anew in between. The next turn reads it.
    if (page.salt !== salt || !page.is_whole) return
    if (page.sealed !== null) await addSlowly(buckets, (await keys.openAnswer(page.sealed)).names)
    if (page.next === null) break
  }
  const list = { id, salt, occasionId, cursor, knownAt: now, isOrganiser }
  await storeNames(storage, { keys, list, buckets, all: [...buckets.keys()] }, undefined)
}

/** The page hears touches after so many names, which take a slow phone some 50 ms. */
const namesAtOnce = 500

async function addSlowly(buckets: Map<string, KeptName[]>, names: readonly KeptName[]): Promise<void> {
  for (let at = 0; at < names.length; at += namesAtOnce) {
    addTo(buckets, names.slice(at, at + namesAtOnce))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

type Before = { keys: NameKeys; kept: KeptNames; all: readonly string[] }

/** Opens every bucket, because only the names tell in which ones a guest was. */
async function keepChanges(
  { storage }: Keeping,
  { keys, kept, all }: Before,
  answer: NamesAnswer | undefined,
  list: KeptNames,
): Promise<void> {
  const changed = new Set([...(answer?.names.map(([id]) => id) ?? []), ...(answer?.gone ?? [])])
  const buckets = new Map<string, KeptName[]>()
  if (answer) {
    for (const bucket of all) {
      const names = await openNames(storage.database, keys, list.id, bucket)
      const still = names.filter(([id]) => !changed.has(id))
      if (still.length < names.length) buckets.set(bucket, still)
    }
    const added = new Map<string, KeptName[]>()
    await addSlowly(added, answer.names)
    for (const [bucket, names] of added) {
      const still = buckets.get(bucket) ?? (await openNames(storage.database, keys, list.id, bucket))
      buckets.set(bucket, [...still, ...names])
    }
  }
  const isEmpty = (bucket: string) => buckets.get(bucket)?.length === 0
  const left = [...new Set([...all, ...buckets.keys()])].filter((bucket) => !isEmpty(bucket))
  await storeNames(storage, { keys, list, buckets, all: left }, kept.cursor)
}
