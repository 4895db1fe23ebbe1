import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list.ts'

/**
 * One contact in the offline list: the salted hash of the code (domain/offline-entry.ts), its uses and maximum, and the
 * display value. The value is sealed, so only a reader of the code can open it. It is empty for a contact without a
 * name.
 */
export const offlineEntry = z.tuple([
  z.string(),
  z.int(),
  z.int(),
  /** 0: decided by its counts; 1: blocked; 2: not admitted, because the contact left the list. */
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.string(),
])
export type OfflineEntry = z.output<typeof offlineEntry>

/** The figures of the whole list that a door shows. */
export const doorCounters = z.object({
  /** Contacts that are in the list now. */
  contacts: z.int(),
  /** The contacts in the list that came in at least once. */
  checked_in: z.int(),
  /** Admissions that count. */
  accepted: z.int(),
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
    since: z.optional(z.string().check(z.maxLength(60))),
    /** The `next` of the previous answer, to get the following page. */
    after: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: z.object({
    /** 16 bytes in base64url, one salt a list. When the salt changes, the saved list is useless. */
    salt: z.string(),
    /** The cursor of this answer. After several pages, continue from the first page's cursor. */
    cursor: z.string(),
    is_whole: z.boolean(),
    entries: z.array(offlineEntry),
    next: z.nullable(z.string()),
    counters: doorCounters,
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
  door: z.string(),
  at: z.string(),
})
export type DoorEvent = z.output<typeof doorEvent>

/** A message of the stream: everything since the message before, in the order in which it was committed. */
export const doorMessage = z.object({
  cursor: z.string(),
  events: z.array(doorEvent),
  /** The contacts that changed, as they are now. */
  entries: z.array(offlineEntry),
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
  query: z.object({ since: z.optional(z.string().check(z.maxLength(60))) }),
  answer: doorMessage,
  events: { changes: doorMessage, resync: z.object({}), door: doorState },
})
