import { batchFailures, batchStatus, cancelBatch, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Person } from '../../../kernel/person.ts'
import type { Services } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { startGeneration } from '../generate-codes.ts'
import { startSync } from '../sync-list.ts'
import { cancelBatchOf } from './cancel-batch.ts'
import { findProgress, wireProgress } from './progress.ts'
import { findFailures } from './store.ts'

const failuresPerPage = 100

export function batchRoutes(serve: Serve, services: Services): void {
  const scopeOf = async (person: Person, listKey: string) => {
    const list = await findListOf(services, person, listKey)
    return { person: person.id, list: list.id }
  }
  const progressOf = async (person: Person, listKey: string, batchId: string) =>
    wireProgress(batchId, await findProgress(services, await scopeOf(person, listKey), batchId))

  serve.signedIn(generate, async ({ person, params }) => {
    const { batchId, message } = await startGeneration(services, person, params.listId)
    return { message, ...(batchId === undefined ? {} : { batch_id: batchId }) }
  })

  serve.signedIn(batchStatus, ({ person, params, query }) => progressOf(person, params.listId, query.batch_id))

  serve.signedIn(syncFromMailchimp, async ({ person, params, body }) => {
    const mayRemove = body?.remove_up_to ?? 0
    const { batchId, total, pageCount, message } = await startSync(services, person, params.listId, mayRemove)
    return { message, data: { batch_id: batchId ?? null, total_members: total, total_batches: pageCount } }
  })

  serve.signedIn(syncStatus, async ({ person, params }) => ({
    data: await progressOf(person, params.listId, params.batchId),
  }))

  serve.signedIn(cancelBatch, async ({ person, params }) => ({
    message: await cancelBatchOf(services, person, params.listId, params.batchId),
  }))

  serve.signedIn(batchFailures, async ({ person, params, query }) => {
    const scope = await scopeOf(person, params.listId)
    await findProgress(services, scope, params.batchId)
    const found = await findFailures(services.database, scope, params.batchId, {
      after: query.after ?? '',
      count: failuresPerPage + 1,
    })
    const failures = found.slice(0, failuresPerPage)
    return { failures, next: found.length > failuresPerPage ? failures.at(-1)!.email : null }
  })
}
