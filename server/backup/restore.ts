import type * as z from 'zod/mini'
import type { TakeUp } from '../database/dump/load-dump.ts'
import type { Address } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { step } from '../kernel/step.ts'
import { openLog } from '../log.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import { type Keys, requireKeys } from '../secrets/require-keys.ts'
import { allJobs } from '../worker.ts'
import { loadBackup } from './backup-file.ts'

export type Restored = { at: string; rows: Record<string, number>; jobs: number }

/** Restores the backup's content and its unfinished work, which the next server continues. */
export async function restore(path: string, address: Address, keys: Keys): Promise<Restored> {
  const { at, rows, jobs } = await loadBackup(path, address, keys, (client, found) =>
    enqueueAgain(address, client, found),
  )
  step('restore.done')
  await requireKeys({ address, columns: sealedColumns }, readKeyRing(keys.setting, keys.where), keys.where)
  return { at, rows, jobs: jobs.length }
}

/** Enqueues in the same transaction, because a batch without a worker would block the next. */
async function enqueueAgain(address: Address, ...[client, jobs]: Parameters<TakeUp>): Promise<void> {
  const queue = await openJobs(address, allJobs, openLog('error'))
  try {
    for (const { name, data } of jobs) {
      const job: Job<z.ZodMiniType> | undefined = allJobs.find((each) => each.name === name)
      if (job) await queue.enqueueOver(client, job, data)
    }
  } finally {
    await queue.stop()
  }
}
