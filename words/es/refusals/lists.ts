import type { lists as Lists } from '../../en/refusals/lists.ts'

/** Lists of an account. */
export const lists = {
  list_not_found: 'No se ha encontrado la lista',
  list_gone: 'Esta lista ya no existe en Mailchimp.',
  account_of_list_inactive: 'La cuenta de esta lista está inactiva. Actívala antes en el panel.',
  no_codes_yet: 'Nadie tiene código todavía. Genera antes los códigos.',
} satisfies typeof Lists
