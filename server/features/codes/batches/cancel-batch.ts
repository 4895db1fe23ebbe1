import type { Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { said, type SaidAnswer } from '../../../kernel/said.ts'
import type { Told } from '../../../kernel/told.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import { findProgress } from './progress.ts'
import type { ListScope } from '../store.ts'
import { forgetReading } from './ending/store.ts'
import * as store from './store.ts'

const words = {
  generate: { cancelled: said('generation_cancelled'), finished: 'generation_finished' },
  sync: { cancelled: said('sync_cancelled'), finished: 'sync_finished' },
} as const

/** Stops a batch after the running pages; finished work stays. Returns the message. A second call does no harm. */
export async function cancelBatchOf(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  batchId: string,
): Promise<SaidAnswer> {
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  const isCancelled = await services.database.as(scope, async (tx) => {
    const isFirst = await store.cancelBatch(tx, list.id, batchId)
    if (isFirst) await keepRecord(tx, team, 'batch_cancelled', { listId: list.id, details: { batch: batchId } })
    return isFirst
  })
  const { kind, finishedAt } = await findProgress(services, scope, batchId)
  if (!isCancelled && finishedAt) throw new Refusal('conflict', words[kind].finished)
  return words[kind].cancelled
}

/** Ends a batch that cannot continue. If a fault ended it, it starts again once the fault is over. */
export async function cancelBatch(
  services: Needs<'database'>,
  scope: ListScope,
  batchId: string,
  why: { told: Told; stoppedBy: store.StoppedBy | null },
): Promise<void> {
  await services.database.as(scope, (tx) => store.cancelBatch(tx, scope.list, batchId, why))
  await forgetBatch(services, scope, batchId)
}

/** The batch has no worker any more, so its temporary data can be deleted. */
export async function forgetBatch(services: Needs<'database'>, scope: ListScope, batchId: string): Promise<void> {
  await services.database.as(scope, (tx) => forgetReading(tx, scope.list, batchId))
}
