// The search for guests over all lists of a team.
import * as z from 'zod/mini'
import { contact } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { says } from './says.ts'

/** A guest that a search over all lists of the team found. */
export const foundGuest = z.extend(contact, { list_id: z.string(), list_name: z.string() })
export type FoundGuest = z.output<typeof foundGuest>

export const findGuests = endpoint({
  method: 'GET',
  path: '/api/guests',
  summary:
    'Guests of all lists of the team by words of email and name, or by a whole code: at most 8, those of `list` first. One search a second, and 60 at once.',
  query: z.object({
    q: z.string(says('search_needed')).check(z.trim(), z.minLength(1, says('search_needed')), z.maxLength(254)),
    list: z.optional(z.uuid()),
  }),
  answer: z.object({ guests: z.array(foundGuest) }),
})
