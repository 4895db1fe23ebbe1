import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { maxScansLimit } from './limits.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

/**
 * The filters for contacts. Without one: all guests, that is contacts that are in the list now with a status that counts.
 * `uncounted`: the other contacts that are in the list now.
 */
export const contactStates = ['not_yet', 'checked_in', 'used_up', 'blocked', 'refused', 'uncounted', 'removed'] as const
export type ContactState = (typeof contactStates)[number]

export const contact = z.object({
  id: z.string(),
  email: z.string(),
  /** The value of the list's display field, or a name built from the contact's fields. May be empty. */
  display_value: z.string(),
  /** The status in Mailchimp's words. */
  status: z.string(),
  qr_code: z.nullable(z.string()),
  max_scans: z.int(),
  scan_count: z.int(),
  /** The organiser blocked the contact. A maximum of 0 blocks as well. */
  is_blocked: z.boolean(),
  /** The contact left the list, by archiving or deletion in Mailchimp. */
  is_removed: z.boolean(),
  /** Why Mailchimp will not take this contact's values, in its own words. */
  refusal: z.nullable(z.string()),
})
export type Contact = z.output<typeof contact>

export const contactsOfList = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/contacts',
  summary:
    'The contacts of a list, 50 a page, ordered by email. `q` finds words of the email and the name, in any order. `occasion` with `state=not_yet` finds no-shows.',
  params: z.object({ listId: listKey }),
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    state: z.optional(z.enum(contactStates)),
    /** Only contacts that this occasion invites. `checked_in` and `not_yet` then concern this occasion alone. */
    occasion: z.optional(z.uuid()),
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  answer: z.object({ contacts: z.array(contact), next: z.nullable(z.string()) }),
})

export const changeContact = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/contacts/:contactId',
  summary: "Changes a contact's maximum, or blocks the code. The maximum is also written to Mailchimp.",
  params: z.object({ listId: listKey, contactId: z.uuid() }),
  body: z
    .strictObject({
      max_scans: z.optional(
        z.int(says('whole_number')).check(z.minimum(0, says('at_least')), z.maximum(maxScansLimit, says('at_most'))),
      ),
      is_blocked: z.optional(z.boolean(says('blocked_needed'))),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, says('nothing_changed'))),
  answer: z.object({ contact, message: z.string() }),
})
