// A draft as one of its recipients gets it.
import * as z from 'zod/mini'
import { mailWindows } from '#domain/mail-windows.ts'
import { campaignKey } from './campaign-key.ts'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

const number = z.string().check(z.regex(/^\d{1,7}$/, says('number_required')))

const asked = {
  params: z.object({ listId: listKey, campaignId: campaignKey }),
  query: z.object({
    /** The recipient, counted from 1. */
    guest: z.optional(number),
    /** The version of an A/B test, counted from 0. */
    version: z.optional(number),
    fresh: z.optional(z.enum(['yes'])),
  }),
}

export const mailProof = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/campaigns/:campaignId/proof',
  summary: 'The draft as one of its recipients gets it: every merge tag with this contact’s own value.',
  ...asked,
  answer: z.object({
    /** The versions of an A/B test; empty for other drafts. */
    versions: z.array(z.string()),
    /** The recipients that can be walked through. */
    total: z.int(),
    /** False: only Mailchimp can judge who receives this draft, so these are all contacts of the list. */
    is_certain: z.boolean(),
    /** `qr_code` is null for a viewer, who gets no code: the mail has SAMPLE in its place. */
    guest: z.nullable(
      z.object({ number: z.int(), email: z.string(), name: z.string(), qr_code: z.nullable(z.string()) }),
    ),
    /**
     * The path of the mail, for a frame, for ten minutes of this session. Add `/light` or `/dark`, then `/own`, `/all` for the pictures of other
     * addresses, or `/measured` for a frame that its page may read. Null if Mailchimp shows no HTML.
     */
    page: z.nullable(z.string()),
    /** Merge tags that stay as they are. */
    left: z.array(z.string()),
  }),
})
export type MailProof = z.output<(typeof mailProof)['answer']>

export const readProof = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/campaigns/:campaignId/proof/reading',
  summary:
    'Whether a decoder reads this recipient’s picture, fetched from the public address, as each window of `mailWindows` shows it.',
  ...asked,
  answer: z.object({
    /** `no_picture`: the mail shows no picture at the public address. `unreachable`: that address did not answer. */
    outcome: z.enum(['read', 'no_picture', 'unreachable']),
    /** Where the picture is, without its path. */
    address: z.nullable(z.string()),
    /** `side`: of the picture in CSS pixels. `other`: the picture holds another contact's code. `unseen`: this window shows no code. */
    ways: z.array(
      z.object({
        window: z.enum(mailWindows.map(({ name }) => name)),
        side: z.int(),
        result: z.enum(['read', 'unread', 'other', 'unseen']),
      }),
    ),
  }),
})
export type ReadProof = z.output<(typeof readProof)['answer']>
