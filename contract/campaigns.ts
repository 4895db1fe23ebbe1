import * as z from 'zod/mini'
import { waysSeen } from '#domain/mail-windows.ts'
import { checks, lights } from '#domain/preflight.ts'
import { campaignKey } from './campaign-key.ts'
import { endpoint } from './endpoint.ts'
import { leftOut } from './left-out.ts'
import { listKey } from './list-key.ts'

const finding = z.object({
  /** The stable name of the finding, such as `same_picture`. */
  id: z.string(),
  check: z.enum(checks),
  light: z.enum(['look', 'wrong']),
  sentence: z.string(),
  todo: z.string(),
  /** The place in the mail, such as `Line 14: <img src=…>`. Null if the finding has no place. */
  where: z.nullable(z.string()),
})
export type DraftFinding = z.output<typeof finding>

const draft = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  status: z.enum(['save', 'paused', 'schedule']),
  created_at: z.nullable(z.string()),
  send_at: z.nullable(z.string()),
  /** Mailchimp's count; null if it does not say. */
  receivers: z.nullable(z.int()),
  /** The campaign in Mailchimp, or in the sandbox. Null if Mailchimp does not tell its number. */
  mailchimp_url: z.nullable(z.string()),
  /** Null if the draft could not be checked; `headline` says why. */
  light: z.nullable(z.enum(lights)),
  /** The worst finding; null for a draft that is ready. */
  headline: z.nullable(z.string()),
  /** Findings of each light. */
  wrong: z.int(),
  look: z.int(),
})
export type ListedDraft = z.output<typeof draft>

/** `fresh`: the drafts are read from Mailchimp again. Otherwise an answer may be a minute old. */
const query = z.object({ fresh: z.optional(z.enum(['yes'])) })

export const checkedDrafts = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/campaigns',
  summary: 'Campaigns of this list that were not sent yet, each with a light: ready, look at this, or would go wrong.',
  params: z.object({ listId: listKey }),
  query,
  answer: z.object({ checked_at: z.string(), drafts: z.array(draft), left_out: leftOut }),
})

const ofDraft = z.object({
  sent: z.null(),
  checked_at: z.string(),
  draft,
  /** The worst first. */
  findings: z.array(finding),
  passed: z.array(z.enum(checks)),
  /**
   * For each version of an A/B test, and one for other drafts: what Listpass reads in each of `mailWindows`. Null for a version without
   * the picture of the code.
   */
  windows: z.array(
    z.nullable(z.array(z.object({ seen: z.enum(waysSeen), side: z.number(), whole: z.number(), least: z.number() }))),
  ),
  without_code: z.object({
    /** Null if Listpass cannot tell which guests receive this draft. */
    count: z.nullable(z.int()),
    /** At most 5. */
    names: z.array(z.string()),
  }),
  /** Null if Mailchimp does not show it. */
  checklist: z.nullable(
    z.object({
      is_ready: z.boolean(),
      items: z.array(
        z.object({ kind: z.enum(['success', 'warning', 'error']), heading: z.string(), details: z.string() }),
      ),
    }),
  ),
})
export type CheckedDraft = z.output<typeof ofDraft>

/** A draft that was sent since. Nothing about it can be changed. */
const ofSent = z.object({
  sent: z.object({
    title: z.string(),
    subject: z.string(),
    /** Null while Mailchimp is still sending it. */
    sent_at: z.nullable(z.string()),
    mailchimp_url: z.nullable(z.string()),
  }),
})
export type SentDraft = z.output<typeof ofSent>['sent']

export const checkedDraft = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/campaigns/:campaignId',
  summary:
    'What Listpass found in one draft, what passed, and Mailchimp’s own checklist beside it. For a draft that was sent: when.',
  params: z.object({ listId: listKey, campaignId: campaignKey }),
  query,
  answer: z.union([ofDraft, ofSent]),
})
