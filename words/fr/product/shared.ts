import type { shared as en } from '../../en/product/shared.ts'
import { reasons } from '../reasons.ts'
import { campaignHtml } from './campaign-html.ts'
import { confirm } from './confirm.ts'
import { guestAddress } from './guest-address.ts'
import { guests } from './guests.ts'
import { occasion } from './occasion.ts'
import { sameAccount } from './same-account.ts'
import { sandbox } from './sandbox.ts'
import { whoSentence } from './who-sentence.ts'

/** What most screens of an organiser load. */
export const shared = {
  campaignHtml,
  confirm,
  guestAddress,
  guests,
  occasion,
  reasons,
  sameAccount,
  sandbox,
  whoSentence,
} satisfies typeof en
