// Compares the tags of checked-in contacts with Mailchimp. It is apart from the settings, so that a page loads less.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

export const checkAttendance = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/attendance/check',
  isLong: true,
  summary:
    'Compares the tags of contacts that came with Mailchimp now. What Mailchimp lacks of them is written again within seconds.',
  params: z.object({ listId: listKey }),
  answer: z.object({
    tags: z.array(
      z.object({
        name: z.string(),
        /** Contacts that came and lack the tag in Mailchimp. */
        lacking: z.int(),
        /** Contacts that have the tag in Mailchimp although their last visit was undone. */
        untagged: z.int(),
        /** Contacts that have the tag and did not come: the organiser gave it to them. */
        by_hand: z.int(),
        /** False if Mailchimp showed fewer contacts than it counts: then `lacking` is not known. */
        is_whole: z.boolean(),
      }),
    ),
    message: z.string(),
  }),
})
