import type { Account } from '#contract/account.ts'

type Named = Pick<Account, 'id' | 'account_name' | 'display_name' | 'server_prefix' | 'account_id'>

/**
 * An account of Mailchimp in a list to choose from: the organiser's own name for it and, where that is another, its name in
 * Mailchimp. Two that are still the same are told apart by Mailchimp's id.
 */
export function accountLabel(account: Named, all: readonly Named[]): string {
  const label = labelOf(account)
  const hasTwin = all.some((other) => other.id !== account.id && labelOf(other) === label)
  return hasTwin ? `${label} (${account.account_id ?? account.server_prefix})` : label
}

function labelOf({ account_name: name, display_name: named }: Named): string {
  return named === null || named === '' || named === name ? name : `${name} · ${named}`
}
