import { takeTokenIfLeft } from '../../database/throttle.ts'
import { linkEnded, Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { networkOf } from '../../kernel/network.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import { findScannerSession } from './find-door.ts'
import { newScanToken, readScanToken } from './scan-token.ts'
import { slugHash } from './slug.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'now'>

export type Arriving = {
  slug: string
  scanToken: string | undefined
  /** The token was refused, and the door goes on without its staff. */
  isByItself: boolean
  ip: string
  userAgent: string | undefined
}

export type Opened = {
  list: List
  link: store.OpenedLink & Pick<store.StoredLink, 'createdAt' | 'language' | 'mayKeepNames'>
  scanToken: string
}

/** Limits wrong slugs per IP. Valid slugs are never counted: a whole venue may share one IP. */
const wrongSlugs = { capacity: 60, secondsEach: 10 }

/** Limits new sessions per link. A working door is used every minute, so opening a link repeatedly never evicts it. */
const sessionsBegun = { capacity: 60, secondsEach: 10 }
const sessionsOfLink = 200

/**
 * Opens a session for a browser that knows the address. A token that the browser already has is kept while it works.
 */
export async function openLink(services: NeededHere, arriving: Arriving): Promise<Opened> {
  const link = await findLink(services, arriving.slug, arriving.ip)
  const found = { list: await findListOf(services, { id: link.teamId }, link.listId), link }
  const held = arriving.scanToken === undefined ? undefined : await findScannerSession(services, arriving.scanToken)
  if (held?.linkId === link.id) return { ...found, scanToken: arriving.scanToken! }
  if (arriving.isByItself && (await wasEnded(services, link, arriving.scanToken))) throw linkEnded()
  const scanToken = await startSession(services, link, slugHash(arriving.slug), arriving)
  return { ...found, scanToken }
}

/** The open link of an address. Refuses one that has ended, and limits wrong addresses. */
export async function findLink(services: NeededHere, slug: string, ip: string): Promise<Opened['link']> {
  const link = await store.findBySlug(services.database, slugHash(slug))
  if (!link) throw await wrongSlug(services, ip)
  refuseUnlessOpen(services, link)
  const scope = { team: link.teamId, list: link.listId }
  const [opened] = await services.database.as(scope, (tx) => store.findLinks(tx, link.listId, link.id))
  if (!opened) throw await wrongSlug(services, ip)
  const { createdAt, language, mayKeepNames } = opened
  return { ...link, createdAt, language, mayKeepNames }
}

/** Whether the organiser has ended this device. */
async function wasEnded(
  { database }: Needs<'database'>,
  { teamId, listId, id: linkId }: store.OpenedLink,
  scanToken: string | undefined,
): Promise<boolean> {
  const token = scanToken === undefined ? undefined : readScanToken(scanToken)
  if (!token) return false
  return database.as({ team: teamId, list: listId }, (tx) => store.wasEnded(tx, { listId, linkId, token }))
}

async function startSession(
  { database }: NeededHere,
  link: store.OpenedLink,
  slug: Buffer,
  { userAgent, ip }: Arriving,
): Promise<string> {
  if (!(await takeTokenIfLeft(database, `scanner-session:${link.id}`, sessionsBegun))) {
    throw new Refusal('too_many', 'too_many_devices')
  }
  const { id: linkId, listId, teamId } = link
  const token = newScanToken(listId)
  const isStarted = await database.as({ team: teamId, list: listId }, async (tx) => {
    if (!(await store.markOpened(tx, listId, linkId, slug))) return false
    await store.addSession(tx, { listId, linkId, userAgent: userAgent?.slice(0, 300) ?? '', token })
    const record = (action: 'scanner_session_started' | 'scanner_session_ended', session: string) =>
      keepRecord(tx, { id: teamId }, action, { listId, who: link.label, details: { link: linkId, session } })
    await record('scanner_session_started', token.sessionId)
    for (const session of await store.dropSessions(tx, listId, linkId, sessionsOfLink)) {
      await record('scanner_session_ended', session)
    }
    return true
  })
  if (!isStarted) throw await wrongSlug({ database }, ip)
  return token.token
}

async function wrongSlug({ database }: Needs<'database'>, ip: string): Promise<Refusal> {
  return (await takeTokenIfLeft(database, `wrong-slug:${networkOf(ip)}`, wrongSlugs))
    ? new Refusal('not_found', 'list_not_found')
    : new Refusal('too_many', 'too_many_wrong_links')
}

export function refuseUnlessOpen(
  { now }: Needs<'now'>,
  { isActive, expiresAt }: { isActive: boolean; expiresAt: Date | null },
): void {
  if (expiresAt !== null && expiresAt <= now()) {
    throw new Refusal('conflict', 'link_expired')
  }
  if (!isActive) {
    throw new Refusal('conflict', 'link_switched_off')
  }
}
