import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/**
 * Processes the unfinished pages of a batch. The payload has a name and no state, so running late or twice does no
 * harm.
 */
export const runBatch = job('run-batch', z.object({ listId: z.uuid(), batchId: z.uuid() }), 4)
