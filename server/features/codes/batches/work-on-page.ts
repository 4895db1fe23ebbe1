import { isDeepStrictEqual } from 'node:util'
import type { Needs } from '../../../services.ts'
import { step } from '../../../kernel/step.ts'
import { type FieldTags, type Member, membersPerRead, type OrderedPage } from '../../../mailchimp/audience.ts'
import { followMembers, suspectChanges } from '../../contacts/follow-members.ts'
import { findErased, holdErasing } from '../../contacts/hold-erasing.ts'
import { keepMembers, type KeptContact } from '../../contacts/keep-members.ts'
import { keepOddRows, sortOdd } from '../../contacts/keep-odd.ts'
import { readMembers } from '../../contacts/read-members.ts'
import { findNewcomers, keepNewcomers, type Newcomer, valuesOf } from '../../contacts/newcomers.ts'
import { differing, keepOutcome, type Refused, type ToWrite } from '../../contacts/write-values.ts'
import { writeUnderTags } from '../write-under-tags.ts'
import type { AtWork, Pass } from './at-work.ts'
import { endsOf, firstOf } from './pages.ts'
import * as store from './store.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { said } from '../../../kernel/said.ts'
import * as ending from './ending/store.ts'

/** Up to this many unknown contacts of a page join without another look. */
const joinAtOnce = 20

/** All are strangers, or three in five: then one of this many is among them, except once in ten thousand pages. */
const looks = 10

/**
 * A page of a list with codes shows many unknown contacts: they joined, or they are another audience's. Some are looked at alone.
 * If Mailchimp does not have one in this list, the page is not believed, and nothing of it is kept or written.
 */
async function doubtNewcomers(services: Needs<'database'>, at: AtWork, members: Member[]): Promise<void> {
  if (!at.list.codesGeneratedAt || members.length <= joinAtOnce) return
  const hashes = members.map(({ hash }) => hash)
  const unknown = await services.database.as(at.scope, (tx) => ending.findStrangers(tx, at.list.id, hashes, looks))
  if (unknown.count <= joinAtOnce) return
  const { missing } = await readMembers(services, at, unknown.some)
  if (missing.length === 0) return
  throw new MailchimpTrouble('unreachable', { why: said('mailchimp_answered_else') })
}

/** A page as Mailchimp showed it, with the tags of our fields. */
type ReadPage = {
  page: number
  read: OrderedPage
  tags: FieldTags
  /** The last page, which also shows members who joined during the read. */
  isLast?: boolean
  /** True for a page outside the planned ones: a part of the list by time, or contacts checked one by one. */
  isExtra?: boolean
}

type Met = { kept: KeptContact[]; newcomers: Newcomer[] }

type WrittenPage = ReadPage & Met & { toWrite: ToWrite[]; refused: Refused[] }

/** If a contact is erased this often while a page is read, the queue retries the page. */
const mostReads = 5

/** Repeats reading, writing and storing a page until it could be stored. */
export async function untilKept(attempt: () => Promise<boolean>): Promise<void> {
  for (let reads = 1; reads <= mostReads; reads++) if (await attempt()) return
  throw new Error('Contacts of this page were erased each time that it was read.')
}

/** The tags of our fields are nearly always unchanged. */
export async function readPage({ audience, tags, tagsNow }: AtWork, page: number): Promise<ReadPage> {
  const ask = (named: FieldTags) => audience.membersFrom(firstOf(page), named)
  const read = await ask(tags)
  const now = await tagsNow
  return { page, tags: now, read: isDeepStrictEqual(now, tags) ? read : await ask(now) }
}

/**
 * Gives every member of the page one code, and writes the right values to Mailchimp. Undefined if the page must be read
 * again. Safe to repeat after any failure.
 */
export async function writePage(
  services: Needs<'database'>,
  at: Pass,
  asRead: ReadPage,
): Promise<WrittenPage | undefined> {
  const { page, read, tags } = asRead
  step('page.read')
  await doubtNewcomers(services, { ...at, tags }, read.members)
  await followMoved(services, { ...at, tags }, read.members)
  const met = await at.inTurn(() => meetMembers(services, at, page, read.members))
  if (!met) return undefined
  step('page.met')
  const toWrite = differing(met.kept)
  const all = [...toWrite, ...met.newcomers.map(valuesOf)]
  const written = await writeUnderTags(services, at, tags, all)
  step('page.written')
  return { ...asRead, ...met, toWrite, ...written }
}

/** Stores the outcome. False if the page must be read again. */
export async function keepPage(services: Needs<'database'>, at: Pass, written: WrittenPage): Promise<boolean> {
  const isKept = await at.inTurn(() => settlePage(services, at, written))
  step('page.counted')
  return isKept
}

/**
 * Computes our values of these members before they go to Mailchimp. Undefined if one may have been erased since the
 * read: then Mailchimp must be asked again.
 */
async function meetMembers(
  services: Needs<'database'>,
  { list, scope, batchId, seed }: Pass,
  page: number,
  members: Member[],
): Promise<Met | undefined> {
  return services.database.as(scope, async (tx) => {
    if ((await holdErasing(tx, list.id, members)).length > 0) return undefined
    const newcomers = seed ? await findNewcomers(tx, list, members, seed) : []
    const isNew = new Set(newcomers.map(({ member }) => member.hash))
    const kept = await keepMembers(
      tx,
      list,
      members.filter(({ hash }) => !isNew.has(hash)),
    )
    await store.noteRepairs(tx, { listId: list.id, batchId, page }, repairsOf(kept))
    return { kept, newcomers }
  })
}

/** False if Mailchimp must be asked again; contacts stored until then count as known. */
async function settlePage(services: Needs<'database'>, at: Pass, written: WrittenPage): Promise<boolean> {
  const { list, scope, batchId, pass } = at
  const { page, kept, newcomers, read, tags, toWrite, refused, isLast = false, isExtra = false } = written
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
    await keepOddRows(tx, list.id, { ...read, isWhole: true, readAt: read.members[0]?.readAt ?? new Date() })
    const odd = await sortOdd(tx, list.id, read.odd)
    await store.finishPage(tx, list.id, batchId, {
      ...endsOf(read.isWhole ? read.hashes.filter((hash) => !erasedHashes.has(hash)) : []),
      page,
      pass,
      done: [...keys].flatMap(([id, hash]) => (refusedHashes.has(hash) ? [] : [id])).concat(odd.known),
      refused: [...keys].flatMap(([id, hash]) => (refusedHashes.has(hash) ? [id] : [])),
      archived: archivedOf(read),
      odd: odd.strange,
      members: read.hashes.length + read.odd.length,
      total: read.total,
      isExtra,
      isFollowed: isLast && (read.isFull || read.total > firstOf(page) + membersPerRead),
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
async function followMoved(services: Needs<'database'>, at: AtWork, members: Member[]): Promise<void> {
  const { list, scope } = at
  if (members.every(({ held }) => held.code === undefined)) return
  const changes = await services.database.as(scope, (tx) => suspectChanges(tx, list.id, members))
  if (changes.length === 0) return
  const found = new Map(members.map((member) => [member.hash, member]))
  const unread = new Set(changes.map(({ from }) => from).filter((from) => !found.has(from)))
  const more = await readMembers(services, at, [...unread])
  const { missing } = more
  for (const member of more.members) found.set(member.hash, member)
  const looked = new Set(changes.flatMap(({ from, to }) => [from, to]))
  const there = [...found.values()].filter(({ hash }) => looked.has(hash))
  const { readAt } = members[0]!
  await services.database.as(scope, (tx) => followMembers(tx, list, { members: there, missing, changes, readAt }))
}
