import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Cuenta añadida',
  account_updated: 'Cuenta actualizada',
  account_deleted: 'Cuenta eliminada',
  lists_synced: 'Listas sincronizadas',
  consent_begins: 'Te llevamos a Mailchimp para que permitas el acceso.',
} satisfies typeof english
