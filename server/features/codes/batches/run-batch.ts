// A batch from start to end: run-batch starts or resumes it, work-on-pass reads its pages in order, work-on-page
// processes one page, and end-batch checks whether the list was read whole.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withLease } from '../../../database/lease.ts'
import type { Needs } from '../../../services.ts'
import { eachAtOnce, settleAll } from '../../../kernel/each-at-once.ts'
import { type Audience, type FieldTags, noTags } from '../../../mailchimp/audience.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { FieldsGone } from '../field-roles.ts'
import { findTags, followFields } from '../follow-fields.ts'
import { runBatch } from '../jobs.ts'
import type { ListScope } from '../store.ts'
import { type AtWork, type Means, type Place, refuseWhilePaused, mayGoOn, type Pass } from './at-work.ts'
import { forgetBatch } from './cancel-batch.ts'
import { endBatch } from './end-batch.ts'
import { workByTime } from './look-closer.ts'
import * as store from './store.ts'
import { tellTrouble } from './tell-trouble.ts'
import type { Work } from './store.ts'
import { keepPage, readPage, untilKept, writePage } from './work-on-page.ts'

/**
 * Mailchimp's slots are the limit. A few more pages than slots run, so that no slot is idle while pages use the
 * database.
 */
const pagesAtOnce = 12

/**
 * Processes all remaining pages of a pass. A member who opts in while a list is read moves behind all others. So the
 * last page is read after all others, but before they are written. It is stored after them, and is read again if any of
 * them was.
 */
async function workOnPass(services: Needs<'database' | 'room'>, at: Pass, work: Work): Promise<void> {
  const { lastPage } = work
  const others = work.pages.filter((page) => page !== lastPage)
  const unread = new Set(others)
  const { promise: othersRead, resolve: tellRead } = Promise.withResolvers<void>()
  let reads = 0
  let areLeft = false

  const workOnOther = async (page: number): Promise<void> => {
    areLeft ||= !(await mayGoOn(services, at))
    if (areLeft) return
    await untilKept(async () => {
      const read = await readPage(at, page)
      reads += 1
      unread.delete(page)
      if (unread.size === 0) tellRead()
      const written = await writePage(services, at, read)
      return written !== undefined && keepPage(services, at, written)
    })
  }
  const othersOver = eachAtOnce(others, pagesAtOnce, workOnOther)

  const workOnLast = async (): Promise<void> => {
    // If the server or the batch stops, the others may end unread. The next worker then reads all of them.
    if (others.length > 0) await Promise.race([othersRead, othersOver])
    if (areLeft || !(await mayGoOn(services, at))) return
    await untilKept(async () => {
      const readsBefore = reads
      const written = await writePage(services, at, { ...(await readPage(at, lastPage)), isLast: true })
      await othersOver
      return written !== undefined && reads === readsBefore && keepPage(services, at, written)
    })
  }
  await settleAll([othersOver, ...(work.pages.includes(lastPage) ? [workOnLast()] : [])])
}

type NeededHere = Needs<'database' | 'allTeams' | 'openLogin' | 'keys' | 'jobs' | 'log' | 'room'>

/** Long enough for a page between two renewals, and short enough that a dead node's batch continues soon. */
const leaseSeconds = 12
const askAgainMs = 500

/** Runs a batch, or the rest of it. Safe to run again after any failure, and concurrently with itself. */
export async function workOnBatch(
  services: NeededHere,
  { listId, batchId }: { listId: string; batchId: string },
  means: Means,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const place = { list, scope: { team: list.teamId, list: listId }, batchId }
  try {
    await withBatch(services, place, means, () => takeUp(services, place, means))
  } catch (error) {
    await tellTrouble(services, place, error)
  }
}

/**
 * One batch of a list at a time: a cancelled one may still write a page, with codes of its own. A dead worker keeps its
 * lease until it expires, so wait for that here. The queue would double its delay after each failed try.
 */
async function withBatch(
  { database }: NeededHere,
  { list }: Place,
  { stopping }: Means,
  work: () => Promise<void>,
): Promise<void> {
  const lease = { name: `batch:${list.id}`, holder: randomUUID(), seconds: leaseSeconds }
  const until = performance.now() + (leaseSeconds + 2) * 1000
  while (!(await withLease(database, lease, work))) {
    if (stopping.aborted || performance.now() > until) throw new Error('Another batch of this list is at work.')
    await pause(askAgainMs, undefined, { signal: stopping }).catch(() => {})
  }
}

async function takeUp(services: NeededHere, place: Place, means: Means): Promise<void> {
  const { list, scope, batchId } = place
  if (!(await store.findWork(services.database, scope, batchId))) return forgetBatch(services, scope, batchId)
  refuseWhilePaused(list)
  await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
    const audience = login.audience(list.mailchimpId)
    // The tags are nearly always unchanged, so the first pages are read while Mailchimp is asked for them.
    const tags = (await findTags(services, scope)) ?? noTags
    const tagsNow = findTagsNow(services, scope, audience)
    await settleAll<unknown>([tagsNow, workOff(services, { ...place, ...means, audience, tags, tagsNow })])
  })
}

async function findTagsNow(services: NeededHere, scope: ListScope, audience: Audience): Promise<FieldTags> {
  const { tags } = await followFields(services, scope, audience)
  if (!tags) throw new FieldsGone()
  return tags
}

/** Works on one pass after another. Ends when the list was read whole, or clearly cannot be read whole. */
async function workOff(services: NeededHere, at: AtWork): Promise<void> {
  const { scope, batchId } = at
  while (!at.stopping.aborted) {
    const work = await store.findWork(services.database, scope, batchId)
    if (!work) return forgetBatch(services, scope, batchId)
    const pass = { ...at, pass: work.pass, seed: work.seed }
    if (work.pages.length > 0) {
      await workOnPass(services, pass, work)
      continue
    }
    const ending = await endBatch(services, pass, work.kind)
    if (ending === 'over') return
    if (ending === 'by time') await workByTime(services, pass)
  }
  // The server stops: another node takes the rest at once, instead of after the lease expires.
  await services.database.as(scope, (tx) => services.jobs.enqueue(tx, runBatch, { listId: scope.list, batchId }))
}
