// Tags of Mailchimp that guests get by hand.
import * as z from 'zod/mini'
import { isKeptTag, tagNameLimit } from '#domain/user-text.ts'
import { endpoint } from './endpoint.ts'
import { chosenGuests } from './guests.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

export const tagGuests = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/guests/tag',
  summary:
    'Gives up to 500 contacts a tag in Mailchimp, or takes it away: the named contacts, or the next ones that match, by id. Mailchimp has it within seconds. Repeat it with `after` until `next` is null.',
  params: z.object({ listId: listKey }),
  body: z.strictObject({
    /** A name that Mailchimp has in any case is that tag. Listpass itself keeps tags that begin with "Attended:". */
    tag: z.string(says('tag_needed')).check(
      z.trim(),
      z.minLength(1, says('tag_needed')),
      z.maxLength(tagNameLimit, says('tag_too_long')),
      z.refine((name) => !isKeptTag(name), says('tag_is_kept')),
    ),
    /** False takes the tag away. */
    is_wanted: z.boolean(says('tag_wanted_needed')),
    guests: chosenGuests,
  }),
  answer: z.object({
    /** The tag as Listpass knows it. */
    tag: z.string(),
    /** Contacts of which Mailchimp is told. */
    changed: z.int(),
    /** Contacts that left the list, and named ones that are no longer in Listpass. */
    gone: z.int(),
    next: z.nullable(z.string()),
  }),
})

export const tagState = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/guests/tag',
  summary: 'How far a tag that guests get or lose by hand has come to Mailchimp. Without `waiting`, Mailchimp has it.',
  params: z.object({ listId: listKey }),
  query: z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(tagNameLimit)) }),
  answer: z.object({
    waiting: z.int(),
    /** Contacts that Mailchimp refused. */
    refused: z.int(),
    /** Why Mailchimp refuses the tag; null if it does not. */
    trouble: z.nullable(z.string()),
  }),
})
export type TagState = z.output<(typeof tagState)['answer']>
