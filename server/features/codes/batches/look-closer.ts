// The fallback if the planned pages did not show a whole list: reads it by time, and checks contacts one by one.
import type { Needs } from '../../../services.ts'
import type { FieldTags, OrderedPage } from '../../../mailchimp/audience.ts'
import { readMembers } from '../../contacts/read-members.ts'
import { mayGoOn, type Pass } from './at-work.ts'
import * as ending from './ending/store.ts'
import { readByTime } from './read-by-time.ts'
import * as store from './store.ts'
import { keepPage, untilKept, writePage } from './work-on-page.ts'

/** Processes every member that this reading shows and the pages did not. */
export async function workByTime(services: Needs<'database' | 'room'>, at: Pass): Promise<void> {
  const { audience, scope, batchId } = at
  const tags = await at.tagsNow
  const met = new Set<string>()
  for await (const read of readByTime(audience, tags)) {
    if (!(await mayGoOn(services, at))) return
    const fresh = new Set(read.hashes.filter((hash) => !met.has(hash)))
    for (const hash of fresh) met.add(hash)
    const unshown = await services.database.as(scope, (tx) => ending.findUnshown(tx, scope.list, batchId, [...fresh]))
    const odd = read.odd.filter(({ key }) => !met.has(key))
    for (const { key } of odd) met.add(key)
    if (unshown.size > 0 || odd.length > 0) await workOnExtra(services, at, { ...only(read, unshown), odd })
  }
  const counted = await audience.countMembers()
  await services.database.as(scope, (tx) => ending.keepCounted(tx, scope.list, batchId, counted))
}

/** Reads unseen contacts one by one. Returns the ids of those that are gone, and processes the others. */
export async function lookAt(
  services: Needs<'database'>,
  at: Pass,
  unseen: readonly { id: string; hash: string }[],
): Promise<string[]> {
  const tags = await at.tagsNow
  const found = await findMembers(
    services,
    at,
    tags,
    unseen.map(({ hash }) => hash),
  )
  const there = new Set([...found.hashes, ...found.odd.map(({ key }) => key)])
  if (there.size > 0) await workOnExtra(services, at, found)
  return unseen.filter(({ hash }) => !there.has(hash)).map(({ id }) => id)
}

/** The contacts among these that are in the list now, found by key or address. */
async function findMembers(
  services: Needs<'database'>,
  at: Pass,
  tags: FieldTags,
  keys: string[],
): Promise<OrderedPage> {
  const answer = await readMembers(services, { ...at, tags }, keys)
  const members = answer.members.filter(({ status }) => status !== 'archived')
  const hashes = members.map(({ hash }) => hash)
  return { members, hashes, odd: answer.odd, total: members.length, isFull: false, isWhole: true }
}

/** Processes a page that was already read. If it must be read again, its members are read one by one. */
async function workOnExtra(services: Needs<'database'>, at: Pass, found: OrderedPage): Promise<void> {
  const page = await store.addExtraPage(services.database, at.scope, at.batchId)
  const tags = await at.tagsNow
  let read = found
  await untilKept(async () => {
    const written = await writePage(services, at, { page, read, tags, isExtra: true })
    if (written && (await keepPage(services, at, written))) return true
    read = await findMembers(services, at, tags, [...found.hashes, ...found.odd.map(({ key }) => key)])
    return false
  })
}

function only(read: OrderedPage, wanted: Set<string>): OrderedPage {
  return {
    ...read,
    members: read.members.filter(({ hash }) => wanted.has(hash)),
    hashes: read.hashes.filter((hash) => wanted.has(hash)),
  }
}
