// I4: without pending writes, Mailchimp's three fields equal ours.
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { codeKey } from '#domain/code.ts'
import type { Tables } from '../database/tables.ts'
import { withAccount } from '../features/accounts/open-account.ts'
import { findTags } from '../features/codes/follow-fields.ts'
import { findListForWork } from '../features/lists/find-list.ts'
import type { Needs } from '../services.ts'
import { type Audience, type FieldTags, type Member, membersPerRead, type OrderedPage } from '../mailchimp/audience.ts'
import type { Finding } from './invariants.ts'

/**
 * A value that is written during the comparison differs at first. It counts only if it still differs at each later
 * check.
 */
const looks = 3
const betweenLooksMs = 1000

type NeededHere = Needs<'database' | 'allTeams' | 'openLogin' | 'keys'>
type Ours = {
  id: string
  hash: string
  code: string
  max: number
  /** The last value that both sides agreed on; null if unknown. */
  lastMax: number | null
  scans: number
  isPending: boolean
  isRefused: boolean
  isRemoved: boolean
  /** The status counts as a guest. Other contacts may have no code in Mailchimp. */
  isCounted: boolean
  isListening: boolean
}

/**
 * `unheard`: the owner changed QRMAX in Mailchimp, and without a webhook Listpass does not know it yet. This is no
 * fault.
 */
export type Differences = { findings: Finding[]; unheard: Finding[]; compared: number }

const broken = 'I4: what Mailchimp holds is what we hold'
const notWhole = 'I4 was not checked for every contact, because Mailchimp may not have shown the whole list'
const ownersEdit = 'QRMAX was changed in Mailchimp, and Listpass has not heard of it yet'

/** Compares every list with a working account, page by page. */
export async function findDifferences(services: NeededHere, db: Kysely<Tables>): Promise<Differences> {
  const { rows } = await sql<{ id: string }>`
    select l.id from lists l join accounts a on a.id = l.account_id
    where l.gone_since is null and a.is_active and not a.has_left and a.reconnect_since is null
      and (select count(*) from fields f where f.list_id = l.id and f.gone_since is null) = 3`.execute(db)
  const findings: Finding[] = []
  let compared = 0
  for (const { id } of rows) {
    const list = await findListForWork(services, id)
    const tags = list && (await findTags(services, { team: list.teamId, list: id }))
    if (!list || !tags) continue
    await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
      const audience = login.audience(list.mailchimpId)
      const shown: Shown = { rows: 0, total: Infinity, isWhole: true }
      for (let first = 0, isLast = false; !isLast; first += membersPerRead) {
        const seen = await look(db, id, audience, first, tags)
        findings.push(...(await whatStays(seen.findings, () => look(db, id, audience, first, tags))))
        compared += seen.compared
        isLast = !seen.page.isFull
        shown.rows += seen.page.hashes.length
        shown.total = Math.min(shown.total, seen.page.total)
        shown.isWhole &&= seen.page.isWhole
      }
      findings.push(...(await whatIsMissing(db, id, shown)))
    })
  }
  return {
    findings: findings.filter(({ invariant }) => invariant !== ownersEdit),
    unheard: findings.filter(({ invariant }) => invariant === ownersEdit),
    compared,
  }
}

/** `rows`: members shown, archived ones too. `total`: Mailchimp's least total, because some may leave meanwhile. */
type Shown = { rows: number; total: number; isWhole: boolean }

/** One finding if the listing does not add up, or is empty while the list has contacts here. */
async function whatIsMissing(db: Kysely<Tables>, listId: string, { rows, total, isWhole }: Shown): Promise<Finding[]> {
  const known = sql<{ count: number }>`
    select count(*)::int as count from contacts where list_id = ${listId} and removed_at is null`
  const count = rows > 0 ? 0 : (await known.execute(db)).rows[0]!.count
  if (isWhole && rows >= total && count === 0) return []
  return [{ invariant: notWhole, listId, about: `${rows} of ${Math.max(total, count)} members shown` }]
}

type Look = { findings: Finding[]; compared: number; page: OrderedPage }

async function look(
  db: Kysely<Tables>,
  listId: string,
  audience: Audience,
  first: number,
  tags: FieldTags,
): Promise<Look> {
  const page = await audience.membersFrom(first, tags)
  const { members } = page
  const ours = await findOurs(db, listId, members)
  const erased = await findErasedCodes(db, listId, members)
  const findings = members.flatMap((member) => differenceOf(listId, member, ours.get(member.hash), erased))
  return { findings, compared: members.length, page }
}

async function whatStays(found: Finding[], lookAgain: () => Promise<Look>): Promise<Finding[]> {
  let left = found
  for (let later = 1; later < looks && left.length > 0; later++) {
    await pause(betweenLooksMs)
    const still = new Set((await lookAgain()).findings.map(({ about }) => about))
    left = left.filter(({ about }) => still.has(about))
  }
  return left
}

async function findOurs(db: Kysely<Tables>, listId: string, members: Member[]): Promise<Map<string, Ours>> {
  const { rows } = await sql<Ours>`
    select c.id, c.member_hash as hash, c.code, c.max_scans as max, c.held_max as "lastMax", c.scan_count as scans, c.refusal is not null as "isRefused",
      c.removed_at is not null as "isRemoved", c.status <> all (select unnest(uncounted) from lists where id = ${listId}) as "isCounted",
      exists (select from lists l where l.id = c.list_id and l.webhook_mode = 'webhook') as "isListening",
      exists (select from pending_writes p where p.list_id = c.list_id and p.contact_id = c.id) as "isPending"
    from contacts c where c.list_id = ${listId} and c.member_hash = any (${members.map(({ hash }) => hash)})`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.hash, row]))
}

/** Codes of contacts that were erased here but are still in Mailchimp: for us they are new contacts. */
async function findErasedCodes(db: Kysely<Tables>, listId: string, members: Member[]): Promise<Set<string>> {
  const keys = members.flatMap(({ held }) => (held.code === undefined ? [] : [codeKey(held.code)]))
  const { rows } = await sql<{ key: string }>`
    select code_key as key from contacts
    where list_id = ${listId} and erased_at is not null and code_key = any (${keys})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** A member without a contact here cannot differ, unless Mailchimp holds a code that we never gave. */
function differenceOf(listId: string, { hash, held }: Member, ours: Ours | undefined, erased: Set<string>): Finding[] {
  if (!ours) {
    const isKnown = held.code === undefined || erased.has(codeKey(held.code))
    return isKnown ? [] : [{ invariant: broken, listId, about: `member ${hash} has a code that is not ours` }]
  }
  if (ours.isPending || ours.isRefused || ours.isRemoved || (!ours.isCounted && held.code === undefined)) return []
  const about = `contact ${ours.id}`
  if (held.code !== ours.code || held.scans !== ours.scans) return [{ invariant: broken, listId, about }]
  if (held.max === ours.max) return []
  const isOwners = !ours.isListening && ours.lastMax === ours.max
  return [{ invariant: isOwners ? ownersEdit : broken, listId, about }]
}
