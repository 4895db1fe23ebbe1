import type { lists as en } from '../../en/refusals/lists.ts'

/** Lists of an account. */
export const lists = {
  list_not_found: 'Liste introuvable',
  list_gone: 'Cette liste n’existe plus dans Mailchimp.',
  account_of_list_inactive: 'Le compte de cette liste est désactivé. Activez-le d’abord dans le tableau de bord.',
  no_codes_yet: 'Personne n’a encore de code. Générez d’abord les codes.',
} satisfies typeof en
