import type { BatchProgress } from '#contract/codes.ts'
import type { Language } from '#domain/spoken.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { sayTold } from '../../../kernel/told.ts'
import type { Needs } from '../../../services.ts'
import type { ListScope } from '../store.ts'
import * as store from './store.ts'

export type Progress = store.Progress

export async function findProgress(
  services: Needs<'database'>,
  scope: ListScope,
  batchId: string,
): Promise<store.Progress> {
  const progress = await store.findProgress(services.database, scope, batchId)
  if (!progress) throw new Refusal('not_found', 'batch_not_found')
  return progress
}

/** A batch in the form of the API. */
export function wireProgress(batchId: string, progress: store.Progress, language: Language): BatchProgress {
  const isFinished = progress.finishedAt !== null
  return {
    batch_id: batchId,
    // Counts planned pages, so that progress never falls: the real pages may be longer or shorter.
    progress_percentage: isFinished
      ? 100
      : Math.min(99, Math.floor((100 * progress.plannedDone) / Math.max(1, progress.planned))),
    is_finished: isFinished,
    is_cancelled: progress.cancelledAt !== null,
    processed_jobs: progress.processed,
    total_jobs: progress.total,
    failed_jobs: progress.failed,
    notice: sayTold(language, progress.notice),
    in_doubt: progress.isInDoubt,
    started_at: progress.startedAt.toISOString(),
  }
}
