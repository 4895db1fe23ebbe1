import * as z from 'zod/mini'
import { guestStatuses } from '#domain/guest-status.ts'
import { endpoint } from './endpoint.ts'
import { list, listKey } from './list.ts'
import { says } from './says.ts'

export const chooseGuests = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/guest-statuses',
  summary:
    'Chooses which statuses in Mailchimp count as guests: they get codes, and all figures are about them. Others keep a code that they have.',
  params: z.object({ listId: listKey }),
  body: z
    .strictObject({
      guest_statuses: z.optional(
        z
          .array(z.enum(guestStatuses, says('status_unknown')), says('statuses_needed'))
          .check(z.minLength(1, says('status_must_count'))),
      ),
      /** Whether doors also let in contacts whose status does not count. */
      admit_uncounted: z.optional(z.boolean(says('yes_or_no'))),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, says('nothing_changed'))),
  answer: z.object({ list, message: z.string() }),
})
