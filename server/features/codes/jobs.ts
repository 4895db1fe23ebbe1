import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Works on the pages of a batch that are not done. It carries a name, not a state: running late or twice is no harm. */
export const runBatch = job('run-batch', z.object({ listId: z.uuid(), batchId: z.uuid() }), 4)
