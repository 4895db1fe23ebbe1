import { sql } from 'kysely'
import type { Language } from '#domain/spoken.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import type { NewScanToken } from './scan-token.ts'

export type { ListScope }

export type LinkSettings = { label: string; mayCheckInByName: boolean; expiresAt: Date | null }

/**
 * The occasion and direction of a link. Null: the main occasion, both directions. Undefined: unchanged. A link that follows what
 * is open has no occasion of its own.
 */
export type LinkOpens = {
  occasionId?: string | null | undefined
  followsOpen?: boolean | undefined
  direction?: 'in' | 'out' | null | undefined
  mayAdd?: boolean | undefined
  /** Its doors keep the names to search without a connection, if they may search at all. */
  mayKeepNames?: boolean | undefined
  /** Null: the language of the device. */
  language?: Language | null | undefined
}

export type Session = {
  linkId: string
  id: string
  userAgent: string
  startedAt: Date
  lastUsedAt: Date
  /** Null without a check of the last 3 minutes. */
  missing: string[] | null
}

export type StoredLink = LinkSettings & {
  id: string
  isActive: boolean
  sealedSlug: string
  occasionId: string | null
  followsOpen: boolean
  direction: 'in' | 'out' | null
  mayAdd: boolean
  mayKeepNames: boolean
  language: Language | null
  createdAt: Date
  rotatedAt: Date | null
  lastUsedAt: Date | null
}

/** DESIGN §7: a session ends 30 days after it began. `is_live` in the database ends idle sessions. */
const absolute = '30 days'

/** All links, newest first, or a single one. */
export async function findLinks(tx: Tx, listId: string, linkId?: string): Promise<StoredLink[]> {
  const query = tx
    .selectFrom('scanner_links')
    .select([
      'id',
      'label',
      'may_check_in_by_name as mayCheckInByName',
      'is_active as isActive',
      'expires_at as expiresAt',
      'slug as sealedSlug',
      'occasion_id as occasionId',
      'follows_open as followsOpen',
      'direction',
      'may_add as mayAdd',
      'may_keep_names as mayKeepNames',
      'language',
      'created_at as createdAt',
      'rotated_at as rotatedAt',
      'last_used_at as lastUsedAt',
    ])
    .where('list_id', '=', listId)
    .orderBy('id', 'desc')
  return (linkId === undefined ? query : query.where('id', '=', linkId)).execute()
}

/** The latest-used sessions of each link, latest first. */
export async function findSessions(tx: Tx, listId: string, mostOfEach: number): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select link_id as "linkId", id, user_agent as "userAgent", started_at as "startedAt", last_used_at as "lastUsedAt",
      case when checked_at > now() - interval '3 minutes' then missing_checks end as "missing"
    from (
      select s.*, row_number() over (partition by link_id order by last_used_at desc, id desc) as place
      from scanner_sessions s where list_id = ${listId} and is_live(s)
    ) ranked where place <= ${mostOfEach} order by place`.execute(tx)
  return rows
}

/** Counts the links, and blocks new ones until the transaction ends. */
export async function countLinks(tx: Tx, listId: string): Promise<number> {
  await sql`select from lists where id = ${listId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scanner_links where list_id = ${listId}`.execute(tx)
  return onlyRow(rows).count
}

export async function countLinksOf(tx: Tx, listId: string, occasionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scanner_links where list_id = ${listId} and occasion_id = ${occasionId}`.execute(
    tx,
  )
  return onlyRow(rows).count
}

export type NewSlug = { hash: Buffer; sealed: string }

export async function addLink(
  tx: Tx,
  listId: string,
  link: LinkSettings & LinkOpens & { id: string; slug: NewSlug },
): Promise<void> {
  await tx
    .insertInto('scanner_links')
    .values({
      list_id: listId,
      id: link.id,
      label: link.label,
      may_check_in_by_name: link.mayCheckInByName,
      expires_at: link.expiresAt,
      slug_hash: link.slug.hash,
      slug: link.slug.sealed,
      occasion_id: link.occasionId ?? null,
      follows_open: link.followsOpen ?? false,
      direction: link.direction ?? null,
      may_add: link.mayAdd ?? false,
      may_keep_names: link.mayKeepNames ?? false,
      language: link.language ?? null,
    })
    .execute()
}

/**
 * Blocks all scans with this link until the transaction ends. Running groups have finished; later ones see the result.
 */
export async function holdLink(tx: Tx, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(scanner_link_key(${linkId}))`.execute(tx)
}

export async function changeLink(
  tx: Tx,
  listId: string,
  linkId: string,
  change: LinkSettings & LinkOpens & { isActive: boolean },
): Promise<void> {
  await tx
    .updateTable('scanner_links')
    .set({
      label: change.label,
      may_check_in_by_name: change.mayCheckInByName,
      is_active: change.isActive,
      expires_at: change.expiresAt,
      ...(change.occasionId !== undefined && { occasion_id: change.occasionId }),
      ...(change.followsOpen !== undefined && { follows_open: change.followsOpen }),
      ...(change.direction !== undefined && { direction: change.direction }),
      ...(change.mayAdd !== undefined && { may_add: change.mayAdd }),
      ...(change.mayKeepNames !== undefined && { may_keep_names: change.mayKeepNames }),
      ...(change.language !== undefined && { language: change.language }),
    })
    .where('list_id', '=', listId)
    .where('id', '=', linkId)
    .execute()
}

export async function setSlug(tx: Tx, listId: string, linkId: string, slug: NewSlug): Promise<void> {
  await tx
    .updateTable('scanner_links')
    .set({ slug_hash: slug.hash, slug: slug.sealed, rotated_at: sql`now()` })
    .where('list_id', '=', listId)
    .where('id', '=', linkId)
    .execute()
}

/** Deletes a link and its sessions. */
export async function removeLink(tx: Tx, listId: string, linkId: string): Promise<void> {
  await tx.deleteFrom('scanner_links').where('list_id', '=', listId).where('id', '=', linkId).execute()
}

/** Ends the link's sessions. Returns the number of those that were still live. */
export async function endSessions(tx: Tx, listId: string, linkId: string): Promise<number> {
  const { rows } = await sql<{ live: boolean }>`
    delete from scanner_sessions s where list_id = ${listId} and link_id = ${linkId} returning is_live(s) as live`.execute(
    tx,
  )
  return rows.filter(({ live }) => live).length
}

/** Ends a session. Its row stays, so that its door stays ended. False if there is no such session. */
export async function endSession(
  tx: Tx,
  listId: string,
  { linkId, sessionId }: { linkId: string; sessionId: string },
): Promise<boolean> {
  const ended = await tx
    .updateTable('scanner_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('list_id', '=', listId)
    .where('link_id', '=', linkId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export async function wasEnded(
  tx: Tx,
  { listId, linkId, token }: { listId: string; linkId: string; token: Pick<NewScanToken, 'sessionId' | 'secretHash'> },
): Promise<boolean> {
  const found = await tx
    .selectFrom('scanner_sessions')
    .select('id')
    .where('list_id', '=', listId)
    .where('id', '=', token.sessionId)
    .where('link_id', '=', linkId)
    .where('secret_hash', '=', token.secretHash)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

export type OpenedLink = LinkSettings & { listId: string; id: string; teamId: string; isActive: boolean }

export async function findBySlug(database: Database, hash: Buffer): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    select list_id as "listId", id, owner_id as "teamId", label, may_check_in_by_name as "mayCheckInByName",
      is_active as "isActive", expires_at as "expiresAt"
    from link_of_slug(${hash})`.execute(database.open)
  return rows[0]
}

/** False if the link has a new address by now. Rotating it waits until this transaction ends. */
export async function markOpened(tx: Tx, listId: string, linkId: string, slug: Buffer): Promise<boolean> {
  const opened = await tx
    .updateTable('scanner_links')
    .set({ last_used_at: sql`now()` })
    .where('list_id', '=', listId)
    .where('id', '=', linkId)
    .where('slug_hash', '=', slug)
    .executeTakeFirst()
  return opened.numUpdatedRows === 1n
}

export async function addSession(
  tx: Tx,
  session: { listId: string; linkId: string; userAgent: string; token: NewScanToken },
): Promise<void> {
  await tx
    .insertInto('scanner_sessions')
    .values({
      list_id: session.listId,
      id: session.token.sessionId,
      link_id: session.linkId,
      secret_hash: session.token.secretHash,
      user_agent: session.userAgent,
      expires_at: sql<Date>`now() + ${absolute}::interval`,
    })
    .execute()
}

export async function keepCheck(
  tx: Tx,
  listId: string,
  sessionId: string,
  { missing, battery }: { missing: string[]; battery?: { percent: number; is_charging: boolean } | undefined },
): Promise<void> {
  await tx
    .updateTable('scanner_sessions')
    .set({
      missing_checks: missing,
      checked_at: sql<Date>`now()`,
      battery: battery?.percent ?? null,
      is_charging: battery?.is_charging ?? null,
    })
    .where('list_id', '=', listId)
    .where('id', '=', sessionId)
    .execute()
}

/**
 * Removes a link's ended sessions, those that the organiser ended after a day, and above the limit the ones that were idle
 * longest. Returns the removed live ones.
 */
export async function dropSessions(tx: Tx, listId: string, linkId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; live: boolean }>`
    delete from scanner_sessions s
    where list_id = ${listId} and link_id = ${linkId} and coalesce(ended_at < now() - interval '1 day', true)
      and (not is_live(s) or id in (
      select id from scanner_sessions x where list_id = ${listId} and link_id = ${linkId} and is_live(x)
      order by last_used_at desc, id desc offset ${most}))
    returning id, is_live(s) as live`.execute(tx)
  return rows.filter(({ live }) => live).map(({ id }) => id)
}
