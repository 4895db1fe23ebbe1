import { isDeepStrictEqual } from 'node:util'
import type { Needs } from '../../../services.ts'
import { step } from '../../../kernel/step.ts'
import {
  type Audience,
  type FieldTags,
  type Member,
  membersPerRead,
  type OrderedPage,
} from '../../../mailchimp/audience.ts'
import { followMembers, suspectChanges } from '../../contacts/follow-members.ts'
import { findErased, holdErasing } from '../../contacts/hold-erasing.ts'
import { keepMembers, type KeptContact } from '../../contacts/keep-members.ts'
import { readMembers as readContactMembers } from '../../contacts/read-members.ts'
import { findNewcomers, keepNewcomers, type Newcomer, valuesOf } from '../../contacts/newcomers.ts'
import { differing, keepOutcome, type Refused, type ToWrite } from '../../contacts/write-values.ts'
import type { ListForWork } from '../../lists/find-list.ts'
import type { ListScope } from '../store.ts'
import { writeUnderTags } from '../write-under-tags.ts'
import type { InTurn } from './page-turns.ts'
import { endsOf, firstOf } from './pages.ts'
import type { PageTurn } from './reading-order.ts'
import * as store from './store.ts'

export type Page = {
  list: ListForWork
  scope: ListScope
  batchId: string
  page: number
  /** Outside the planned pages: a part of the list by time, or contacts checked one by one. */
  isExtra?: boolean
  /** Asks Mailchimp for the page; may be called again. */
  ask: (tags: FieldTags) => Promise<OrderedPage>
  pass: number
  /** The seed for the codes of new contacts. */
  seed: Buffer | null
  /** Members who join during the read are behind the last page. */
  isLast: boolean
  audience: Audience
  /** The field tags when the batch began, and Mailchimp's tags now. */
  tags: FieldTags
  tagsNow: Promise<FieldTags>
  inTurn: InTurn
  turn: PageTurn
}

/** A contact that is erased repeatedly while a page is read: the queue retries the page. */
const mostReads = 5

/**
 * Works on one page: afterwards every member has one code, and both sides hold the right values. Safe to run again
 * after any failure.
 */
export async function workOnPage(services: Needs<'database'>, asked: Page): Promise<void> {
  for (let reads = 1; reads <= mostReads; reads++) {
    const { read, tags } = await asked.turn.read(() => readMembers(asked))
    const page = { ...asked, tags }
    step('page.read')
    await followMoved(services, page, read.members)
    const met = await page.inTurn(() => meetMembers(services, page, read.members))
    if (!met) continue
    step('page.met')
    const toWrite = differing(met.kept)
    const all = [...toWrite, ...met.newcomers.map(valuesOf)]
    const { refused, tags: tagsNow } = await writeUnderTags(services, page, page.tags, all)
    step('page.written')
    const mayBeKept = await page.turn.mayBeKept()
    if (mayBeKept === 'leave') return
    if (mayBeKept === 'read again') continue
    const isSettled = await page.inTurn(() =>
      settlePage(services, { ...page, tags: tagsNow }, { ...met, read, toWrite, refused }),
    )
    step('page.counted')
    if (isSettled) return
  }
  throw new Error('Contacts of this page were erased each time that it was read.')
}

/** Our fields nearly always still have the known names. */
async function readMembers(page: Page): Promise<{ read: OrderedPage; tags: FieldTags }> {
  const read = await page.ask(page.tags)
  const tags = await page.tagsNow
  if (isDeepStrictEqual(tags, page.tags)) return { read, tags }
  return { read: await page.ask(tags), tags }
}

type Met = { kept: KeptContact[]; newcomers: Newcomer[] }

/**
 * Computes our values of these members before they go to Mailchimp. Undefined if one may have been erased since the
 * read: then Mailchimp must be asked again whether they exist.
 */
async function meetMembers(services: Needs<'database'>, page: Page, members: Member[]): Promise<Met | undefined> {
  const { list, scope, batchId, seed } = page
  return services.database.as(scope, async (tx) => {
    if ((await holdErasing(tx, list.id, members)).length > 0) return undefined
    const newcomers = seed ? await findNewcomers(tx, list, members, seed) : []
    const isNew = new Set(newcomers.map(({ member }) => member.hash))
    const kept = await keepMembers(
      tx,
      list,
      members.filter(({ hash }) => !isNew.has(hash)),
    )
    await store.noteRepairs(tx, { listId: list.id, batchId, page: page.page }, repairsOf(kept))
    return { kept, newcomers }
  })
}

type Written = Met & { read: OrderedPage; toWrite: ToWrite[]; refused: Refused[] }

/** Stores the outcome. False when Mailchimp has to be asked again; contacts stored by then count as known. */
async function settlePage(services: Needs<'database'>, page: Page, written: Written): Promise<boolean> {
  const { list, scope, batchId, tags } = page
  const { kept, newcomers, read, toWrite, refused } = written
  return services.database.as(scope, async (tx) => {
    const strangers = newcomers.map(({ member }) => member)
    if ((await holdErasing(tx, list.id, strangers)).length > 0) return false
    const newIds = await keepNewcomers(tx, list.id, newcomers, { tags, refused })
    if (!newIds) return false
    const keys = new Map([...kept.map(({ id, hash }) => [id, hash] as const), ...swapped(newIds)])
    const refusedHashes = new Set(refused.map(({ hash }) => hash))
    const erased = await findErased(tx, list.id, [...keys.keys()])
    const erasedHashes = new Set([...erased].map((id) => keys.get(id)))
    const isOfKept = new Set(toWrite.map(({ id }) => id))
    await keepOutcome(
      tx,
      list.id,
      toWrite,
      refused.filter(({ id }) => isOfKept.has(id)),
    )
    await store.keepFailures(tx, list.id, batchId, {
      refused: refused.filter(({ hash }) => !erasedHashes.has(hash)),
      doneEmails: [...kept, ...strangers].filter(({ hash }) => !refusedHashes.has(hash)).map(({ email }) => email),
    })
    step('page.kept')
    await store.finishPage(tx, list.id, batchId, {
      ...endsOf(read.isWhole ? read.hashes.filter((hash) => !erasedHashes.has(hash)) : []),
      page: page.page,
      pass: page.pass,
      done: [...keys].flatMap(([id, hash]) => (refusedHashes.has(hash) ? [] : [id])),
      refused: [...keys].flatMap(([id, hash]) => (refusedHashes.has(hash) ? [id] : [])),
      archived: archivedOf(read),
      members: read.hashes.length,
      total: read.total,
      isExtra: page.isExtra === true,
      isFollowed: page.isLast && (read.isFull || read.total > firstOf(page.page) + membersPerRead),
    })
    return true
  })
}

function archivedOf({ hashes, members }: OrderedPage): string[] {
  const present = new Set(members.map(({ hash }) => hash))
  return hashes.filter((hash) => !present.has(hash))
}

function swapped(ids: Map<string, string>): [string, string][] {
  return [...ids].map(([hash, id]) => [id, hash])
}

function repairsOf(contacts: KeptContact[]): { repaired: string[]; replaced: string[] } {
  return {
    repaired: contacts.filter(({ report }) => report.length > 0).map(({ id }) => id),
    replaced: contacts.filter(({ lostCode }) => lostCode).map(({ id }) => id),
  }
}

/** If Mailchimp's own ids do not reveal a changed address, the old address has to be read too. */
async function followMoved(services: Needs<'database'>, page: Page, members: Member[]): Promise<void> {
  const { list, scope } = page
  if (members.every(({ held }) => held.code === undefined)) return
  const changes = await services.database.as(scope, (tx) => suspectChanges(tx, list.id, members))
  if (changes.length === 0) return
  const found = new Map(members.map((member) => [member.hash, member]))
  const unread = new Set(changes.map(({ from }) => from).filter((from) => !found.has(from)))
  const more = await readContactMembers(services, page, [...unread])
  const { missing } = more
  for (const member of more.members) found.set(member.hash, member)
  const looked = new Set(changes.flatMap(({ from, to }) => [from, to]))
  const there = [...found.values()].filter(({ hash }) => looked.has(hash))
  const { readAt } = members[0]!
  await services.database.as(scope, (tx) => followMembers(tx, list, { members: there, missing, changes, readAt }))
}
