// The two things that Listpass writes about campaigns. It never sends one to its recipients.
import * as z from 'zod/mini'
import { campaignKey } from './campaign-key.ts'
import { done, endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { onOneLine } from './one-line.ts'
import { says } from './says.ts'

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/campaigns/:campaignId/test',
  summary:
    'Lets Mailchimp send a test of this draft to one address. A test has no contact, so its picture says SAMPLE.',
  params: z.object({ listId: listKey, campaignId: campaignKey }),
  body: z.strictObject({
    email: z
      .string(says('email_required'))
      .check(z.trim(), z.email(says('email_invalid')), z.maxLength(254, says('test_email_too_long'))),
  }),
  answer: done,
})

export const makeDraft = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/campaigns',
  summary: 'Makes a draft in Mailchimp: a small invitation to the whole list with the code in place. It is not sent.',
  params: z.object({ listId: listKey }),
  body: z.strictObject({
    /** Also the first subject. */
    title: z
      .string(says('name_required'))
      .check(z.trim(), ...onOneLine, z.minLength(1, says('name_required')), z.maxLength(100, says('title_too_long'))),
  }),
  answer: z.object({ id: z.string(), mailchimp_url: z.nullable(z.string()) }),
})
