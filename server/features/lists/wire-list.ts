import type { Account as WireAccount } from '#contract/account.ts'
import type { List as WireList, RuleTrouble } from '#contract/list.ts'
import type { Language } from '#domain/spoken.ts'
import { sayReason, sayTold } from '../../kernel/told.ts'
import type { Account } from '../accounts/find-account.ts'
import type { List } from './store.ts'
import { wireUnreadable } from './unreadable.ts'

/** A list in the form of the API. */
export function wireList(list: List, language: Language): WireList {
  const doubt = sayTold(language, list.doubt)
  return {
    ...list.settings,
    id: list.id,
    list_id: list.mailchimpId,
    name: list.name,
    member_count: list.memberCount,
    active_members: list.activeMembers,
    qr_fields_created: list.fieldCount === 3,
    qr_values_set: list.codesGeneratedAt !== null,
    webhook_setup: list.webhookMode !== null,
    name_fields: list.nameFields && {
      first: list.nameFields.first,
      last: list.nameFields.last,
      is_sure: list.nameFields.isSure,
    },
    logic_rules: list.rules,
    rule_troubles: wireRuleTroubles(list, language),
    is_active: list.settings.scanning_on && list.accountActive && list.codesGeneratedAt !== null,
    contacts_by_status: countsOf(list),
    date_created: list.dateCreated?.toISOString() ?? null,
    is_gone: list.goneSince !== null,
    is_shared: list.isShared,
    account: {
      id: list.accountId,
      name: list.accountName,
      is_active: list.accountActive,
      needs_reconnect: list.reconnectSince !== null,
    },
    doubt: doubt === null ? null : { message: doubt, unconfirmed: list.unconfirmed },
    unreadable: wireUnreadable(list.odd, language),
    running_batch: list.runningBatch && list.runningKind ? { id: list.runningBatch, kind: list.runningKind } : null,
  }
}

export function wireRuleTroubles({ ruleTroubles }: Pick<List, 'ruleTroubles'>, language: Language): RuleTrouble[] {
  return ruleTroubles.map((trouble) => ({ ...trouble, reason: sayReason(language, trouble.reason) }))
}

export function wireAccount(account: Account, lists: List[], language: Language): WireAccount {
  return {
    id: account.id,
    account_name: account.accountName,
    display_name: account.displayName,
    api_key: `••••••••${account.serverPrefix}`,
    server_prefix: account.serverPrefix,
    account_id: account.mailchimpId,
    is_active: account.isActive,
    needs_reconnect: account.reconnectSince !== null,
    is_shared: account.isShared,
    lists_refused: sayTold(language, account.listsRefused),
    lists_left_out: account.listsLeftOut,
    lists: lists.filter(({ accountId }) => accountId === account.id).map((list) => wireList(list, language)),
  }
}

function countsOf({ statusCounts: counts }: List): WireList['contacts_by_status'] {
  const { subscribed = 0, transactional = 0, unsubscribed = 0, cleaned = 0, pending = 0 } = counts
  return { subscribed, transactional, unsubscribed, cleaned, pending }
}
