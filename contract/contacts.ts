import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list.ts'

export const contact = z.object({
  id: z.string(),
  email: z.string(),
  /** The value of the list's display field, or a name put together from the contact's fields. May be empty. */
  display_value: z.string(),
  status: z.string(),
  qr_code: z.nullable(z.string()),
  max_scans: z.int(),
  scan_count: z.int(),
})
export type Contact = z.output<typeof contact>

export const contactsOfList = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/contacts',
  summary: 'The contacts of a list, 50 a page, ordered by email. `q` finds the beginning of an email address.',
  params: z.object({ listId: listKey }),
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    after: z.optional(z.string().check(z.maxLength(254))),
  }),
  answer: z.object({ contacts: z.array(contact), next: z.nullable(z.string()) }),
})
