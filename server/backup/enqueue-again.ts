import type * as z from 'zod/mini'
import type { TakeUp } from '../database/dump/load-dump.ts'
import type { Address } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { openLog } from '../log.ts'
import { allJobs } from '../worker.ts'

/** Enqueues in the same transaction, because a batch without a worker would block the next. Nothing may follow but the commit. */
export function enqueueAgain(address: Address): TakeUp {
  return async (client, jobs) => {
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
}
