// Mailchimp's answers, checked before use. Only this folder uses these types. Only the fields we use are required; all
// others may come, go or change.
import * as z from 'zod/mini'
import { anyRows, countedRows, eachRow, orElse, orMissing } from './wire-rows.ts'

export const problem = z.object({
  status: z.optional(z.number()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.optional(z.string()), message: z.optional(z.string()) }))),
})

/** Ids of lists, webhooks and members, which become part of addresses that we call. */
export const idForm = /^[0-9A-Za-z_-]{1,64}$/
const id = z.string().check(z.regex(idForm))

const textOrNumber = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

export const root = z.object({
  account_id: textOrNumber,
  account_name: z.optional(z.nullable(z.string())),
  login_id: z.optional(textOrNumber),
  email: z.optional(z.nullable(z.string())),
})

const stats = orMissing(z.object({ member_count: orMissing(z.number()) }))

export const listInfo = z.object({
  id,
  name: orElse(z.string(), ''),
  date_created: orMissing(z.string()),
  stats,
})

export const ping = z.object({ health_status: z.string() })

/** The list of an answer. It is requested everywhere, and compared with the intended list. */
export const ofList = { list_id: z.optional(z.nullable(z.string())) }

export const listId = z.object({ id })

/** The statistics count only subscribed members. */
export const listCount = z.object({ id, stats })

export const listPage = z.object({ lists: countedRows(listInfo), total_items: orMissing(z.number()) })

export const member = z.object({
  ...ofList,
  id,
  email_address: z.string(),
  contact_id: z.optional(z.nullable(z.string())),
  status: z.string(),
  last_changed: z.optional(z.nullable(z.string())),
  merge_fields: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})

export const segment = z.object({
  ...ofList,
  id: z.int().check(z.gte(0)),
  name: z.string(),
  type: z.string(),
  member_count: z.int().check(z.gte(0)),
})

export const segmentPage = z.object({ ...ofList, segments: countedRows(segment), total_items: z.number() })

export const segmentMember = z.object({ ...ofList, id, merge_fields: orMissing(z.record(z.string(), z.unknown())) })

/** The page itself does not say of which list it is, but its rows do. */
export const segmentMemberPage = z.object({ members: anyRows, total_items: z.number() })

/** The changed members come whole, and only their keys are read. */
export const tagChange = z.object({
  members_added: orMissing(anyRows),
  members_removed: orMissing(anyRows),
  errors: orMissing(eachRow(z.object({ email_addresses: eachRow(z.string()), error: orMissing(z.string()) }))),
})

export const memberEvents = z.object({
  events: eachRow(
    z.object({
      name: z.string(),
      occurred_at: z.string(),
      properties: orMissing(z.record(z.string(), z.unknown())),
    }),
  ),
})

/** At most 50 tags are shown with a member; `tags_count` counts all. */
export const taggedMember = orElse(
  z.optional(
    z.object({
      ...ofList,
      id: orMissing(id),
      status: orMissing(z.string()),
      tags_count: orMissing(z.number()),
      tags: orMissing(countedRows(z.object({ id: z.int() }))),
    }),
  ),
  undefined,
)

/** Contacts with the searched address. */
export const foundMembers = z.object({
  exact_matches: z.object({ members: eachRow(z.object({ ...ofList, id, status: orElse(z.string(), '') })) }),
})

export const memberCount = z.object({ ...ofList, total_items: z.number() })

/** The rows are read one by one. */
export const batchAnswer = z.object({
  new_members: anyRows,
  updated_members: anyRows,
  errors: eachRow(
    z.object({
      email_address: orMissing(z.string()),
      error: orMissing(z.string()),
      field: orMissing(z.string()),
      field_message: orMissing(z.string()),
    }),
  ),
  total_created: z.number(),
  total_updated: z.number(),
})

export const mergeField = z.object({
  ...ofList,
  merge_id: z.int().check(z.gte(0)),
  tag: z.string(),
  name: orElse(z.string(), ''),
  type: orElse(z.string(), 'text'),
  default_value: orMissing(z.string()),
  public: orMissing(z.boolean()),
  required: orMissing(z.boolean()),
  options: orMissing(z.object({ choices: orMissing(eachRow(z.string())) })),
})

export const mergeFieldPage = z.object({
  ...ofList,
  merge_fields: countedRows(mergeField),
  total_items: orMissing(z.number()),
})

export const hook = z.object({
  id,
  url: z.string(),
  signing_enabled: orMissing(z.boolean()),
  signing_secret: orMissing(z.string()),
})

export const hooks = z.object({ ...ofList, webhooks: eachRow(hook) })
