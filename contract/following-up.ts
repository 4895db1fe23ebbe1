import * as z from 'zod/mini'
import { campaignKey } from './campaign-key.ts'
import { endpoint } from './endpoint.ts'
import { leftOut } from './left-out.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

/** `stayed_away`: was invited and did not come. */
export const segmentKinds = ['came', 'stayed_away', 'no_code'] as const
export type SegmentKind = (typeof segmentKinds)[number]

/** Guests that enter within these minutes after the opening are on time. */
export const onTimeMinutes = 30

const campaign = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  sent_at: z.nullable(z.string()),
  /** Emails that Mailchimp sent, bounced ones too. Null while Mailchimp shows no report. */
  sent: z.nullable(z.int()),
  bounced: z.nullable(z.int()),
})
export type SentCampaign = z.output<typeof campaign>

const ofList = z.object({ listId: listKey })
const ofOccasion = z.object({ listId: listKey, occasionId: z.uuid() })

export const followingUp = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/following-up/:occasionId',
  summary: 'The kept figures of an occasion’s emails, and the segments and drafts that were made after it.',
  params: ofOccasion,
  answer: z.object({
    /** The newest 20, the newest first. */
    campaigns: z.array(campaign),
    left_out: leftOut,
    /** When they were read from Mailchimp; null if never. */
    as_of: z.nullable(z.string()),
    /** The email that invited to the occasion: the one chosen last, else the newest before its end. Null without one. */
    invitation_id: z.nullable(z.string()),
    figures: z.object({
      /** Contacts that entered at least once. */
      came: z.int(),
      /** Contacts whose page of the code was opened for this occasion. */
      opened: z.int(),
      /** Contacts that entered by `onTimeMinutes` after the opening; null without one. */
      on_time: z.nullable(z.int()),
    }),
    /** What Listpass made in Mailchimp for this occasion. */
    made: z.array(
      z.object({
        kind: z.enum([...segmentKinds, 'reminder']),
        made_at: z.string(),
        /** Null for the whole list. */
        campaign_id: z.nullable(z.string()),
      }),
    ),
    /** Pages of Mailchimp; null beside the sandbox, or where there is nothing. */
    segments_url: z.nullable(z.string()),
    reminder_url: z.nullable(z.string()),
  }),
})
export type FollowingUp = z.output<(typeof followingUp)['answer']>

/** The most regulars that are named. */
export const mostRegulars = 20

export const regulars = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/following-up/regulars',
  summary:
    'Guests that came to two or more of the occasions that the list has held, most visits first, and how many guests never came.',
  params: ofList,
  answer: z.object({
    /** Occasions with at least one guest that came. The other figures say little below two. */
    held: z.int(),
    /** The first `mostRegulars`. `could`: how many of the occasions the guest could have come to. */
    often: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), came: z.int(), could: z.int() })),
    /** All guests that came to two or more. */
    often_in_all: z.int(),
    /** Guests that came to none, and could have come to one. */
    never: z.int(),
  }),
})
export type Regulars = z.output<(typeof regulars)['answer']>

export const readReports = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/following-up/reports',
  summary: 'Reads the newest sent campaigns of a list and their reports from Mailchimp, and keeps the figures.',
  params: ofList,
  answer: z.object({ as_of: z.string() }),
})

export const makeSegment = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/following-up/:occasionId/segments',
  summary: 'Makes a segment in Mailchimp, or brings the one up to date that was made before.',
  params: ofOccasion,
  body: z.strictObject({
    kind: z.enum(segmentKinds, says('segment_kind_needed')),
    /** The invitation, for `stayed_away`. Null: the whole list was invited. */
    campaign_id: z.nullable(campaignKey),
  }),
  answer: z.object({ name: z.string(), message: z.string() }),
})

export const makeReminder = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/following-up/:occasionId/reminder',
  summary: 'Copies a sent campaign as a draft for those who were invited and did not come. It is never sent.',
  params: ofOccasion,
  body: z.strictObject({ campaign_id: campaignKey }),
  answer: z.object({ title: z.string(), mailchimp_url: z.nullable(z.string()), message: z.string() }),
})
