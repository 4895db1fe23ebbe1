import type { Needs } from '../../../kernel/services.ts'
import { type Audience, type FieldTags, type Member, membersPerRead } from '../../../mailchimp/audience.ts'
import { followMembers, suspectChanges } from '../../contacts/follow-members.ts'
import { findErased, holdErasing } from '../../contacts/hold-erasing.ts'
import { keepMembers, type KeptContact } from '../../contacts/keep-members.ts'
import { differing, keepOutcome, writeValues } from '../../contacts/write-values.ts'
import type { ListForWork } from '../../lists/find-list.ts'
import type { ListScope } from '../store.ts'
import { endsOf, firstOf } from './pages.ts'
import * as store from './store.ts'

export type Page = {
  list: ListForWork
  scope: ListScope
  batchId: string
  page: number
  pass: number
  /** Who joins while the list is read is behind the last page. */
  isLast: boolean
  audience: Audience
  tags: FieldTags
}

/** Somebody who is erased again and again while a page is read: the queue comes back to it. */
const mostReads = 5

/** One page: every member has a code once, and both sides hold what is right. Safe to run again after any failure. */
export async function workOnPage(services: Needs<'database'>, page: Page): Promise<void> {
  const { list, scope, batchId } = page
  for (let reads = 1; reads <= mostReads; reads++) {
    const read = await page.audience.membersFrom(firstOf(page.page), page.tags)
    const worked = await workOnMembers(services, page, read.members)
    // Somebody may have been erased since: Mailchimp is asked anew whether they are still there.
    if (!worked) continue
    await services.database.as(scope, async (tx) => {
      const erased = await findErased(tx, list.id, [...worked.keys.keys()])
      const erasedHashes = new Set([...erased].map((id) => worked.keys.get(id)))
      await store.finishPage(tx, list.id, batchId, {
        ...endsOf(read.hashes.filter((hash) => !erasedHashes.has(hash))),
        page: page.page,
        pass: page.pass,
        done: worked.done,
        refused: worked.refused,
        members: read.hashes.length,
        total: read.total,
        isFollowed: page.isLast && read.total > firstOf(page.page) + membersPerRead,
      })
    })
    return
  }
  throw new Error('Contacts of this page were erased each time that it was read.')
}

type Worked = {
  done: string[]
  refused: string[]
  /** Mailchimp's keys of the contacts that it is about. */
  keys: Map<string, string>
}

/** Undefined when Mailchimp has to be asked again. */
async function workOnMembers(services: Needs<'database'>, page: Page, members: Member[]): Promise<Worked | undefined> {
  const { list, scope, batchId, audience, tags } = page
  // The code is kept on our side before Mailchimp hears of it: nothing that a kill can leave behind changes it.
  await followMoved(services, page, members)
  const contacts = await services.database.as(scope, async (tx) => {
    if ((await holdErasing(tx, list.id, members)).length > 0) return undefined
    const kept = await keepMembers(tx, list, members)
    await store.noteRepairs(tx, { listId: list.id, batchId, page: page.page }, repairsOf(kept))
    return kept
  })
  if (!contacts) return undefined
  const keys = new Map(contacts.map(({ id, hash }) => [id, hash]))
  const toWrite = differing(contacts)
  const refused = await writeValues(audience, tags, toWrite)
  const isRefused = new Set(refused.map(({ id }) => id))
  const done = contacts.filter(({ id }) => !isRefused.has(id))
  await services.database.as(scope, async (tx) => {
    const erased = await findErased(tx, list.id, [...isRefused])
    await keepOutcome(tx, list.id, toWrite, refused)
    await store.keepFailures(tx, list.id, batchId, {
      refused: refused.filter(({ id }) => !erased.has(id)),
      doneEmails: done.map(({ email }) => email),
    })
  })
  return { done: done.map(({ id }) => id), refused: [...isRefused], keys }
}

function repairsOf(contacts: KeptContact[]): { repaired: string[]; replaced: string[] } {
  return {
    repaired: contacts.filter(({ report }) => report.length > 0).map(({ id }) => id),
    replaced: contacts.filter(({ lostCode }) => lostCode).map(({ id }) => id),
  }
}

/** Where Mailchimp's own ids do not tell that somebody has another address now, the old one has to be looked at too. */
async function followMoved(services: Needs<'database'>, page: Page, members: Member[]): Promise<void> {
  const { list, scope, audience, tags } = page
  const changes = await services.database.as(scope, (tx) => suspectChanges(tx, list.id, members))
  if (changes.length === 0) return
  const found = new Map(members.map((member) => [member.hash, member]))
  const missing: string[] = []
  for (const { from } of changes) {
    if (found.has(from) || missing.includes(from)) continue
    const member = await audience.findMember(from, tags)
    if (member) found.set(from, member)
    else missing.push(from)
  }
  const looked = new Set(changes.flatMap(({ from, to }) => [from, to]))
  const there = [...found.values()].filter(({ hash }) => looked.has(hash))
  const { readAt } = members[0]!
  await services.database.as(scope, (tx) => followMembers(tx, list, { members: there, missing, changes, readAt }))
}
