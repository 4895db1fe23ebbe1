import { randomUUID } from 'node:crypto'
import { withLease } from '../../database/lease.ts'
import { isPassing, MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { findListForWork, type ListForWork } from '../lists/find-list.ts'
import { markGenerated, markGone } from '../lists/mark-list.ts'
import { tagsOf } from './field-roles.ts'
import { runBatch } from './jobs.ts'
import { workOnPage } from './work-on-page.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log'>
type Batch = { listId: string; batchId: string }
type Place = { list: ListForWork; scope: store.ListScope; batchId: string }

/** Mailchimp's slots are the bound: more pages at once would only wait for one. */
const pagesAtOnce = 8

/** Long enough for a page between two renewals, short enough that a dead node's batch goes on soon. */
const leaseSeconds = 20

/** Works off a batch, or what is left of it. Safe to run again after any failure, and beside itself. */
export async function workOnBatch(
  services: NeededHere,
  { listId, batchId }: Batch,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const place = { list, scope: { person: list.ownerId, list: listId }, batchId }
  try {
    const lease = { name: `batch:${batchId}`, holder: randomUUID(), seconds: leaseSeconds }
    const isMine = await withLease(services.database, lease, () => goThrough(services, place, stopping))
    // Whoever holds it may be gone without having said so: the queue asks again.
    if (!isMine) throw new Error('Another node is at work on this batch.')
  } catch (error) {
    await explain(services, place, error)
  }
}

async function goThrough(services: NeededHere, place: Place, stopping: AbortSignal): Promise<void> {
  const { list, scope, batchId } = place
  const work = await store.findWork(services.database, scope, batchId)
  if (!work) return
  const tags = tagsOf(await store.findFields(services.database, scope))
  if (!tags) throw new Refusal('conflict', 'The QR fields of this list were removed.')

  await withAccount(services, { id: list.accountId, ownerId: list.ownerId }, 'worker', async (login) => {
    const audience = login.audience(list.mailchimpId)
    await workOnPages(services, place, { ...work, audience, tags }, stopping)
    if (stopping.aborted) return handBack(services, scope, batchId)
    await finish(services, place, audience)
  })
}

async function workOnPages(
  services: NeededHere,
  { list, scope, batchId }: Place,
  work: { pages: number[]; pageCount: number; audience: Audience; tags: FieldTags },
  stopping: AbortSignal,
): Promise<void> {
  const left = [...work.pages]
  const failing = new AbortController()
  const workOn = async () => {
    while (left.length > 0 && !stopping.aborted && !failing.signal.aborted) {
      if (await store.isCancelled(services.database, scope, batchId)) return
      const page = left.shift()
      if (page === undefined) return
      const isLast = page === work.pageCount - 1
      await workOnPage(services, { list, scope, batchId, page, isLast, audience: work.audience, tags: work.tags })
    }
  }
  const workers = Array.from({ length: Math.min(pagesAtOnce, left.length) }, () =>
    workOn().catch((error: unknown) => {
      failing.abort()
      throw error
    }),
  )
  const results = await Promise.allSettled(workers)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** The server stops: the rest goes to whoever is up next, at once instead of when this node is missed. */
async function handBack(services: NeededHere, scope: store.ListScope, batchId: string): Promise<void> {
  await services.database.as(scope, (tx) => services.jobs.enqueue(tx, runBatch, { listId: scope.list, batchId }))
}

async function finish(services: NeededHere, { list, scope, batchId }: Place, audience: Audience): Promise<void> {
  const memberCount = await audience.countMembers()
  await services.database.as(scope, async (tx) => {
    if (await store.finishBatch(tx, list.id, batchId)) await markGenerated(tx, list.ownerId, list.id, memberCount)
  })
}

/** What waiting may mend is thrown on to the queue, which tries again; the rest ends the batch. Both say why. */
async function explain(services: NeededHere, { list, scope, batchId }: Place, error: unknown): Promise<void> {
  const said = error instanceof Error ? error.message : ''
  if (isPassing(error)) {
    await store.setNotice(services.database, scope, batchId, `${said} Listpass goes on by itself.`)
    throw error
  }
  if (error instanceof MailchimpTrouble) {
    services.log.warn({ batch: batchId, kind: error.kind, details: error.details }, 'a batch was given up')
    if (error.kind === 'not_found') await markGone(services.database, list.ownerId, list.id)
    const notice =
      error.kind === 'not_found' ? 'This list no longer exists in Mailchimp.' : `${said} Generate again afterwards.`
    return store.cancelBatch(services.database, scope, batchId, notice)
  }
  if (error instanceof Refusal) return store.cancelBatch(services.database, scope, batchId, said)
  throw error
}
