import type { Team } from '../../../kernel/team.ts'
import { type Audience, membersPerRead } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListOf, refuseUnlessWorkable } from '../../lists/find-list.ts'
import * as store from './store.ts'

type Scope = { team: string; list: string }

export type TagDrift = store.Differing & { tagId: string; name: string; isWhole: boolean }

/** A tag that needs more pages is not read for a person who waits. */
const mostPages = 100

/** Compares the tags of a list with those in Mailchimp. What Listpass wrote and Mailchimp lacks is written again. */
export async function checkTags(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  listKey: string,
): Promise<TagDrift[]> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  return withAccount(services, { id: list.accountId, teamId: team.id }, 'person', async (login) => {
    const drifts = await compareTags(services, scope, login.audience(list.mailchimpId))
    await services.database.as(scope, async (tx) => {
      for (const { tagId, lacking, untagged } of drifts)
        await store.doubt(tx, list.id, tagId, [...lacking, ...untagged])
    })
    return drifts
  })
}

/** Reads the members of each tag that the list writes. Contacts whose wish waits are left out. */
export async function compareTags(
  { database }: Needs<'database'>,
  scope: Scope,
  audience: Audience,
): Promise<TagDrift[]> {
  const tags = await database.as(scope, (tx) => store.findWrittenTags(tx, scope.list))
  const drifts: TagDrift[] = []
  for (const { id: tagId, name, segmentId } of tags) {
    const seen = await readTag(audience, segmentId)
    const found = await database.as(scope, (tx) => store.findDiffering(tx, scope.list, tagId, [...seen.hashes]))
    // A listing that lacks members proves nothing against a contact.
    drifts.push({ tagId, name, ...found, lacking: seen.isWhole ? found.lacking : [], isWhole: seen.isWhole })
  }
  return drifts
}

async function readTag(
  audience: Audience,
  segmentId: number | null,
): Promise<{ hashes: Set<string>; isWhole: boolean }> {
  const hashes = new Set<string>()
  if (segmentId === null || !(await audience.findSegment(segmentId))) return { hashes, isWhole: true }
  for (let page = 0; page < mostPages; page++) {
    const { hashes: shown, odd, total } = await audience.segmentMembersFrom(segmentId, page * membersPerRead)
    for (const hash of shown) hashes.add(hash)
    if (shown.length + odd.length < membersPerRead) return { hashes, isWhole: hashes.size >= total }
  }
  return { hashes, isWhole: false }
}
