import * as z from 'zod/mini'
import { agains, isZone } from '#domain/occasion.ts'
import { personStates, verdict } from './scanning.ts'
import { done, endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { maxScansLimit, occasionsAtOnce, occasionsBodyLimitBytes } from './limits.ts'
import { leftOut } from './left-out.ts'
import { listKey } from './list-key.ts'
import { moment } from './moment.ts'
import { place } from './one-line.ts'
import { says } from './says.ts'

/** The invited contacts: by a field of theirs, or by a tag or segment in Mailchimp. */
export const who = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('field'),
    tag: z
      .string(says('field_needed'))
      .check(z.trim(), z.minLength(1, says('field_needed')), z.maxLength(50, says('field_unknown'))),
    test: z.enum(['is', 'is_not', 'is_set'], says('comparison_needed')),
    /** Compared as rules compare. Ignored by `is_set`. */
    value: z.string(says('value_needed')).check(z.maxLength(255, says('value_at_most'))),
  }),
  z.strictObject({
    kind: z.literal('segment'),
    /** Mailchimp's id of the tag or saved segment. */
    id: z.int(says('segment_needed')),
    name: z.string().check(z.maxLength(255)),
    is_tag: z.boolean(),
  }),
])
export type Who = z.output<typeof who>

const minuteOfDay = z
  .int(says('time_needed'))
  .check(z.minimum(0, says('time_needed')), z.maximum(1439, says('time_needed')))
const count = (most: number) =>
  z.int(says('whole_from_one')).check(z.minimum(1, says('whole_from_one')), z.maximum(most, says('at_most')))

/** The settings of an occasion. The zone applies to all its times and days. */
const settings = {
  /** Empty only for the main occasion, which then has the list's name. */
  name: z.union([givenName('occasion_name', 100), z.literal('')], says('name_needed')),
  zone: z.string(says('zone_needed')).check(z.refine(isZone, says('zone_unknown'))),
  opens_at: z.nullable(moment(says('moment_needed'))),
  closes_at: z.nullable(moment(says('moment_needed'))),
  who: z.nullable(who),
  /** Null: the contact's maximum, counted together over all such occasions. */
  own_max: z.nullable(count(maxScansLimit)),
  /** True: as many as the contact's maximum in place of `own_max`, counted at this occasion alone. If left out: no change. */
  is_of_guest: z.optional(z.boolean()),
  again: z.enum(agains, says('again_needed')),
  /** In minutes after midnight, for `daily`. */
  day_begins: minuteOfDay,
  capacity: z.nullable(count(10_000_000)),
  when_full: z.enum(['refuse', 'warn'], says('when_full_needed')),
  /** The action of an offline door once its last known count has reached the capacity. */
  when_unsure: z.enum(['let_in', 'stop'], says('when_unsure_needed')),
  has_exits: z.boolean(says('exits_needed')),
  /** When all people inside are counted out, in minutes after midnight. */
  out_at: z.nullable(minuteOfDay),
  /** Where it takes place, as guests read it. Empty: the place of the list's branding. If left out: no change. */
  place: z.optional(place),
}

export const occasionForm = z.strictObject(settings).check(
  z.refine(({ opens_at: from, closes_at: to }) => from === null || to === null || Date.parse(from) < Date.parse(to), {
    error: says('closes_too_early'),
    path: ['closes_at'],
  }),
  z.refine(({ out_at: at, has_exits: has }) => at === null || has, {
    error: says('out_needs_exits'),
    path: ['out_at'],
  }),
)
export type OccasionForm = z.output<typeof occasionForm>

export const occasion = z.object({
  id: z.string(),
  /** The main occasion has the list's id, and the list's name until it gets its own. */
  is_main: z.boolean(),
  ...settings,
  name: z.string(),
  place: z.string(),
  /** When the tag or segment was last read from Mailchimp; null if never. */
  who_read_at: z.nullable(z.string()),
  /** Why the tag or segment could not be read. */
  who_trouble: z.nullable(z.string()),
})
export type Occasion = z.output<typeof occasion>

/** The figures of an occasion. */
export const occasionFigures = z.object({
  /** Contacts that are in the list now and invited. */
  invited: z.int(),
  /** Contacts that entered at least once. */
  came: z.int(),
  /** Entries that count. */
  entries: z.int(),
  /** People inside; null where exits and capacity are not counted. */
  inside: z.nullable(z.int()),
})

const ofList = z.object({ listId: listKey })
const ofOccasion = z.object({ listId: listKey, occasionId: z.uuid() })
const changed = z.object({ occasion, message: z.string() })

export const occasions = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/occasions',
  summary: 'The occasions of a list, the main one first, then by their opening; each with its figures.',
  params: ofList,
  answer: z.object({ occasions: z.array(z.extend(occasion, { figures: occasionFigures })) }),
})

export const addOccasions = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/occasions',
  summary: `Adds up to ${occasionsAtOnce} occasions, all or none. A list has at most 500.`,
  params: ofList,
  bodyLimitBytes: occasionsBodyLimitBytes,
  body: z.strictObject({
    occasions: z
      .array(occasionForm, says('occasions_needed'))
      .check(z.minLength(1, says('occasions_needed')), z.maxLength(occasionsAtOnce, says('occasions_at_once'))),
  }),
  answer: z.object({ occasions: z.array(occasion), message: z.string() }),
})

export const changeOccasion = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/occasions/:occasionId',
  summary: 'Changes an occasion. Whether it counts alone (`own_max`) or together stays as it was made.',
  params: ofOccasion,
  body: occasionForm,
  answer: changed,
})

export const removeOccasion = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/occasions/:occasionId',
  summary: 'Removes an occasion that no scanner link opens. Its scans stay in the log. The main one cannot be removed.',
  params: ofOccasion,
  answer: done,
})

export const everyoneOut = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/occasions/:occasionId/everyone-out',
  summary: 'Counts all people inside out, as exits of the door “system”.',
  params: ofOccasion,
  answer: z.object({ exits: z.int(), message: z.string() }),
})

/** A tag or saved segment of the list in Mailchimp. */
export const segment = z.object({ id: z.int(), name: z.string(), is_tag: z.boolean(), members: z.int() })

export const segments = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/segments',
  summary: 'The tags and saved segments of the list in Mailchimp, by name.',
  params: ofList,
  answer: z.object({ segments: z.array(segment), left_out: leftOut }),
})

/** The setting that decides a verdict. */
export const decidedBy = [
  'list',
  'contact',
  'who',
  'opens_at',
  'closes_at',
  'own_max',
  'max_scans',
  'again',
  'capacity',
] as const

export const rehearse = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/occasions/:occasionId/rehearse',
  summary: 'What a door would say to a contact at a moment, and which setting decides it. Counts nothing.',
  params: ofOccasion,
  body: z.strictObject({
    contact_id: z.uuid(),
    at: moment(says('moment_needed')),
    direction: z.optional(z.enum(['in', 'out'])),
  }),
  answer: z.object({
    verdict,
    state: z.enum(personStates),
    /** Null for a guest who is let in. */
    decided_by: z.nullable(z.enum(decidedBy)),
  }),
})
