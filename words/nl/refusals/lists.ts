import type { lists as english } from '../../en/refusals/lists.ts'

/** Lists of an account. */
export const lists = {
  list_not_found: 'Lijst niet gevonden',
  list_gone: 'Deze lijst bestaat niet meer in Mailchimp.',
  account_of_list_inactive: 'Het account van deze lijst staat uit. Zet het eerst aan op het dashboard.',
  no_codes_yet: 'Nog niemand heeft een code. Maak eerst de codes.',
} satisfies typeof english
