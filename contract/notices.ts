// Notices tell members what happened while doors were open.
import * as z from 'zod/mini'
import { noticeKinds } from '#domain/notice.ts'
import { done, endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

export const notice = z.object({
  list_id: z.string(),
  list_name: z.string(),
  kind: z.enum(noticeKinds),
  /** Counts up within the list. */
  no: z.int(),
  /** When the VIP came in, when the occasion was nearly full, when the door was last heard, or when the value was refused. */
  at: z.string(),
  told_at: z.string(),
  occasion: z.string(),
  /** The VIP's display value. Empty without a name, and null for other kinds. */
  guest: z.nullable(z.string()),
  /** The door where the VIP came in, or the silent door. */
  door: z.nullable(z.string()),
  inside: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  /** The tag of the field, and the value of a rule that Mailchimp does not take for it. */
  field: z.nullable(z.string()),
  value: z.nullable(z.string()),
  /** The door was heard again, the occasion fell below 80 %, or no guest lacks the value any more. */
  is_over: z.boolean(),
  /** The member has not seen it yet. */
  is_new: z.boolean(),
})
export type Notice = z.output<typeof notice>

const ofList = z.object({ listId: listKey })

export const notices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary:
    'The latest notices of the last 7 days that the caller wants in the page, of all lists of the team, at most 30.',
  answer: z.object({
    notices: z.array(notice),
    /** Whether the caller has chosen any kind of notice for the page. If not, there are never any. */
    is_on: z.boolean(),
  }),
})

export const seeNotices = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/notices/seen',
  summary: 'Marks the notices of a list up to a number as seen by the caller.',
  params: ofList,
  body: z.strictObject({ upto: z.int(says('number_needed')).check(z.minimum(0, says('at_least'))) }),
  answer: done,
})
