// Mailchimp's answers about campaigns. As in wire.ts, only the fields we use are required.
import * as z from 'zod/mini'
import { anyRows, countedRows, eachRow, orMissing } from './wire-rows.ts'

const text = orMissing(z.string())

const condition = z.object({
  condition_type: z.optional(z.unknown()),
  field: z.optional(z.unknown()),
  op: z.optional(z.unknown()),
  value: z.optional(z.unknown()),
})

const count = z.int().check(z.gte(0))

/** Campaign ids become part of addresses that we call. */
const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))

export const campaign = z.object({
  id,
  web_id: orMissing(count),
  type: z.string(),
  status: z.string(),
  create_time: text,
  send_time: text,
  recipients: z.optional(
    z.nullable(
      z.object({
        list_id: text,
        recipient_count: orMissing(count),
        segment_opts: z.optional(
          z.nullable(
            z.object({
              saved_segment_id: orMissing(count),
              prebuilt_segment_id: text,
              conditions: z.optional(z.nullable(z.array(condition))),
            }),
          ),
        ),
      }),
    ),
  ),
  settings: orMissing(
    z.object({ title: text, subject_line: text, preview_text: text, from_name: text, reply_to: text }),
  ),
})
export type WireCampaign = z.output<typeof campaign>

/** What a list says about its campaigns. */
export const campaignDefaults = z.object({
  id: text,
  campaign_defaults: orMissing(z.object({ from_name: text, from_email: text, subject: text })),
})

export const campaignPage = z.object({ campaigns: countedRows(campaign) })

export const content = z.object({
  html: text,
  plain_text: text,
  variate_contents: z.optional(z.nullable(z.array(z.object({ content_label: text, html: text, plain_text: text })))),
})

export const report = z.object({
  id,
  list_id: text,
  emails_sent: count,
  bounces: z.object({ hard_bounces: count, soft_bounces: count, syntax_errors: z.optional(count) }),
})

export const recipient = z.object({ email_id: z.string(), list_id: text, status: z.string() })

export const recipientPage = z.object({
  campaign_id: text,
  sent_to: anyRows,
  total_items: count,
})

const item = z.object({ type: z.string(), heading: text, details: text })
export type ChecklistItem = z.output<typeof item>

export const checklist = z.object({ is_ready: z.boolean(), items: eachRow(item) })

export function readTime(value: string | null | undefined): Date | undefined {
  const time = value ? new Date(value) : undefined
  return time && !Number.isNaN(time.getTime()) ? time : undefined
}
