import type { lists as english } from '../../en/refusals/lists.ts'

/** Lists of an account. */
export const lists = {
  list_not_found: 'Liste nicht gefunden',
  list_gone: 'Diese Liste gibt es in Mailchimp nicht mehr.',
  account_of_list_inactive: 'Das Konto dieser Liste ist nicht aktiv. Schalten Sie es zuerst in der Übersicht ein.',
  no_codes_yet: 'Noch niemand hat einen Code. Erzeugen Sie zuerst die Codes.',
} satisfies typeof english
