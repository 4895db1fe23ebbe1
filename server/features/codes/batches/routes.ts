import { batchFailures, batchStatus, cancelBatch, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Team } from '../../../kernel/team.ts'
import { sayReason } from '../../../kernel/told.ts'
import type { Services } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { startGeneration } from '../generate-codes.ts'
import { startSync } from '../sync-list.ts'
import { cancelBatchOf } from './cancel-batch.ts'
import { findProgress, wireProgress } from './progress.ts'
import { findFailures } from './store.ts'

const failuresPerPage = 100

export function batchRoutes(serve: Serve, services: Services): void {
  const scopeOf = async (team: Team, listKey: string) => {
    const list = await findListOf(services, team, listKey)
    return { team: team.id, list: list.id }
  }
  const progressOf = async (team: Team, listKey: string, batchId: string, language: Language) =>
    wireProgress(batchId, await findProgress(services, await scopeOf(team, listKey), batchId), language)

  serve.editor(generate, async ({ team, params }) => {
    const { batchId, message } = await startGeneration(services, team, params.listId)
    return { message, ...(batchId === undefined ? {} : { batch_id: batchId }) }
  })

  serve.viewer(batchStatus, ({ team, params, query, language }) =>
    progressOf(team, params.listId, query.batch_id, language),
  )

  serve.editor(syncFromMailchimp, async ({ team, params, body }) => {
    const mayRemove = body?.remove_up_to ?? 0
    const { batchId, total, pageCount, message } = await startSync(services, team, params.listId, mayRemove)
    return { message, data: { batch_id: batchId ?? null, total_members: total, total_batches: pageCount } }
  })

  serve.viewer(syncStatus, async ({ team, params, language }) => ({
    data: await progressOf(team, params.listId, params.batchId, language),
  }))

  serve.editor(cancelBatch, async ({ team, params }) => ({
    message: await cancelBatchOf(services, team, params.listId, params.batchId),
  }))

  serve.editor(batchFailures, async ({ team, params, query, language }) => {
    const scope = await scopeOf(team, params.listId)
    await findProgress(services, scope, params.batchId)
    const found = await findFailures(services.database, scope, params.batchId, {
      after: query.after ?? '',
      count: failuresPerPage + 1,
    })
    const failures = found
      .slice(0, failuresPerPage)
      .map(({ email, reason }) => ({ email, reason: sayReason(language, reason) }))
    return { failures, next: found.length > failuresPerPage ? failures.at(-1)!.email : null }
  })
}
