// What happens while doors are open, and which of it a member wants to hear of.
import * as z from 'zod/mini'
import { noticeKinds } from '#domain/notice.ts'
import { endpoint } from './endpoint.ts'
import { listKey } from './list.ts'
import { who } from './occasions.ts'

export const notice = z.object({
  list_id: z.string(),
  list_name: z.string(),
  kind: z.enum(noticeKinds),
  /** Counts up within the list. */
  no: z.int(),
  /** When the VIP came in, when the occasion was nearly full, or when the door was last heard. */
  at: z.string(),
  told_at: z.string(),
  occasion: z.string(),
  /** The VIP's display value. Empty without a name, and null for other kinds. */
  guest: z.nullable(z.string()),
  /** The door of the VIP, or the silent one. */
  door: z.nullable(z.string()),
  inside: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  /** The door was heard again, or the occasion fell below 80 %. */
  is_over: z.boolean(),
  /** The member has not seen it yet. */
  is_new: z.boolean(),
})
export type Notice = z.output<typeof notice>

const ways = z.strictObject({
  in_page: z.boolean('Please say yes or no.'),
  by_mail: z.boolean('Please say yes or no.'),
})

/** Where the member hears of each kind. */
export const noticeWays = z.strictObject({ vip_arrived: ways, nearly_full: ways, door_silent: ways })
export type NoticeWays = z.output<typeof noticeWays>

const vips = z.nullable(who)

const notifyingAnswer = z.object({
  ways: noticeWays,
  /** The condition of the list's VIPs; null while it has none. */
  vips,
  /** When the tag or segment was last read; null while it was not. */
  vips_read_at: z.nullable(z.string()),
  vips_trouble: z.nullable(z.string()),
})
export type Notifying = z.output<typeof notifyingAnswer>

const ofList = z.object({ listId: listKey })

export const notices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary:
    'The latest notices of the last 7 days that the caller wants in the page, of all lists of the team, at most 30.',
  answer: z.object({
    notices: z.array(notice),
    /** Whether the caller wants any notice in the page: without one, nothing can come. */
    is_on: z.boolean(),
  }),
})

export const seeNotices = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/notices/seen',
  summary: 'Marks the notices of a list up to a number as seen by the caller.',
  params: ofList,
  body: z.strictObject({ upto: z.int('Please send a number.').check(z.minimum(0, 'At least 0.')) }),
  answer: z.object({ message: z.string() }),
})

export const notifying = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/notifying',
  summary: 'What the caller hears of a list while its doors are open, and who its VIPs are.',
  params: ofList,
  answer: notifyingAnswer,
})

export const setNotifying = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/notifying',
  summary:
    'Chooses what the caller hears of a list: in the page, by mail, or not at all. A mail of each kind comes at most every 15 minutes.',
  params: ofList,
  body: noticeWays,
  answer: z.object({ notifying: notifyingAnswer, message: z.string() }),
})

export const setVips = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/vips',
  summary: 'Sets who the VIPs of a list are: by a field, or by a tag or segment in Mailchimp. Null: no one.',
  params: ofList,
  body: z.strictObject({ vips }),
  answer: z.object({ notifying: notifyingAnswer, message: z.string() }),
})
