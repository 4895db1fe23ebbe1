import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Cuenta añadida',
  account_updated: 'Cuenta actualizada',
  account_deleted: 'Cuenta eliminada',
  lists_synced: 'Listas sincronizadas',
  consent_begins: 'Vas a Mailchimp para dar tu consentimiento.',
} satisfies typeof english
