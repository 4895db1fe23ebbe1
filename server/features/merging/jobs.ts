import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Mails an owner that another team asks to merge, or that a request was accepted. */
export const sendMergeLetter = job(
  'send-merge-letter',
  z.object({ askId: z.uuid(), listId: z.uuid(), personId: z.uuid() }),
  4,
)

/** Removes the webhook of a list from Mailchimp, after the list was merged into another one. */
export const removeMergedHook = job(
  'remove-merged-hook',
  z.object({ teamId: z.uuid(), accountId: z.uuid(), mailchimpId: z.string(), hookId: z.string() }),
  2,
)
