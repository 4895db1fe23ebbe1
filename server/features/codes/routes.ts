import {
  batchStatus,
  createFields as createFieldsCall,
  deleteField as deleteFieldCall,
  generate,
  readFields,
} from '#contract/codes.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findListOf } from '../lists/find-list.ts'
import { createFields, deleteField } from './create-fields.ts'
import { startGeneration } from './generate-codes.ts'
import * as store from './store.ts'

export function codesRoutes(serve: Serve, services: Services): void {
  serve.signedIn(createFieldsCall, async ({ person, params }) => ({
    success: true as const,
    message: 'QR code fields created successfully',
    qr_codes: (await createFields(services, person, params.listId)).map(wireField),
  }))

  serve.signedIn(readFields, async ({ person, params }) => {
    const list = await findListOf(services, person, params.listId)
    const fields = await store.findFields(services.database, { person: person.id, list: list.id })
    return { success: true as const, message: '', qr_codes: fields.map(wireField) }
  })

  serve.signedIn(deleteFieldCall, async ({ person, params }) => {
    const left = await deleteField(services, person, params.listId, params.qrId)
    return { message: 'QR code field deleted', qr_codes: left.map(wireField) }
  })

  serve.signedIn(generate, async ({ person, params }) => {
    const { batchId, message } = await startGeneration(services, person, params.listId)
    return { message, ...(batchId === undefined ? {} : { batch_id: batchId }) }
  })

  serve.signedIn(batchStatus, async ({ person, params, query }) => {
    const list = await findListOf(services, person, params.listId)
    const progress = await store.findProgress(services.database, { person: person.id, list: list.id }, query.batch_id)
    if (!progress) throw new Refusal('not_found', 'Batch not found')
    return wireProgress(query.batch_id, progress)
  })
}

function wireField({ id, tag, name, type, mergeId }: store.Field) {
  return { id, tag, name, type: type === 'number' ? ('number' as const) : ('text' as const), merge_id: mergeId }
}

function wireProgress(batchId: string, progress: store.Progress) {
  const isFinished = progress.finishedAt !== null
  return {
    batch_id: batchId,
    // By what was planned, so that it never falls: the pages themselves may turn out longer or shorter.
    progress_percentage: isFinished
      ? 100
      : Math.min(99, Math.floor((100 * progress.plannedDone) / Math.max(1, progress.planned))),
    is_finished: isFinished,
    is_cancelled: progress.cancelledAt !== null,
    processed_jobs: progress.processed,
    total_jobs: progress.total,
    failed_jobs: progress.failed,
    notice: progress.notice,
    started_at: progress.startedAt.toISOString(),
  }
}
