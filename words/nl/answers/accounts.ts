import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Het account is gekoppeld',
  account_updated: 'Het account is gewijzigd',
  account_deleted: 'Het account is verwijderd',
  lists_synced: 'De lijsten zijn gesynchroniseerd',
  consent_begins: 'Je gaat naar Mailchimp om toestemming te geven.',
} satisfies typeof english
