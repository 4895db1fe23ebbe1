import type { Needs } from '../../services.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import type { Receivers } from '../../mailchimp/campaigns.ts'
import type { ListScope } from '../../database/open.ts'
import type { ReceiverFacts } from './preflight/check-list.ts'
import * as store from './store.ts'

export type ReceiversFound = ReceiverFacts & { names: string[] }

/** The limit is 20,000 contacts, because a person would not wait for more. */
const mostPages = 20

/** Pages of contacts that changed in Mailchimp since Listpass last read them. */
const mostChangedPages = 5

/** A change may show late. */
const overlapMs = 5 * 60_000

type Asked = { receivers: Receivers; tags: FieldTags; isFresh: boolean }

/**
 * The recipients of a draft that would get no code. Mailchimp is asked for the codes of a segment, and of all contacts that changed
 * since the last poll if `isFresh`: somebody may have emptied them there.
 */
export async function findReceivers(
  { database }: Needs<'database'>,
  scope: ListScope,
  audience: Pick<Audience, 'segmentMembersFrom' | 'changedSince' | 'countMembers'>,
  { receivers, tags, isFresh }: Asked,
): Promise<ReceiversFound> {
  const segment = receivers.kind === 'segment' ? await readSegment(audience, receivers.id, tags.code) : undefined
  const changed = isFresh && !segment ? await readEmptied(database, scope, audience, tags) : []
  const among = { hashes: segment?.hashes ?? null, emptied: segment?.empty ?? changed }
  const { total, withoutCode, known, names } = await store.countReceivers(database, scope, among)
  if (segment)
    return { total, withoutCode, inMailchimp: total + segment.hashes.length - known, inList: undefined, names }
  if (receivers.kind === 'list') {
    return { total, withoutCode, inMailchimp: undefined, inList: withoutCode, names }
  }
  const subscribed = await audience.countMembers('subscribed')
  const inList = withoutCode + Math.max(0, subscribed - total)
  return { total: undefined, withoutCode: undefined, inMailchimp: undefined, inList, names: [] }
}

/** Undefined for more members than are read. `empty`: those without a value in this field. */
export async function readSegment(
  audience: Pick<Audience, 'segmentMembersFrom'>,
  id: number,
  field: string,
): Promise<{ hashes: string[]; empty: string[] } | undefined> {
  const hashes = new Set<string>()
  const emptied = new Set<string>()
  for (let page = 0, first = 0; page < mostPages; page++) {
    const { hashes: read, odd, total, empty } = await audience.segmentMembersFrom(id, first, field)
    for (const hash of read) hashes.add(hash)
    for (const hash of empty) emptied.add(hash)
    const rows = read.length + odd.length
    first += rows
    if (first >= total) return { hashes: [...hashes], empty: [...emptied] }
    if (rows === 0) return undefined
  }
  return undefined
}

/** Contacts of the list that have lost their code in Mailchimp since the last poll. */
async function readEmptied(
  database: Needs<'database'>['database'],
  scope: ListScope,
  audience: Pick<Audience, 'changedSince'>,
  tags: FieldTags,
): Promise<string[]> {
  const since = await store.findLastRead(database, scope)
  if (!since) return []
  const emptied: string[] = []
  for (let page = 0, first = 0; page < mostChangedPages; page++) {
    const from = new Date(since.getTime() - overlapMs)
    const { members, total } = await audience.changedSince(from, 'present', first, tags)
    emptied.push(...members.filter(({ held }) => held.code === undefined).map(({ hash }) => hash))
    first += members.length
    if (members.length === 0 || first >= total) break
  }
  return emptied
}
