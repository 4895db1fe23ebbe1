import * as z from 'zod/mini'
import { account } from './account.ts'
import { endpoint } from './endpoint.ts'
import { listSettings } from './list-settings.ts'
import { list } from './list.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

export const allLists = endpoint({
  method: 'GET',
  path: '/api/lists',
  summary: 'All lists of the signed-in organiser.',
  answer: z.object({ lists: z.array(list) }),
})

export const oneList = endpoint({
  method: 'GET',
  path: '/api/lists/:listId',
  summary: "One of the organiser's lists, by its internal id or by Mailchimp's list id.",
  params: z.object({ listId: listKey }),
  answer: z.object({ success: z.literal(true), list, message: z.string() }),
})

const { scanning_on: scanningOn, display_field: _, ...others } = listSettings.shape

export const changeList = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId',
  summary:
    'Changes the given settings of a list. `is_active` switches scanning on or off. The display field has a call of its own.',
  params: z.object({ listId: listKey }),
  body: z
    .partial(z.strictObject({ is_active: scanningOn, ...others }))
    .check(z.refine((change) => Object.keys(change).length > 0, says('nothing_changed'))),
  answer: z.object({ list, message: z.string() }),
})

export const allAccounts = endpoint({
  method: 'GET',
  path: '/api/mailchimp-accounts',
  summary: 'The connected Mailchimp accounts with their lists.',
  answer: z.object({ accounts: z.array(account) }),
})

export const syncLists = endpoint({
  method: 'POST',
  path: '/api/mailchimp-accounts/:accountId/sync-lists',
  summary: "Reads the account's lists from Mailchimp again.",
  params: z.object({ accountId: z.uuid() }),
  answer: z.object({ account, message: z.string() }),
})
