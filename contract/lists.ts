import * as z from 'zod/mini'
import { partyModes } from '#domain/party.ts'
import { account } from './account.ts'
import { endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { colourRulesLimit, consentLimit, maxScansLimit } from './limits.ts'
import { colourRule, list, listKey } from './list.ts'
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

export const changeList = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId',
  summary:
    'Changes the given settings of a list: scanning on or off, removed contacts let in or not, maximum of new contacts, colours, parties, the words for consent, and letters to new guests.',
  params: z.object({ listId: listKey }),
  body: z
    .strictObject({
      is_active: z.optional(z.boolean(says('scanning_needed'))),
      admit_removed: z.optional(z.boolean(says('yes_or_no'))),
      default_max: z.optional(
        z.int(says('whole_number')).check(z.minimum(1, says('at_least')), z.maximum(maxScansLimit, says('at_most'))),
      ),
      party: z.optional(z.enum(partyModes)),
      consent_words: z.optional(z.nullable(givenName('sentence', consentLimit))),
      /** Whether a new guest with an email gets a letter with the code. */
      mail_walk_ins: z.optional(z.boolean(says('yes_or_no'))),
      /** Null restores the built-in colour rules. */
      colour_rules: z.optional(
        z.nullable(z.array(colourRule).check(z.maxLength(colourRulesLimit, says('colours_at_most')))),
      ),
    })
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
