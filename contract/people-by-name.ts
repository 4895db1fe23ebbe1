// The people of a door in the order of the alphabet.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { language } from './language.ts'
import { printedNamesLimit } from './limits.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'
import { person, visited } from './scanning.ts'

/** A person in an alphabetical list. `surname`: the whole name of a contact without one in the list; empty if no name is known. */
export const namedPerson = z.extend(person, { surname: z.string(), given: z.string() })
export type NamedPerson = z.output<typeof namedPerson>

export const peopleByName = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/people/a-to-z',
  summary: `The guests of the door’s occasion by surname, 40 a page, from a letter or a place on. A scanner link needs the right to check in by name. A list with more than ${printedNamesLimit.toLocaleString('en')} guests is refused.`,
  params: z.object({ listId: listKey }),
  query: z.object({
    occasion_id: visited.occasion_id,
    /** Leaves out the guests who came already. */
    only: z.optional(z.literal('not_in')),
    /** A letter of an earlier answer. */
    from: z.optional(z.string().check(z.trim(), z.maxLength(20, says('letter_invalid')))),
    /** The `next` of the page before. */
    after: z.optional(z.uuid()),
    language,
  }),
  answer: z.object({
    people: z.array(namedPerson),
    /** The letters of the list, in the order of its alphabet; empty with a page after another. */
    letters: z.array(z.string()),
    next: z.nullable(z.string()),
    /** How many guests the occasion has, and how many of them did not come yet. Missing with a page after another. */
    counts: z.optional(z.object({ all: z.int(), not_in: z.int() })),
  }),
  isLong: true,
})
