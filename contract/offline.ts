import * as z from 'zod/mini'
import { partyModes } from '#domain/party.ts'
import { agains } from '#domain/occasion.ts'
import { doorAsks } from './door-ask.ts'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { directions } from './scanning.ts'

/** The occasion of a door: all that decides a visit without a connection (domain/occasion.ts). */
export const doorOccasion = z.object({
  id: z.string(),
  /** The list's name, for a main occasion without its own. */
  name: z.string(),
  zone: z.string(),
  /**
   * Where days count: from each time on, in milliseconds since 1970, how many seconds the clocks of the zone are ahead of UTC.
   * Missing elsewhere.
   */
  clocks: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  own_max: z.nullable(z.int()),
  again: z.enum(agains),
  day_begins: z.int(),
  capacity: z.nullable(z.int()),
  when_full: z.enum(['refuse', 'warn']),
  when_unsure: z.enum(['let_in', 'stop']),
  has_exits: z.boolean(),
  /** How the list counts a code with more than one place left. */
  party: z.enum(partyModes),
  /** The words of the box for consent, where this door may add guests; null where it may not. */
  walk_in: z.nullable(z.object({ consent: z.nullable(z.string()) })),
  /** What this door asks guests whom it lets in; null for nothing. */
  asks: z.nullable(doorAsks),
  /** A main occasion without settings: decided by the contact's counts alone, as a verdict without `visit`. */
  is_plain: z.boolean(),
  /** The direction of the scanner link; null for a door that is switched between entries and exits. */
  direction: z.nullable(z.enum(directions)),
})
export type DoorOccasion = z.output<typeof doorOccasion>

/** Chooses the occasion of an organiser's door; a scanner link has its own. Without it, the main one. */
export const chosen = { occasion: z.optional(z.uuid()) }

export const doorOccasions = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/door-occasions',
  summary: 'The occasions that this door may scan for: the one of a scanner link, or all of the list.',
  params: z.object({ listId: listKey }),
  answer: z.object({ occasions: z.array(doorOccasion) }),
})

/**
 * One contact in the offline list: the salted hash of the code (domain/offline-entry.ts), its uses and maximum, and the
 * display value. The value is sealed, so only a reader of the code can open it. It is empty for a contact without a
 * name.
 */
export const offlineEntry = z.tuple([
  z.string(),
  z.int(),
  z.int(),
  /**
   * 0: decided by its counts; 1: blocked; 2: not admitted, because the contact left the list; 3: not invited to the
   * occasion; 4: not admitted, because the contact does not count as a guest.
   */
  z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  z.string(),
  /**
   * At an occasion that keeps them: how many of this contact are inside, the latest day of an entry, its entries. Left out
   * where it would be `[0, null, 0]`.
   */
  z.optional(z.tuple([z.int(), z.nullable(z.int()), z.int()])),
])
export type OfflineEntry = z.output<typeof offlineEntry>

/**
 * A list of `offlineEntry`, checked by hand: a page has 5,000 entries, and zod takes a phone 0.3 ms for each of the
 * first ones, during which it hears no touch.
 */
export const offlineEntries = z.custom<OfflineEntry[]>((value) => Array.isArray(value) && value.every(isOfflineEntry))

function isOfflineEntry(value: unknown): value is OfflineEntry {
  if (!Array.isArray(value) || value.length < 5 || value.length > 6) return false
  const [hash, used, most, state, name, visit] = value as unknown[]
  const isDecided =
    typeof hash === 'string' && Number.isInteger(used) && Number.isInteger(most) && typeof name === 'string'
  return isDecided && states.has(state) && (visit === undefined || isVisit(visit))
}

const states = new Set<unknown>([0, 1, 2, 3, 4])

function isVisit(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 3) return false
  const [inside, day, entries] = value as unknown[]
  return Number.isInteger(inside) && (day === null || Number.isInteger(day)) && Number.isInteger(entries)
}

/**
 * The places of the entries of this answer whose contact never got the latest email, because it bounced. Missing without any.
 */
const unreached = z.optional(z.array(z.int()))

/** A guest's card (contract/guest-card.ts) as JSON, sealed like the name, and the place of its entry in the answer. */
export const offlineCard = z.tuple([z.int(), z.string()])
export type OfflineCard = z.output<typeof offlineCard>

/**
 * Beside the entries, as `unreached`. Checked by hand, as the entries are. Missing without any, and in lists of more than
 * 50,000 contacts.
 */
export const offlineCards = z.custom<OfflineCard[]>((value) => Array.isArray(value) && value.every(isOfflineCard))

function isOfflineCard(value: unknown): value is OfflineCard {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [place, sealed] = value as unknown[]
  return Number.isInteger(place) && typeof sealed === 'string'
}

/** The figures of the whole list that a door shows. */
export const doorCounters = z.object({
  /** Guests of the list: contacts that are in it now, with a status that counts. */
  contacts: z.int(),
  /** The guests of the list that came in at least once. */
  checked_in: z.int(),
  /** Admissions that count. */
  accepted: z.int(),
  /** People inside the occasion. Missing where they are not counted. */
  inside: z.optional(z.int()),
})
export type DoorCounters = z.output<typeof doorCounters>

export const offlineList = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/offline-list',
  summary:
    'The list that lets a door decide offline, page by page; with `since` only the changes. Codes are salted hashes.',
  params: z.object({ listId: listKey }),
  query: z.object({
    /**
     * The cursor of an earlier answer or message. If it is too old, the answer holds the whole list: `is_whole` says
     * so.
     */
    since: z.optional(z.string().check(z.maxLength(80))),
    /** The `next` of the previous answer, to get the following page. */
    after: z.optional(z.string().check(z.maxLength(80))),
    ...chosen,
  }),
  answer: z.object({
    /** 16 bytes in base64url, one salt a list. When the salt changes, the saved list is useless. */
    salt: z.string(),
    /** The cursor of this answer. After several pages, continue from the first page's cursor. */
    cursor: z.string(),
    is_whole: z.boolean(),
    /**
     * The server's history does not include the cursor: it was restored to an earlier state. So it may lack scans that it had
     * acknowledged, and a door hands in again those that it keeps. Missing otherwise.
     */
    is_other_history: z.optional(z.boolean()),
    entries: offlineEntries,
    unreached,
    cards: z.optional(offlineCards),
    next: z.nullable(z.string()),
    counters: doorCounters,
    /** The occasion of the entries, as it is now. */
    occasion: doorOccasion,
    /** The server's time, for measuring the device's clock. */
    at: z.string(),
  }),
})

/** An admission that is sent to other doors, and its standing. */
export const doorEvent = z.object({
  kind: z.enum(['accepted', 'undone', 'conflict']),
  scan_id: z.string(),
  /** The hash of the contact's code, as in the offline list. */
  hash: z.string(),
  direction: z.enum(directions),
  door: z.string(),
  at: z.string(),
})
export type DoorEvent = z.output<typeof doorEvent>

/** A message of the stream: everything since the message before, in the order in which it was committed. */
export const doorMessage = z.object({
  cursor: z.string(),
  events: z.array(doorEvent),
  /** The contacts that changed, as they are now. */
  entries: offlineEntries,
  unreached,
  cards: z.optional(offlineCards),
  counters: doorCounters,
  at: z.string(),
})
export type DoorMessage = z.output<typeof doorMessage>

/** The current state of the door itself. */
export const doorState = z.object({
  list_name: z.string(),
  /** The door's name. */
  door: z.string(),
  /** Whether the list can be scanned. */
  is_open: z.boolean(),
  /** The occasion of this door. Null once it was removed. */
  occasion: z.nullable(doorOccasion),
  /**
   * The session or its link has ended. This is the stream's last message, and the same credential gets no other stream.
   */
  has_ended: z.boolean(),
})
export type DoorState = z.output<typeof doorState>

/**
 * Server-sent events. `changes` holds a message. `resync`: the cursor is too old or the list was rebuilt, so the
 * offline list must be read again. `door`: the door itself was closed, opened, renamed or ended. The first message
 * comes at once, even without changes. `id` is the cursor.
 */
export const doorStream = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/stream',
  summary: 'Streams what other doors do, as it happens: server-sent events `changes`, `resync` and `door`.',
  params: z.object({ listId: listKey }),
  query: z.object({ since: z.optional(z.string().check(z.maxLength(80))), ...chosen }),
  answer: doorMessage,
  events: { changes: doorMessage, resync: z.object({}), door: doorState },
})
