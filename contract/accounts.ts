import * as z from 'zod/mini'
import { account } from './account.ts'
import { onlyConfirmation } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { says } from './says.ts'

export const accountName = givenName('account_name', 100)

const params = z.object({ accountId: z.uuid() })

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/mailchimp-accounts',
  summary: 'Connects a Mailchimp account by API key, after checking the key with Mailchimp.',
  body: z.strictObject({
    account_name: accountName,
    api_key: z
      .string(says('api_key_required'))
      .check(
        z.trim(),
        z.minLength(1, says('api_key_required')),
        z.regex(/^[0-9A-Za-z]{10,100}-[a-z]{2,4}[0-9]{1,3}$/, says('api_key_invalid')),
      ),
  }),
  answer: z.object({ account, message: z.string() }),
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/api/mailchimp-accounts/:accountId',
  summary: 'Renames an account, or switches it on or off. An account that is off cannot be synced or scanned.',
  params,
  body: z.strictObject({
    account_name: accountName,
    is_active: z.boolean(says('account_active_needed')),
  }),
  answer: z.object({ account, message: z.string() }),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/mailchimp-accounts/:accountId',
  summary:
    'With a confirmation: removes an account with its lists, codes and scans from Listpass. In Mailchimp only our webhooks are removed.',
  params,
  body: onlyConfirmation,
  answer: done,
})
