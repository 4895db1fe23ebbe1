import * as z from 'zod/mini'
import { accountName } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** The cookie that the browser echoes in the header X-XSRF-TOKEN, and the header that marks a call by script. */
export const xsrfCookie = 'XSRF-TOKEN'
export const xsrfHeader = 'x-xsrf-token'
export const scriptHeader = { name: 'x-requested-with', value: 'XMLHttpRequest' } as const

export const connectMailchimp = endpoint({
  method: 'POST',
  path: '/mailchimp/connect',
  summary: "Begins connecting a Mailchimp account by consent: answers the address of Mailchimp's page to go to.",
  body: z.strictObject({
    account_name: accountName,
    user_id: z.string(),
  }),
  answer: z.object({ url: z.string(), message: z.string() }),
})

export const connectOptions = endpoint({
  method: 'GET',
  path: '/api/mailchimp-connect-options',
  summary: 'Tells whether accounts can be connected by consent here, or by API key only.',
  answer: z.object({ oauth: z.boolean() }),
})
