import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withLease } from '../../../database/lease.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { noRoom } from '../../../kernel/no-room.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { settleAll } from '../../../kernel/settle-all.ts'
import { type Audience, type FieldTags, noTags } from '../../../mailchimp/audience.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListForWork, type ListForWork } from '../../lists/find-list.ts'
import { markGone } from '../../lists/mark-list.ts'
import { FieldsGone } from '../fields-gone.ts'
import { findTags } from '../find-tags.ts'
import { followFields } from '../follow-fields.ts'
import { runBatch } from '../jobs.ts'
import type { ListScope } from '../store.ts'
import { cancelBatch, forgetBatch } from './cancel-batch.ts'
import { endBatch } from './end-batch.ts'
import { workByTime } from './look-closer.ts'
import type { InTurn } from './page-turns.ts'
import { firstOf } from './pages.ts'
import { openReadingOrder, type PageTurn } from './reading-order.ts'
import * as store from './store.ts'
import { whyWaiting } from './why-waiting.ts'
import { type Page, workOnPage } from './work-on-page.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log' | 'room'>
type Batch = { listId: string; batchId: string }
type Place = { list: ListForWork; scope: ListScope; batchId: string }
type Means = { stopping: AbortSignal; inTurn: InTurn }
type Tools = Means & Pick<Page, 'audience' | 'tags' | 'tagsNow'>

/**
 * Mailchimp's slots are the limit. Some more pages than slots run, so that no slot is idle while pages use the
 * database.
 */
const pagesAtOnce = 12

/** Long enough for a page between two renewals, short enough that a dead node's batch continues soon. */
const leaseSeconds = 12
const askAgainMs = 500

/** Runs a batch, or the rest of it. Safe to run again after any failure, and concurrently with itself. */
export async function workOnBatch(services: NeededHere, { listId, batchId }: Batch, means: Means): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const place = { list, scope: { team: list.teamId, list: listId }, batchId }
  try {
    await withBatch(services, batchId, means, () => goThrough(services, place, means))
  } catch (error) {
    await explain(services, place, error)
  }
}

/**
 * A dead worker keeps its lease until it expires, so wait for that here. The queue would double its delay after each failed
 * try.
 */
async function withBatch(
  { database }: NeededHere,
  batchId: string,
  { stopping }: Means,
  work: () => Promise<void>,
): Promise<void> {
  const lease = { name: `batch:${batchId}`, holder: randomUUID(), seconds: leaseSeconds }
  const until = performance.now() + (leaseSeconds + 2) * 1000
  while (!(await withLease(database, lease, work))) {
    if (stopping.aborted || performance.now() > until) throw new Error('Another node is at work on this batch.')
    await pause(askAgainMs, undefined, { signal: stopping }).catch(() => {})
  }
}

async function goThrough(services: NeededHere, place: Place, means: Means): Promise<void> {
  const { list, scope, batchId } = place
  if (!(await store.findWork(services.database, scope, batchId))) return forgetBatch(services, scope, batchId)
  refuseWhilePaused(list)
  await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
    const audience = login.audience(list.mailchimpId)
    // The values are nearly always unchanged, so the first pages are read at the same time.
    const tags = (await findTags(services, scope)) ?? noTags
    const tagsNow = findTagsNow(services, scope, audience)
    await settleAll<unknown>([tagsNow, workOff(services, place, { ...means, audience, tags, tagsNow })])
  })
}

async function findTagsNow(services: NeededHere, scope: ListScope, audience: Audience): Promise<FieldTags> {
  const { tags } = await followFields(services, scope, audience)
  if (!tags) throw new FieldsGone()
  return tags
}

/** The batch waits for the organiser: the queue checks again later, without a call of Mailchimp. */
function refuseWhilePaused({ accountActive, reconnectSince }: ListForWork): void {
  const inactive = 'The account of this list is inactive. Switch it on to continue.'
  if (!accountActive) throw new Refusal('unavailable', inactive)
  if (reconnectSince) throw new MailchimpTrouble('unauthorized')
}

async function workOff(services: NeededHere, place: Place, tools: Tools): Promise<void> {
  const { scope, batchId } = place
  while (!tools.stopping.aborted) {
    const work = await store.findWork(services.database, scope, batchId)
    if (!work) return forgetBatch(services, scope, batchId)
    const at = { ...place, ...tools, pass: work.pass, seed: work.seed }
    if (work.pages.length > 0) await workOnPages(services, place, work, tools)
    else {
      const ending = await endBatch(services, at, work.kind)
      if (ending === 'over') return
      if (ending === 'by time' && !(await workByTime(services, at, tools.stopping)))
        await mayGoOn(services, place, tools)
    }
  }
  await handBack(services, scope, batchId)
}

/** All remaining pages of a pass; the next look finds pages that no worker took. */
async function workOnPages(services: NeededHere, place: Place, work: store.Work, tools: Tools): Promise<void> {
  const { lastPage, pass, seed } = work
  const left = work.pages.filter((page) => page !== lastPage)
  const order = openReadingOrder(left)
  const failing = new AbortController()
  const workOn = async (page: number, turn: PageTurn): Promise<boolean> => {
    if (failing.signal.aborted || !(await mayGoOn(services, place, tools))) return false
    const ask = (tags: FieldTags) => tools.audience.membersFrom(firstOf(page), tags)
    await workOnPage(services, { ...place, ...tools, page, ask, pass, seed, isLast: page === lastPage, turn })
    return true
  }
  const workOnOthers = async () => {
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      if (!(await workOn(page, order.turnOf(page)))) return false
    }
    return true
  }
  const others = settleAll(
    Array.from({ length: Math.min(pagesAtOnce, left.length) }, () =>
      workOnOthers().catch((error: unknown) => {
        failing.abort()
        throw error
      }),
    ),
  )
  const workOnLast = async () => {
    if (!work.pages.includes(lastPage)) return
    // The others may also be over without having been read: the server stops, or the batch does.
    await Promise.race([order.allRead, others])
    await workOn(lastPage, order.lastTurn(others))
  }
  await settleAll<unknown>([others, workOnLast()])
}

/** False when there is nothing to continue; throws where it has to wait. */
async function mayGoOn({ database, room }: NeededHere, place: Place, { stopping }: Tools): Promise<boolean> {
  if (stopping.aborted) return false
  const standing = await store.findStanding(database, place.scope, place.batchId)
  if (standing === 'is over') return false
  if (room.isLow()) throw noRoom()
  if (standing === 'waits') refuseWhilePaused({ ...place.list, accountActive: false })
  return true
}

/** The server stops: another node takes the rest at once, instead of after the lease expires. */
async function handBack(services: NeededHere, scope: ListScope, batchId: string): Promise<void> {
  await services.database.as(scope, (tx) => services.jobs.enqueue(tx, runBatch, { listId: scope.list, batchId }))
}

/**
 * An error that waiting or the organiser can solve goes to the queue, which retries. Any other ends the batch. The
 * notice has the reason in both cases.
 */
async function explain(services: NeededHere, { list, scope, batchId }: Place, error: unknown): Promise<void> {
  const waiting = whyWaiting(error)
  if (waiting !== undefined) {
    await store.setNotice(services.database, scope, batchId, waiting)
    throw error
  }
  if (error instanceof MailchimpTrouble) {
    services.log.warn({ batch: batchId, kind: error.kind, details: error.details }, 'a batch was given up')
    const isGone = error.kind === 'not_found'
    if (isGone) await markGone(services.database, list.teamId, list.id)
    const notice = isGone ? 'This list no longer exists in Mailchimp.' : `${error.message} Please start again.`
    await cancelBatch(services, scope, batchId, { notice, stoppedBy: isGone ? 'list gone' : null })
    return
  }
  if (!(error instanceof Refusal)) throw error
  await cancelBatch(services, scope, batchId, {
    notice: error.message,
    stoppedBy: error instanceof FieldsGone ? 'fields gone' : null,
  })
}
