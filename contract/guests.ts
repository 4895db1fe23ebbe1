// Guests: the contacts of a list as they stand at one of its occasions.
import * as z from 'zod/mini'
import { contact } from './contacts.ts'
import { endpoint } from './endpoint.ts'
import { language } from './language.ts'
import { guestsAtOnce, maxScansLimit } from './limits.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

const params = z.object({ listId: listKey })

/** Whether a guest is at the occasion. `left`: came, and is not inside. */
export const presences = ['in', 'not_in', 'left'] as const
export type Presence = (typeof presences)[number]

/** Marks of a guest beside the state. A guest may have several marks. `unreached`: never got the latest email. */
export const guestMarks = ['blocked', 'used_up', 'unreached', 'refused', 'removed'] as const
export type GuestMark = (typeof guestMarks)[number]

/**
 * Over the occasions of the list that were held: `often` came to two or more, `never` came to none, and could have come to
 * one. All of them are guests of the list now.
 */
export const guestHistories = ['often', 'never'] as const
export type GuestHistory = (typeof guestHistories)[number]

/** One word for a guest, in the order in which guests are sorted by it. */
export const guestStatuses = ['in', 'not_in', 'left', 'blocked', 'refused', 'removed'] as const
export type GuestStatus = (typeof guestStatuses)[number]

export const guestSorts = ['name', 'status', 'came_at'] as const
export type GuestSort = (typeof guestSorts)[number]

const occasion = z.optional(z.uuid())

/** Which guests: every filter narrows the ones before. */
const filters = {
  /** Words of the name or the email, in any order; or a code, or 4 and more of its symbols. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  /** The list's own id for its main occasion. Without it, visits to all occasions of the list count. */
  occasion,
  presence: z.optional(z.enum(presences)),
  mark: z.optional(z.enum(guestMarks)),
  history: z.optional(z.enum(guestHistories)),
}

export const guest = z.object({
  ...contact.shape,
  /** Null for a viewer: a code is a ticket. */
  qr_code: z.nullable(z.string()),
  guest_status: z.enum(guestStatuses),
  /** Never got the latest email, because it bounced. */
  is_unreached: z.boolean(),
  /** The latest entry at the occasion, and its door. */
  came_at: z.nullable(z.string()),
  door: z.nullable(z.string()),
  /** The latest exit of a guest who is not inside. */
  left_at: z.nullable(z.string()),
})
export type Guest = z.output<typeof guest>

/** How many guests a page has. On a phone, these rows and the part above them fill three screens. */
export const guestsAPage = 25

export const guests = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/guests',
  summary: `The guests of an occasion, or of the list, ${guestsAPage} a page: contacts that it invites, and all that came. With \`format=csv\`, all of them as a file, by email.`,
  params,
  query: z.object({
    ...filters,
    sort: z.optional(z.enum(guestSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    language,
    after: z.optional(z.string().check(z.maxLength(400))),
    format: z.optional(z.enum(['json', 'csv'])),
  }),
  answer: z.object({ guests: z.array(guest), next: z.nullable(z.string()) }),
  isLong: true,
})

const count = z.int()

export const guestCounts = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/guests/counts',
  summary:
    'How many guests match: in all, by presence, and by mark. `matching` counts those with the asked presence and mark, all others leave the two out.',
  params,
  query: z.object(filters),
  answer: z.object({
    matching: count,
    all: count,
    in: count,
    not_in: count,
    left: count,
    blocked: count,
    used_up: count,
    unreached: count,
    refused: count,
    removed: count,
  }),
  isLong: true,
})
export type GuestCounts = z.output<(typeof guestCounts)['answer']>

export const guestNames = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/guests/names',
  summary:
    'The names of the guests that match, for a printed list, by surname. Contacts that left the list are not on it, unless they came. At most 20,000 names.',
  params,
  query: z.object({ ...filters, language }),
  answer: z.object({
    /** `surname`: the whole name of a contact without one in the list. Never empty, because it may be the email. */
    names: z.array(z.object({ surname: z.string(), given: z.string(), is_in: z.boolean(), is_blocked: z.boolean() })),
    /** All names, also those beyond the 20,000. */
    total: z.int(),
    /** When the names were read. */
    at: z.string(),
  }),
  isLong: true,
})
export type GuestName = z.output<(typeof guestNames)['answer']>['names'][number]

/** The named contacts, or the next ones that match, by id. */
export const chosenGuests = z.union([
  z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(guestsAtOnce)) }),
  z.strictObject({ matching: z.strictObject({ ...filters, after: z.optional(z.uuid()) }) }),
])

export const changeGuests = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/guests/change',
  summary:
    'Blocks, unblocks, or sets the maximum of up to 500 contacts: the named ones, or the next ones that match, by id. Repeat it with `after` until `next` is null.',
  params,
  body: z.strictObject({
    change: z
      .strictObject({
        max_scans: z.optional(
          z.int(says('whole_number')).check(z.minimum(0, says('at_least')), z.maximum(maxScansLimit, says('at_most'))),
        ),
        is_blocked: z.optional(z.boolean(says('all_blocked_needed'))),
      })
      .check(z.refine((change) => Object.keys(change).length > 0, says('nothing_changed'))),
    guests: chosenGuests,
  }),
  answer: z.object({
    /** Contacts that have the requested values now, including those that had them before. */
    changed: z.int(),
    /** Named contacts that are no longer in Listpass. */
    gone: z.int(),
    next: z.nullable(z.string()),
  }),
})
