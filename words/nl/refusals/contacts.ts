import type { contacts as english } from '../../en/refusals/contacts.ts'
import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'Contact niet gevonden',
  no_page_of_contacts: 'Deze pagina met contacten bestaat niet.',
  no_page: 'Deze pagina bestaat niet.',
  too_many_searches: 'Te vaak gezocht. Wacht even en probeer het opnieuw.',
  party_by_field: ({ tag }: { tag: string }) =>
    `Het veld ${tag} bepaalt hoeveel mensen met deze code naar binnen mogen. Wijzig het in Mailchimp.`,
  parties_by_field: ({ tag, codes }: { tag: string; codes: number }) =>
    `Het veld ${tag} bepaalt bij ${n(codes)} van deze codes hoeveel mensen naar binnen mogen. Wijzig het in Mailchimp.`,
} satisfies typeof english
