import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Takes the number in the list's party field as the maximum of its contacts, from the one after `after` on. */
export const followPartyField = job(
  'follow-party-field',
  z.object({ listId: z.uuid(), after: z.nullable(z.uuid()) }),
  1,
)

/** Rebuilds a list's search texts if that is worthwhile. Running late or twice does no harm. */
export const rebuildTexts = job('rebuild-texts', z.object({ listId: z.uuid() }), 1)
