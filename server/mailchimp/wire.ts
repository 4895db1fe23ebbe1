// Mailchimp's answers, checked before use. Only this folder uses these types. Only the fields we use are required; all
// others may come, go or change.
import * as z from 'zod/mini'

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

export const listInfo = z.object({
  id,
  name: z.string(),
  date_created: z.optional(z.nullable(z.string())),
  stats: z.optional(z.object({ member_count: z.optional(z.number()) })),
})

export const ping = z.object({ health_status: z.string() })

/** The list of an answer. It is requested everywhere, and compared with the intended list. */
export const ofList = { list_id: z.optional(z.nullable(z.string())) }

export const listId = z.object({ id })

/** The statistics count only subscribed members. */
export const listCount = z.object({ id, stats: z.optional(z.object({ member_count: z.optional(z.number()) })) })

export const listPage = z.object({ lists: z.array(listInfo), total_items: z.optional(z.number()) })

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

export const segmentPage = z.object({ ...ofList, segments: z.array(segment), total_items: z.number() })

/** The page itself does not say of which list it is, but its rows do. */
export const segmentMemberPage = z.object({ members: z.array(z.object({ ...ofList, id })), total_items: z.number() })

/** The changed members come whole, and are not read. */
export const tagChange = z.object({
  errors: z.optional(z.array(z.object({ email_addresses: z.array(z.string()), error: z.optional(z.string()) }))),
})

export const memberEvents = z.object({
  events: z.array(
    z.object({
      name: z.string(),
      occurred_at: z.string(),
      properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
    }),
  ),
})

/** At most 50 tags are shown with a member; `tags_count` counts all. */
export const taggedMember = z.object({
  ...ofList,
  id,
  status: z.string(),
  tags_count: z.optional(z.number()),
  tags: z.array(z.object({ id: z.int() })),
})

/** Contacts with the searched address. */
export const foundMembers = z.object({
  exact_matches: z.object({ members: z.array(z.object({ ...ofList, id, status: z.string() })) }),
})

export const memberCount = z.object({ ...ofList, total_items: z.number() })

/** A member's state after a write. */
export const written = z.object({
  id: z.string(),
  email_address: z.string(),
  merge_fields: z.record(z.string(), z.unknown()),
})

export const batchAnswer = z.object({
  new_members: z.array(written),
  updated_members: z.array(written),
  errors: z.array(
    z.object({
      email_address: z.optional(z.nullable(z.string())),
      error: z.optional(z.nullable(z.string())),
      field_message: z.optional(z.nullable(z.string())),
    }),
  ),
  total_created: z.number(),
  total_updated: z.number(),
})

export const mergeField = z.object({
  ...ofList,
  merge_id: z.int().check(z.gte(0)),
  tag: z.string(),
  name: z.string(),
  type: z.string(),
  default_value: z.optional(z.nullable(z.string())),
  public: z.optional(z.boolean()),
  options: z.optional(z.nullable(z.object({ choices: z.optional(z.array(z.string())) }))),
})

export const mergeFieldPage = z.object({
  ...ofList,
  merge_fields: z.array(mergeField),
  total_items: z.optional(z.number()),
})

export const hook = z.object({
  id,
  url: z.string(),
  signing_enabled: z.optional(z.nullable(z.boolean())),
  signing_secret: z.optional(z.nullable(z.string())),
})

export const hooks = z.object({ ...ofList, webhooks: z.array(hook) })
