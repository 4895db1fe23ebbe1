// A member's choice of notices while doors are open, and the condition for the VIPs of a list.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { who } from './occasions.ts'
import { says } from './says.ts'

const ways = z.strictObject({
  in_page: z.boolean(says('yes_or_no')),
  by_mail: z.boolean(says('yes_or_no')),
})

/** How the member gets each kind of notice. */
export const noticeWays = z.strictObject({
  vip_arrived: ways,
  nearly_full: ways,
  door_silent: ways,
  value_refused: ways,
})
export type NoticeWays = z.output<typeof noticeWays>

/** Kinds that are left out stay as they are. */
const chosenWays = z.partial(noticeWays)
export type ChosenWays = z.output<typeof chosenWays>

const vips = z.nullable(who)

const notifyingAnswer = z.object({
  ways: noticeWays,
  /** The condition of the list's VIPs; null if the list has no VIPs. */
  vips,
  /** When the VIPs' tag or segment was last read from Mailchimp; null if never. */
  vips_read_at: z.nullable(z.string()),
  vips_trouble: z.nullable(z.string()),
})
export type Notifying = z.output<typeof notifyingAnswer>

const ofList = z.object({ listId: listKey })

export const notifying = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/notifying',
  summary: 'The notifications that the caller gets of a list, and the VIPs of the list.',
  params: ofList,
  answer: notifyingAnswer,
})

export const setNotifying = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/notifying',
  summary:
    'Chooses how the caller gets each notification of a list: in the page, by mail, or not at all. A kind that is left out stays as it is. A mail of each kind comes at most every 15 minutes.',
  params: ofList,
  body: chosenWays,
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
