import type { contacts as english } from '../../en/refusals/contacts.ts'
import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'Kontakt nicht gefunden',
  no_page_of_contacts: 'Diese Seite mit Kontakten gibt es nicht.',
  no_page: 'Diese Seite gibt es nicht.',
  too_many_searches: 'Zu viele Suchen. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  party_by_field: ({ tag }: { tag: string }) =>
    `Das Feld ${tag} legt fest, wie viele Personen mit diesem Code hereinkommen. Ändern Sie es in Mailchimp.`,
  parties_by_field: ({ tag, codes }: { tag: string; codes: number }) =>
    `Das Feld ${tag} legt bei ${n(codes)} dieser Codes fest, wie viele Personen hereinkommen. Ändern Sie es in Mailchimp.`,
} satisfies typeof english
