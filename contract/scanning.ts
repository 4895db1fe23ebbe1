import * as z from 'zod/mini'
import { flashColours } from '#domain/colour.ts'
import { visitNotes } from '#domain/occasion.ts'
import { reasons } from '#domain/verdict.ts'
import { guestCard } from './guest-card.ts'
import { endpoint } from './endpoint.ts'
import { handInLimit, largestParty, scannedTextLimit } from './limits.ts'
import { listKey } from './list-key.ts'
import { moment } from './moment.ts'
import { says } from './says.ts'
import { walkIn } from './walk-in.ts'

export const scannedText = z
  .string(says('scanned_text_required'))
  .check(z.maxLength(scannedTextLimit, says('scanned_text_too_long')))

export const directions = ['in', 'out'] as const

/** The occasion of a verdict, and the facts at the decision that staff read beside the reason. */
export const visitFacts = z.object({
  occasion: z.string(),
  direction: z.enum(directions),
  note: z.nullable(z.enum(visitNotes)),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  /** Since when the guest is inside; for `still_inside`. */
  inside_since: z.nullable(z.string()),
  /** How many people are inside; null where they are not counted. */
  inside: z.nullable(z.int()),
  capacity: z.nullable(z.int()),
  /** The contact at this occasion after the scan: entries, people inside, the latest day and its entries. */
  admission: z.nullable(z.object({ entries: z.int(), inside: z.int(), day: z.nullable(z.int()), on_day: z.int() })),
})

const oneVerdict = z.object({
  success: z.boolean(),
  reason: z.enum(reasons),
  message: z.string(),
  /** Null when the scan matches no contact of this list. */
  data: z.nullable(z.object({ contact_id: z.string(), display_field_value: z.string(), scan_count: z.int() })),
  max_scans: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
  /** The time and door of the code's first admission. */
  first_scan: z.nullable(z.object({ at: z.string(), door: z.string() })),
  /** The name of the list that has this code; for `wrong_list`. */
  other_list: z.optional(z.string()),
  colour: z.enum(flashColours),
  received_at: z.string(),
  /** The standing: whether an accepted scan still counts. Null for a refusal. The verdict itself never changes. */
  standing: z.nullable(z.enum(['counts', 'undone', 'conflict'])),
  /** The contact's latest email bounced, so the contact may have no code. Missing if it did not. */
  is_unreached: z.optional(z.boolean()),
  /** What the organiser wants the door to see. Missing where there is nothing. */
  card: z.optional(guestCard),
  /** Null at a main occasion without settings. */
  visit: z._default(z.nullable(visitFacts), null),
})

export const verdict = z.extend(oneVerdict, {
  /** The further places that this scan took, each a scan of its own. Missing for a scan alone. */
  party: z.optional(z.array(z.extend(oneVerdict, { scan_id: z.string() }))),
  /** How many of the party found no place, and why. Missing where all came in. */
  rest: z.optional(z.object({ people: z.int(), reason: z.enum(reasons) })),
})
export type Verdict = z.output<typeof verdict>

/** The occasion and direction of the scan. A scanner link with its own occasion or direction keeps to those. */
export const visited = {
  /** The occasion of the scan. Without it, the main one. */
  occasion_id: z.optional(z.uuid()),
  /** The direction of the scan. Without it, an entry. */
  direction: z.optional(z.enum(directions)),
}

/**
 * A scan id for each further person who comes in with this code: as many as there are places are let in, in one
 * transaction. Needs a `scan_id`.
 */
const party = z.optional(z.array(z.uuid()).check(z.maxLength(largestParty - 1)))

export const redeemScan = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scan',
  summary: 'Counts one scan or refuses it with a reason. The same scan_id always gets the same verdict.',
  params: z.object({ listId: listKey }),
  body: z.strictObject({
    /** The text that the camera or reader saw, unchanged, or a code. */
    qr_code: scannedText,
    /** Made by the device before its first try, so that a retry counts as the same scan. */
    scan_id: z.optional(z.uuid()),
    /** The device's time of the scan. */
    scanned_at: z.optional(moment(says('scan_time_invalid'))),
    party,
    /** Adds this guest with the scanned code. Needs the right to add guests. */
    guest: z.optional(walkIn),
    ...visited,
  }),
  answer: verdict,
})

/** The offline verdict that a door showed: the reasons that an offline list can give. */
export const localReasons = [
  'ok',
  'malformed',
  'unknown_code',
  'list_inactive',
  'link_expired',
  'removed',
  'not_a_guest',
  'blocked',
  'already_used',
  'not_invited',
  'too_early',
  'too_late',
  'already_today',
  'still_inside',
  'full',
] as const satisfies readonly (typeof reasons)[number][]

const madeOffline = z.strictObject({
  qr_code: scannedText,
  scan_id: z.uuid(),
  /** The device's time of the scan. */
  scanned_at: moment(says('scan_time_invalid')),
  /** How far the server's clock is ahead of the device's, as the device last measured it. */
  clock_offset_ms: z.optional(z.int()),
  /** The first scan of those who came in together. */
  party_id: z.optional(z.uuid()),
  /** The contact whom staff found by name, instead of a code. Needs the right to check in by name. */
  contact_id: z.optional(z.uuid()),
  /** A guest whom the door added with the code. */
  guest: z.optional(walkIn),
  /** When staff undid it, by the device's clock. It never counts, or no longer. */
  undone_at: z.optional(moment(says('scan_time_invalid'))),
  /** The verdict that the guest was shown. */
  told: z.enum(localReasons),
  ...visited,
})
export type MadeOffline = z.output<typeof madeOffline>

export const handInScans = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scans',
  summary:
    'Takes scans that a door decided offline, and answers a verdict for each. The earliest get the places that online scans left; the others become conflicts.',
  params: z.object({ listId: listKey }),
  body: z.strictObject({
    scans: z
      .array(madeOffline, says('scans_required'))
      .check(z.minLength(1, says('scans_required')), z.maxLength(handInLimit, says('scans_at_once'))),
  }),
  answer: z.object({ verdicts: z.array(z.extend(verdict, { scan_id: z.string() })) }),
})

export const undoScan = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scans/:scanId/undo',
  summary:
    'Undoes an admission: the organiser at any time, the door that made it within 15 minutes. Repeating it changes nothing.',
  params: z.object({ listId: listKey, scanId: z.uuid() }),
  answer: z.extend(verdict, { success: z.literal(true) }),
})

/** Whether this person would be let in to the door’s occasion, apart from its times and its capacity. */
export const personStates = ['open', 'used_up', 'blocked', 'removed', 'not_a_guest'] as const

const apart = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  people: z.optional(z.int()),
})

export const person = z.object({
  contact_id: z.string(),
  display_value: z.string(),
  /**
   * Organisers get the whole address. Scanner links get enough to tell two people with one name apart, as in
   * `a…@example.org`.
   */
  email: z.string(),
  /**
   * The last four symbols of the code, where neither name and email nor `apart` tell a scanner link two people apart; otherwise
   * empty.
   */
  code_end: z.string(),
  /**
   * What tells people of one name in this answer apart: fields of the guest's card, and how many come with the code where the
   * list lets parties in. Missing where no other has the name, or nothing differs.
   */
  apart: z.optional(apart),
  /** The entries that are used up at the door's occasion, and their maximum. */
  scan_count: z.int(),
  max_scans: z.int(),
  state: z.enum(personStates),
  /** As in a verdict. */
  is_unreached: z.optional(z.boolean()),
})
export type Person = z.output<typeof person>

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/people',
  summary:
    'Finds at most 20 people of a list whose name or email holds every word of `q`, which may be one character. A scanner link needs the right to check in by name, and finds an email only as a whole.',
  params: z.object({ listId: listKey }),
  query: z.object({
    q: z
      .string(says('search_needed'))
      .check(z.trim(), z.minLength(1, says('search_needed')), z.maxLength(254, says('search_too_long'))),
    occasion_id: visited.occasion_id,
  }),
  answer: z.object({ people: z.array(person), has_more: z.boolean() }),
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/people/:contactId/check-in',
  summary: 'Counts a scan of a person found by name, or refuses it like any other.',
  params: z.object({ listId: listKey, contactId: z.uuid() }),
  body: z.strictObject({
    scan_id: z.optional(z.uuid()),
    scanned_at: z.optional(moment(says('scan_time_invalid'))),
    party,
    ...visited,
  }),
  answer: verdict,
})
