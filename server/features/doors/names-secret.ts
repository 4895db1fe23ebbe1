import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { slugPlace } from './slug.ts'
import * as store from './store.ts'

/**
 * The secret that opened a door, with which its names are sealed: a member's sign-in, or the address of the link. Refuses a link
 * whose doors may keep no names.
 */
export async function namesSecretOf(
  { database, keys }: Needs<'database' | 'keys'>,
  { teamId, listId, linkId }: Door,
  bearer: string | undefined,
): Promise<string> {
  if (linkId === undefined) {
    if (bearer === undefined) throw new Error('A member’s door has no sign-in.')
    return bearer
  }
  const [link] = await database.doors.as({ team: teamId, list: listId }, (tx) => store.findLinks(tx, listId, linkId))
  if (!link?.mayCheckInByName || !link.mayKeepNames) throw new Refusal('forbidden', 'door_keeps_no_names')
  return keys.open(link.sealedSlug, slugPlace(linkId))
}
