import type { lists as english } from '../../en/refusals/lists.ts'

/** Lists of an account. */
export const lists = {
  list_not_found: 'Lista não encontrada',
  list_gone: 'Esta lista não existe mais no Mailchimp.',
  account_of_list_inactive: 'A conta desta lista está inativa. Ative-a primeiro no painel.',
  no_codes_yet: 'Ninguém tem código ainda. Gere os códigos primeiro.',
} satisfies typeof english
