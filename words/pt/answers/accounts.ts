import type { accounts as english } from '../../en/answers/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Conta adicionada',
  account_updated: 'Conta atualizada',
  account_deleted: 'Conta excluída',
  lists_synced: 'Listas sincronizadas',
  consent_begins: 'Abrindo o Mailchimp para você dar seu consentimento.',
} satisfies typeof english
