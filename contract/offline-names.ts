// The names that doors keep to search without a connection.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { GuestCard } from './guest-card.ts'
import { printedNamesLimit } from './limits.ts'
import { listKey } from './list-key.ts'

/**
 * A guest as kept names have it: the contact's id, the hash of the entry, the name, further names by which a search finds it, the
 * email as this door may see it, the card as this door may see it, and how many characters of the whole name are the given name:
 the rest is the surname. The whole name is the further one, or the name where there is none.
 */
export type KeptName = [
  contactId: string,
  hash: string,
  name: string,
  alsoNamed: string,
  email: string,
  card: GuestCard | null,
  given: number,
]

/** What `sealed` holds, as JSON. `gone`: contacts whose names the door must forget; missing with a whole list. */
export type NamesAnswer = { names: KeptName[]; gone?: string[] }

export const offlineNames = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/offline-names',
  summary: `The names of the guests of the door’s occasion, to search without a connection, page by page; with \`since\` only the changes. They are compressed and sealed with a key of the secret that opened the door. A scanner link needs the right to search and the right to keep names. A list with more than ${printedNamesLimit.toLocaleString('en')} guests is refused.`,
  params: z.object({ listId: listKey }),
  query: z.object({
    /** The cursor of an earlier answer. If it is too old, the answer holds the whole list. */
    since: z.optional(z.string().check(z.maxLength(80))),
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(80))),
    /** Chooses the occasion of an organiser's door, as for the offline list. */
    occasion: z.optional(z.uuid()),
  }),
  answer: z.object({
    /** The salt of the key and of the hashes, as in the offline list. */
    salt: z.string(),
    occasion_id: z.string(),
    cursor: z.string(),
    is_whole: z.boolean(),
    /** In base64url: 12 bytes of initialisation vector, then gzip of JSON under AES-256-GCM. Null without any change. */
    sealed: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  isLong: true,
})
