import * as z from 'zod/mini'
import { reasons } from '#domain/verdict.ts'
import { battery, doorCheckName } from './doors.ts'
import { done, endpoint } from './endpoint.ts'
import { ruleTrouble } from './list.ts'
import { listKey } from './list-key.ts'
import { occasion } from './occasions.ts'
import { says } from './says.ts'
import { directions } from './scanning.ts'

/** A browser that opened the scanner link of a door. */
const device = z.object({
  /** The browser's own description (User-Agent). Empty if it sent none. */
  user_agent: z.string(),
  /** The device's latest call or ready check. */
  heard_at: z.string(),
  /** The failed checks of its ready check. Null without a report for 3 minutes. */
  missing: z.nullable(z.array(doorCheckName)),
  /** Null if the browser does not report it. */
  battery: z.nullable(battery),
})

const door = z.object({
  /** The scanner link; null for a door without one, such as an organiser's own, or a link that was removed. */
  link_id: z.nullable(z.string()),
  name: z.string(),
  /** False once its link is switched off, has expired or was removed. */
  is_open: z.boolean(),
  direction: z.nullable(z.enum(directions)),
  /** Entries of the shown period that count, and those of the last 10 minutes. */
  let_in: z.int(),
  let_in_lately: z.int(),
  last_scan_at: z.nullable(z.string()),
  /** At most 5, the latest heard first. */
  devices: z.array(device),
})
export type TonightDoor = z.output<typeof door>

const latestScan = z.object({
  scan_id: z.string(),
  contact_id: z.nullable(z.string()),
  display_value: z.string(),
  reason: z.enum(reasons),
  standing: z.nullable(z.enum(['counts', 'undone', 'conflict'])),
  direction: z.enum(directions),
  door: z.string(),
  /** By the clock at the door, also of a scan that was sent later. */
  at: z.string(),
  scan_count: z.int(),
  max_scans: z.nullable(z.int()),
  /** How many came in together with this code. */
  people: z.int(),
})
export type LatestScan = z.output<typeof latestScan>

/** Numbers at the end of each step. The last step is under way. */
const curve = z.object({
  from: z.string(),
  step_seconds: z.int(),
  /** False if guests had already come before `from`: the curve leaves them out. */
  is_whole: z.boolean(),
  /** Guests that have come since `from`. */
  came: z.array(z.int()),
  /** People inside; null where they are not counted. */
  inside: z.nullable(z.array(z.int())),
})
export type ArrivalCurve = z.output<typeof curve>

export const tonight = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/tonight',
  summary:
    'What happens at an occasion now: people inside, arrivals, doors, and the latest scans. Without `occasion`, at the current or next one.',
  params: z.object({ listId: listKey }),
  query: z.object({ occasion: z.optional(z.uuid(says('occasion_needed'))) }),
  answer: z.object({
    /** The server's time. */
    at: z.string(),
    occasion,
    /** Guests are counted in and out, or up to a capacity: `inside` is a number. */
    figures: z.object({
      /** Contacts that are in the list now and invited. */
      invited: z.int(),
      /** Guests that came, as the doors show them. */
      came: z.int(),
      inside: z.nullable(z.int()),
      /** Contacts that came, and are not inside any more. Null without exits. */
      left: z.nullable(z.int()),
    }),
    /** Null while doors may let guests in. */
    stopped: z.nullable(
      z.object({
        /** Null for a list whose scanning is switched off. */
        at: z.nullable(z.string()),
        /** Scanning of the whole list is off. */
        is_whole_list: z.boolean(),
        /** False if the occasion would already be over without the stop. */
        can_resume: z.boolean(),
      }),
    ),
    /** A stop would switch off the whole list, because it never had settings of an occasion. */
    stops_whole_list: z.boolean(),
    /** Null before the opening. */
    curve: z.nullable(curve),
    doors: z.array(door),
    /**
     * Doors that scan another occasion: at any time, at the same time, or on a device that was heard lately. A server of the previous
     * release omits it.
     */
    elsewhere: z.optional(
      z.array(
        z.object({
          link_id: z.string(),
          name: z.string(),
          /** Null once it was removed. */
          occasion: z.nullable(z.string()),
          /** `always`: it is of the whole list. `now`: it has times of its own, as another room does. Null once it was removed. */
          phase: z.nullable(z.enum(['always', 'now', 'later', 'ended'])),
        }),
      ),
    ),
    /** At most 6 parties, the newest first; one row for the people who came in together. */
    latest: z.array(latestScan),
    /** Offline scans of the shown period that lost their place to an earlier scan. */
    conflicts: z.int(),
    /** Subscribed contacts whose code Mailchimp does not hold, as of the last 30 s: their emails show none. */
    without_code: z.int(),
    rule_troubles: z.array(ruleTrouble),
    /**
     * Earlier nights that can be compared. `came` has the guests that had come by each quarter of an hour after the
     * opening. At most 6, the latest first.
     */
    earlier: z.array(z.object({ name: z.string(), opened_at: z.string(), came: z.array(z.int()) })),
  }),
})
export type Tonight = z.output<(typeof tonight)['answer']>

/** The most nights that the dashboard names. */
export const mostNights = 3

export const nextNights = endpoint({
  method: 'GET',
  path: '/api/next-nights',
  summary: `The open night of a team's lists and the next ones, at most ${mostNights}: guests, and doors that are ready.`,
  answer: z.object({
    /** Open nights first, then by opening. */
    nights: z.array(
      z.object({
        list: z.object({ id: z.string(), name: z.string() }),
        occasion: z.object({
          id: z.string(),
          name: z.string(),
          zone: z.string(),
          place: z.string(),
          opens_at: z.string(),
          closes_at: z.nullable(z.string()),
        }),
        is_open: z.boolean(),
        /** Contacts that are in the list now and invited, and how many of them have come. */
        invited: z.int(),
        came: z.int(),
        /** Doors whose link is open, and how many of them are on a device that fails no check. */
        doors: z.int(),
        doors_ready: z.int(),
      }),
    ),
  }),
})
export type NextNight = z.output<(typeof nextNights)['answer']>['nights'][number]

export const stopAdmissions = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/occasions/:occasionId/admissions',
  summary:
    'Stops letting guests in at once, or lets them in again. It closes the occasion now; a list without occasions is switched off.',
  params: z.object({ listId: listKey, occasionId: z.uuid() }),
  body: z.strictObject({
    are_stopped: z.boolean(says('admissions_needed')),
    /** What the person confirmed, as in `stops_whole_list`. A stop of more or less is refused. If left out: either. */
    stops_whole_list: z.optional(z.boolean()),
  }),
  answer: done,
})
