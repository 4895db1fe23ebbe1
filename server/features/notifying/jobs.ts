import * as z from 'zod/mini'
import { noticeKinds } from '#domain/notice.ts'
import { job } from '../../jobs/job.ts'

/** Mails a member the notices of one kind, after one number and up to another. */
export const sendNotices = job(
  'send-notices',
  z.object({ listId: z.uuid(), personId: z.uuid(), kind: z.enum(noticeKinds), after: z.int(), upto: z.int() }),
  2,
)
