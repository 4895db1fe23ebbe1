import * as z from 'zod/mini'
import { guestStatuses } from '#domain/guest-status.ts'
import { endpoint } from './endpoint.ts'
import { list, listKey } from './list.ts'

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
          .array(z.enum(guestStatuses, 'Mailchimp has no such status.'), 'Please choose statuses.')
          .check(z.minLength(1, 'At least one status must count. Otherwise the list has no guests.')),
      ),
      /** Whether doors also let in contacts whose status does not count. */
      admit_uncounted: z.optional(z.boolean('Please say yes or no.')),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, 'Nothing was changed.')),
  answer: z.object({ list, message: z.string() }),
})
