import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Rebuilds a list's search texts if that is worthwhile. Running late or twice does no harm. */
export const rebuildTexts = job('rebuild-texts', z.object({ listId: z.uuid() }), 1)
