import * as z from 'zod/mini'
import { leftOut } from './left-out.ts'
import { list } from './list.ts'

export const account = z.object({
  id: z.string(),
  account_name: z.string(),
  /** The name that the account has in Mailchimp. */
  display_name: z.nullable(z.string()),
  /** The key in masked form, eight dots and the data centre: `••••••••us14`. */
  api_key: z.string(),
  server_prefix: z.string(),
  account_id: z.nullable(z.string()),
  is_active: z.boolean(),
  /** Mailchimp no longer accepts the credential; all work of the account waits. */
  needs_reconnect: z.boolean(),
  /** Another organiser of this installation has connected the same Mailchimp account. */
  is_shared: z.boolean(),
  /** Why Mailchimp does not let this account's user read lists; null when it does. */
  lists_refused: z.nullable(z.string()),
  lists_left_out: leftOut,
  lists: z.array(list),
})
export type Account = z.output<typeof account>
