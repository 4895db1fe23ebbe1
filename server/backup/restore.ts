import type * as z from 'zod/mini'
import { type Address, openDatabase } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { openLog } from '../log.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import { type Keys, requireKeys } from '../secrets/require-keys.ts'
import { allJobs } from '../worker.ts'
import { loadBackup } from './backup-file.ts'

export type Restored = { at: string; rows: Record<string, number>; jobs: number }

/** What the backup holds, and the work that was under way: the next server goes on with it. */
export async function restore(path: string, address: Address, keys: Keys): Promise<Restored> {
  const { at, rows, jobs } = await loadBackup(path, address, keys)
  await enqueueAgain(address, jobs)
  await requireKeys(address, readKeyRing(keys.setting, keys.where), keys.where)
  return { at, rows, jobs: jobs.length }
}

async function enqueueAgain(address: Address, jobs: { name: string; data: unknown }[]): Promise<void> {
  const log = openLog('error')
  const queue = await openJobs(address, allJobs, log)
  const database = openDatabase(address, (error) => log.error({ err: error }, 'a database connection was lost'))
  try {
    await database.open.transaction().execute(async (tx) => {
      for (const { name, data } of jobs) {
        const job: Job<z.ZodMiniType> | undefined = allJobs.find((each) => each.name === name)
        if (job) await queue.enqueue(tx, job, data)
      }
    })
  } finally {
    await database.close()
    await queue.stop()
  }
}
