import * as store from './store.ts'
import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { holdOccasion } from '../occasions/find-occasions.ts'
import { findLink, noLink, type ScannerLink } from './find-links.ts'
import { newSlug, slugHash, slugPlace } from './slug.ts'
import { operator } from '#contract/audit.ts'

type NeededHere = Needs<'database' | 'keys' | 'publicUrl' | 'now'>

/** The limit per list: one link for each door of a large house, and some to spare. */
const linksOfList = 50

export async function addLink(
  services: NeededHere,
  team: Team,
  listKey: string,
  given: store.LinkSettings & store.LinkOpens,
): Promise<ScannerLink> {
  const scope = await scopeOf(services, team, listKey)
  const settings = { ...given, ...opensOf(given, scope.list) }
  refusePast(services, settings.expiresAt)
  const id = randomUUIDv7()
  await services.database.as(scope, async (tx) => {
    if ((await store.countLinks(tx, scope.list)) >= linksOfList) {
      throw new Refusal('conflict', 'links_at_most', { params: { most: linksOfList } })
    }
    await holdOccasion(tx, scope.list, settings.occasionId)
    await store.addLink(tx, scope.list, { ...settings, id, slug: makeSlug(services, id) })
    await keepRecord(tx, team, 'scanner_link_added', {
      listId: scope.list,
      details: { link: id, ...described(settings) },
    })
  })
  return findLink(services, scope, id)
}

/** Doors of this link see the change with their next scan. */
export async function changeLink(
  services: NeededHere,
  team: Team,
  place: { listKey: string; linkId: string },
  given: store.LinkSettings & store.LinkOpens & { isActive: boolean },
): Promise<ScannerLink> {
  return withLink(services, team, place, async (tx, link, listId) => {
    const change = { ...given, ...opensOf(given, listId) }
    await holdOccasion(tx, listId, change.occasionId)
    // An expired link can be renamed without extending it.
    if (change.expiresAt?.getTime() !== link.expiresAt?.getTime()) refusePast(services, change.expiresAt)
    await store.changeLink(tx, listId, link.id, change)
    await keepRecord(tx, team, 'scanner_link_changed', {
      listId,
      details: { link: link.id, ...described(change), is_active: change.isActive },
    })
  })
}

/** Ends the old address and all its sessions at once. */
export async function rotateLink(
  services: NeededHere,
  team: Team,
  place: { listKey: string; linkId: string },
): Promise<ScannerLink> {
  return withLink(services, team, place, async (tx, link, listId) => {
    await store.setSlug(tx, listId, link.id, makeSlug(services, link.id))
    const ended = await store.endSessions(tx, listId, link.id)
    await keepRecord(tx, team, 'scanner_link_rotated', {
      listId,
      details: { link: link.id, label: link.label, sessions_ended: ended },
    })
  })
}

async function withLink(
  services: NeededHere,
  team: Team,
  place: { listKey: string; linkId: string },
  change: ChangeLink,
): Promise<ScannerLink> {
  return findLink(services, await holdLink(services, team, place, change), place.linkId)
}

type ChangeLink = (tx: Tx, link: store.StoredLink, listId: string) => Promise<void>

/** Changes a link and locks it against other changes. */
export async function holdLink(
  services: Needs<'database'>,
  team: Team,
  { listKey, linkId }: { listKey: string; linkId: string },
  change: ChangeLink,
): Promise<store.ListScope> {
  const scope = await scopeOf(services, team, listKey)
  await services.database.as(scope, async (tx) => {
    await store.holdLink(tx, linkId)
    const [link] = await store.findLinks(tx, scope.list, linkId)
    if (!link) throw noLink()
    await change(tx, link, scope.list)
  })
  return scope
}

export async function scopeOf(services: Needs<'database'>, team: Team, listKey: string): Promise<store.ListScope> {
  const list = await findListOf(services, team, listKey)
  return { team: team.id, list: list.id }
}

/** A link of the main occasion names none. A link names its occasion, or follows what is open. */
function opensOf(
  { occasionId, followsOpen }: store.LinkOpens,
  listId: string,
): Pick<store.LinkOpens, 'occasionId' | 'followsOpen'> {
  if (followsOpen === true) return { occasionId: null, followsOpen }
  if (occasionId === undefined) return { occasionId, followsOpen }
  return { occasionId: occasionId === listId ? null : occasionId, followsOpen: false }
}

function makeSlug({ keys }: Needs<'keys'>, linkId: string): store.NewSlug {
  const slug = newSlug()
  return { hash: slugHash(slug), sealed: keys.seal(slug, slugPlace(linkId)) }
}

function refusePast({ now }: Needs<'now'>, expiresAt: Date | null): void {
  if (expiresAt === null || expiresAt > now()) return
  throw new Refusal('invalid', 'time_is_past', { field: 'expires_at' })
}

function described({
  label,
  mayCheckInByName,
  expiresAt,
  occasionId,
  followsOpen,
  direction,
  mayAdd,
  mayKeepNames,
  language,
}: store.LinkSettings & store.LinkOpens) {
  return {
    label,
    may_check_in_by_name: mayCheckInByName,
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    ...(occasionId && { occasion: occasionId }),
    ...(followsOpen && { follows_open: true }),
    ...(direction && { direction }),
    ...(mayAdd && { may_add: true }),
    ...(mayKeepNames && { may_keep_names: true }),
    ...(language && { language }),
  }
}

/** The operator sets a link's end, which may be now. The link stays, and its organiser can extend it. */
export async function endLink(
  services: Needs<'database'>,
  team: Team,
  place: { listKey: string; linkId: string },
  at: Date,
): Promise<void> {
  await holdLink(services, team, place, async (tx, link, listId) => {
    await store.changeLink(tx, listId, link.id, { ...link, expiresAt: at })
    await keepRecord(tx, team, 'scanner_link_changed', {
      listId,
      who: operator,
      details: { link: link.id, label: link.label, expires_at: at.toISOString() },
    })
  })
}
