import type { Perform } from '../../jobs/open-jobs.ts'
import type { WorkServices } from '../../services.ts'
import { runBatch } from './jobs.ts'
import { openPageTurns } from './batches/at-work.ts'
import { workOnBatch } from './batches/run-batch.ts'

export async function codesWork(perform: Perform, services: WorkServices): Promise<void> {
  const turnsOf = openPageTurns(services)
  await perform(runBatch, (batch, stopping) =>
    workOnBatch(services, batch, { stopping, inTurn: turnsOf(batch.listId, stopping) }),
  )
}
