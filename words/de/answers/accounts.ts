import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Das Konto ist hinzugefügt',
  account_updated: 'Das Konto ist geändert',
  account_deleted: 'Das Konto ist gelöscht',
  lists_synced: 'Die Listen sind abgeglichen',
  consent_begins: 'Weiter zu Mailchimp, damit Sie dort zustimmen.',
} satisfies typeof english
