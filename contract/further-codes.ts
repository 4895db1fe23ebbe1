// Codes that a contact has beside its own.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

export const furtherCode = z.object({
  code: z.string(),
  /** The door that gave the code to the contact; empty if unknown. */
  door: z.string(),
  /** The scanner link of the door, which may be revoked. Null for a member’s door. */
  link_id: z.nullable(z.string()),
  added_at: z.nullable(z.string()),
  /** How many codes of the list that link gave. */
  of_link: z.int(),
})
export type FurtherCode = z.output<typeof furtherCode>

export const furtherCodes = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/contacts/:contactId/codes',
  summary: 'The codes that a contact has beside its own, given by doors that add guests.',
  params: z.object({ listId: listKey, contactId: z.uuid() }),
  answer: z.object({ codes: z.array(furtherCode) }),
})

export const endFurtherCodes = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/contacts/:contactId/codes/end',
  summary:
    'Ends one of these codes for good, or all codes of the list that its scanner link gave, also after the link was revoked. Every door refuses them as unknown.',
  params: z.object({ listId: listKey, contactId: z.uuid() }),
  body: z.strictObject({ code: z.string().check(z.maxLength(24)), all_of_link: z.optional(z.boolean()) }),
  answer: z.object({ ended: z.int(), message: z.string() }),
})
