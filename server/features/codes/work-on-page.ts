import type { Needs } from '../../kernel/services.ts'
import { type Audience, type FieldTags, type Member, membersPerRead } from '../../mailchimp/audience.ts'
import { keepMembers, type KeptContact } from '../contacts/keep-members.ts'
import { keepOutcome, type ToWrite, writeValues } from '../contacts/write-values.ts'
import type { ListForWork } from '../lists/find-list.ts'
import * as store from './store.ts'

type Page = {
  list: ListForWork
  scope: store.ListScope
  batchId: string
  page: number
  /** People may have joined since the pages were planned: they are behind the last one. */
  isLast: boolean
  audience: Audience
  tags: FieldTags
}

/** One page: every member has a code once, and Mailchimp knows it. Safe to run again after any failure. */
export async function workOnPage(services: Needs<'database'>, page: Page): Promise<void> {
  const { list, scope, batchId } = page
  let processed = 0
  let failed = 0
  for (let first = page.page * membersPerRead; ; first += membersPerRead) {
    const read = await page.audience.membersFrom(first, page.tags)
    const done = await workOnMembers(services, page, read.members)
    processed += done.processed
    failed += done.failed
    if (!page.isLast || read.isLast) break
  }
  await services.database.as(scope, (tx) =>
    store.finishPage(tx, { listId: list.id, batchId, page: page.page, processed, failed }),
  )
}

async function workOnMembers(
  services: Needs<'database'>,
  page: Page,
  members: Member[],
): Promise<{ processed: number; failed: number }> {
  const { list, scope, batchId, audience, tags } = page
  // The code is kept on our side before Mailchimp hears of it: nothing that a kill can leave behind changes it.
  const contacts = await services.database.as(scope, (tx) =>
    keepMembers(tx, { id: list.id, defaultMax: list.defaultMax }, members),
  )
  const toWrite = contacts.filter(differs).map(written)
  const refused = await writeValues(audience, tags, toWrite)
  await services.database.as(scope, async (tx) => {
    await keepOutcome(tx, list.id, toWrite, refused)
    await store.keepFailures(tx, list.id, batchId, refused)
  })
  return { processed: members.length - refused.length, failed: refused.length }
}

function differs({ code, max, scans, held }: KeptContact): boolean {
  return held.code !== code || held.max !== max || held.scans !== scans
}

function written({ id, hash, email, code, max, scans }: KeptContact): ToWrite {
  return { id, hash, email, code, max, scans }
}
