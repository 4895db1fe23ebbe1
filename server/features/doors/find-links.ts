import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findListOf } from '../lists/find-list.ts'
import { linkUrl, slugPlace } from './slug.ts'
import * as store from './store.ts'

export type ScannerLink = Omit<store.StoredLink, 'sealedSlug'> & { url: string; sessions: store.Session[] }

/** The maximum number of browsers shown for a link. */
const sessionsShown = 50

/** The scanner links of a list of this team, the newest first. */
export async function findLinksOf(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  team: Team,
  listKey: string,
): Promise<ScannerLink[]> {
  const list = await findListOf(services, team, listKey)
  return findLinks(services, { team: team.id, list: list.id })
}

export async function findLink(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  scope: store.ListScope,
  linkId: string,
): Promise<ScannerLink> {
  const [link] = await findLinks(services, scope, linkId)
  if (!link) throw noLink()
  return link
}

/** The links that open an occasion, including links that are switched off. */
export function countLinksOf(tx: Tx, listId: string, occasionId: string): Promise<number> {
  return store.countLinksOf(tx, listId, occasionId)
}

export function noLink(): Refusal {
  return new Refusal('not_found', 'link_gone')
}

async function findLinks(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  scope: store.ListScope,
  linkId?: string,
): Promise<ScannerLink[]> {
  const [links, sessions] = await services.database.as(scope, async (tx) => [
    await store.findLinks(tx, scope.list, linkId),
    await store.findSessions(tx, scope.list, sessionsShown),
  ])
  return links.map(({ sealedSlug, ...link }) => ({
    ...link,
    url: linkUrl(services.publicUrl, openSlug(services, link.id, sealedSlug)),
    sessions: sessions.filter((session) => session.linkId === link.id),
  }))
}

function openSlug({ keys }: Needs<'keys'>, linkId: string, sealed: string): string {
  try {
    return keys.open(sealed, slugPlace(linkId))
  } catch (error) {
    throw new Refusal('conflict', 'link_not_opened', { cause: error })
  }
}
