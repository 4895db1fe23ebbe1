import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Le compte a été ajouté',
  account_updated: 'Le compte a été modifié',
  account_deleted: 'Le compte a été supprimé',
  lists_synced: 'Les listes ont été synchronisées',
  consent_begins: 'Redirection vers Mailchimp pour votre accord.',
} satisfies typeof english
