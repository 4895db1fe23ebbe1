import type { contacts as en } from '../../en/refusals/contacts.ts'
import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'Contact introuvable',
  no_page_of_contacts: 'Cette page de contacts n’existe pas.',
  no_page: 'Cette page n’existe pas.',
  too_many_searches: 'Trop de recherches. Attendez un moment, puis réessayez.',
  party_by_field: ({ tag }: { tag: string }) =>
    `Le champ ${tag} indique combien de personnes entrent avec ce code. Modifiez-le dans Mailchimp.`,
  parties_by_field: ({ tag, codes }: { tag: string; codes: number }) =>
    `Le champ ${tag} indique combien de personnes entrent avec ${n(codes)} de ces codes. Modifiez-le dans Mailchimp.`,
} satisfies typeof en
