// The parts of Mailchimp's answers that the check reads.
import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))

export const member = z.object({
  id: z.string(),
  email_address: z.string(),
  status: z.string(),
  contact_id: text,
  timestamp_opt: text,
  last_changed: text,
  merge_fields: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
export type Member = z.output<typeof member>

export const memberPage = z.object({ members: z.array(member), total_items: z.number() })

export const contactIds = z.object({ members: z.array(z.object({ contact_id: text })) })

export const total = z.object({ total_items: z.number() })

export const batch = z.object({
  new_members: z.array(member),
  updated_members: z.array(member),
  errors: z.array(z.object({ email_address: z.optional(z.string()), error: z.optional(z.string()) })),
})

export const fieldPage = z.object({
  merge_fields: z.array(
    z.object({ merge_id: z.number(), tag: z.string(), name: z.string(), type: z.string(), public: z.boolean() }),
  ),
})

export const field = z.object({ merge_id: z.number(), tag: z.string() })

export const hook = z.object({ id: z.string(), url: z.string(), signing_secret: text })

export const hookPage = z.object({ webhooks: z.array(hook) })
