import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Tells an owner of a question, or that it was accepted. */
export const sendMergeLetter = job(
  'send-merge-letter',
  z.object({ askId: z.uuid(), listId: z.uuid(), personId: z.uuid() }),
  4,
)

/** Takes the webhook of a list that went into another one out of Mailchimp. */
export const removeMergedHook = job(
  'remove-merged-hook',
  z.object({ teamId: z.uuid(), accountId: z.uuid(), mailchimpId: z.string(), hookId: z.string() }),
  2,
)
