import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Makes a list quick to search again, where that has come to be worth the while. Running late or twice is no harm. */
export const rebuildTexts = job('rebuild-texts', z.object({ listId: z.uuid() }), 1)
