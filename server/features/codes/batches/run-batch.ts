// A batch from start to end: run-batch starts or resumes it, work-on-pass reads its pages in order, work-on-page
// processes one page, and end-batch checks whether the list was read whole.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withLease } from '../../../database/lease.ts'
import type { Needs } from '../../../services.ts'
import { settleAll } from '../../../kernel/settle-all.ts'
import { type Audience, type FieldTags, noTags } from '../../../mailchimp/audience.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { FieldsGone } from '../fields-gone.ts'
import { findTags } from '../find-tags.ts'
import { followFields } from '../follow-fields.ts'
import { runBatch } from '../jobs.ts'
import type { ListScope } from '../store.ts'
import { type AtWork, type Means, type Place, refuseWhilePaused } from './at-work.ts'
import { forgetBatch } from './cancel-batch.ts'
import { endBatch } from './end-batch.ts'
import { workByTime } from './look-closer.ts'
import * as store from './store.ts'
import { tellTrouble } from './tell-trouble.ts'
import { workOnPass } from './work-on-pass.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log' | 'room'>

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
