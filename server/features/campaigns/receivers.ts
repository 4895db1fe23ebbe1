import type { Needs } from '../../services.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import type { Receivers } from '../../mailchimp/campaigns.ts'
import type { ListScope } from '../../database/open.ts'
import type { ReceiverFacts } from './preflight/check-list.ts'
import * as store from './store.ts'

export type ReceiversFound = ReceiverFacts & { names: string[] }

/** The limit is 20,000 contacts, because a person would not wait for more. */
const mostPages = 20

/** The recipients of a draft that would get no code. */
export async function findReceivers(
  { database }: Needs<'database'>,
  scope: ListScope,
  audience: Pick<Audience, 'segmentMembersFrom'>,
  receivers: Receivers,
): Promise<ReceiversFound> {
  const hashes = receivers.kind === 'segment' ? await readHashes(audience, receivers.id) : undefined
  const { total, withoutCode, known, names } = await store.countReceivers(database, scope, hashes ?? null)
  if (hashes) return { total, withoutCode, inMailchimp: total + hashes.length - known, inList: undefined, names }
  const inList = withoutCode
  if (receivers.kind === 'list') return { total, withoutCode, inMailchimp: undefined, inList, names }
  return { total: undefined, withoutCode: undefined, inMailchimp: undefined, inList, names: [] }
}

/** Undefined for more than are read. */
export async function readHashes(
  audience: Pick<Audience, 'segmentMembersFrom'>,
  id: number,
): Promise<string[] | undefined> {
  const hashes = new Set<string>()
  for (let page = 0, first = 0; page < mostPages; page++) {
    const { hashes: read, total } = await audience.segmentMembersFrom(id, first)
    for (const hash of read) hashes.add(hash)
    first += read.length
    if (first >= total) return [...hashes]
    if (read.length === 0) return undefined
  }
  return undefined
}
