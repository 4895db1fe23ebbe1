import * as z from 'zod/mini'
import { visitNotes } from '#domain/occasion.ts'
import { reasons } from '#domain/verdict.ts'
import { directions } from './scanning.ts'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

const params = z.object({ listId: listKey })
const moment = z.optional(z.iso.datetime({ offset: true, error: says('moment_needed') }))

export const scan = z.object({
  scan_id: z.string(),
  reason: z.enum(reasons),
  /** Whether an accepted scan still counts. Null for a refusal. */
  standing: z.nullable(z.enum(['counts', 'undone', 'conflict'])),
  contact_id: z.nullable(z.string()),
  display_value: z.string(),
  /** The code that was read; null if the text held none, and for a viewer. */
  code: z.nullable(z.string()),
  door: z.string(),
  scan_count: z.int(),
  max_scans: z.nullable(z.int()),
  /** The device's time, if it sent one. */
  scanned_at: z.nullable(z.string()),
  received_at: z.string(),
  /** True if a door sent the scan after its link had ended or the list was closed. */
  is_late: z.boolean(),
  /** Null at a main occasion without settings. */
  occasion: z.nullable(z.object({ id: z.string(), name: z.string() })),
  direction: z.enum(directions),
  /** A note on an accepted scan of an occasion. */
  note: z.nullable(z.enum(visitNotes)),
  /** The member who let the guest in after a refusal. */
  let_in_by: z.nullable(z.string()),
  /**
   * The scans of the people who came in together and still count, this one first. Null for a scan alone, and for one that does not
   * count.
   */
  party: z.nullable(z.array(z.string())),
})
export type Scan = z.output<typeof scan>

/** The filters of a scan log. */
const filters = {
  outcome: z.optional(z.enum(['accepted', 'refused'])),
  reason: z.optional(z.enum(reasons)),
  door: z.optional(z.string().check(z.maxLength(200))),
  contact: z.optional(z.uuid()),
  /** The list's own id for its main occasion. */
  occasion: z.optional(z.uuid()),
  from: moment,
  to: moment,
}

export const scanLog = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/scans',
  summary: 'Every scan of a list, let in or not, newest first, 50 a page. With `format=csv`, all of them as a file.',
  params,
  query: z.object({
    ...filters,
    after: z.optional(z.string().check(z.maxLength(100))),
    format: z.optional(z.enum(['json', 'csv'])),
  }),
  answer: z.object({ scans: z.array(scan), next: z.nullable(z.string()) }),
})

export const listStats = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/stats',
  summary:
    'Totals of a list, and its scans over time. Without `from`, the 24 hours that end with the latest scan. With `occasion`, those of one occasion.',
  params,
  query: z.object({ from: moment, to: moment, occasion: z.optional(z.uuid()) }),
  answer: z.object({
    /**
     * Contacts that are in the list now, and how many of them have come in at least once. With `occasion`: the contacts
     * that the occasion invites, and how many have entered it.
     */
    contacts: z.int(),
    checked_in: z.int(),
    /** Figures of the requested period. Exits are in none of them. */
    span: z.object({ from: z.string(), to: z.string() }),
    /** Neither number includes scans that were undone or lost their place to an earlier scan. */
    accepted: z.int(),
    refused: z.int(),
    by_reason: z.array(z.object({ reason: z.enum(reasons), count: z.int() })),
    by_door: z.array(z.object({ door: z.string(), accepted: z.int(), refused: z.int() })),
    /** All intervals of the period in order, including those without scans; at most 300. */
    interval_seconds: z.int(),
    series: z.array(
      z.object({
        at: z.string(),
        accepted: z.int(),
        refused: z.int(),
        /** People inside at the end of the interval, by the times of the scans. Null where they are not counted. */
        inside: z.nullable(z.int()),
      }),
    ),
    last_scan_at: z.nullable(z.string()),
  }),
})
export type ListStats = z.output<(typeof listStats)['answer']>

/** How contacts came to an occasion, by their first entry. */
const arrival = z.object({
  id: z.string(),
  name: z.string(),
  /** The occasion's opening; without one, the first entry. Null before the first guest. */
  opened_at: z.nullable(z.string()),
  /** Contacts that came, also after the last point. */
  came: z.int(),
  /** Every 15 minutes, up to the last arrival of the first 24 hours: contacts that had come, and their share of `came`. */
  points: z.array(z.object({ minutes: z.int(), came: z.int(), share: z.number() })),
})

export const arrivals = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/occasions/:occasionId/arrivals',
  summary:
    'When contacts came to an occasion, in minutes from its opening, and to up to 5 earlier occasions of the list that are over.',
  params: z.object({ listId: listKey, occasionId: z.uuid() }),
  answer: z.object({ arrivals: z.array(arrival) }),
})
export type Arrival = z.output<typeof arrival>
