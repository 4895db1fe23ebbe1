import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'Contact not found',
  no_page_of_contacts: 'This page of contacts does not exist.',
  no_page: 'This page does not exist.',
  too_many_searches: 'Too many searches. Wait a moment and try again.',
  party_by_field: ({ tag }: { tag: string }) =>
    `The field ${tag} says how many come in with this code. Change it in Mailchimp.`,
  parties_by_field: ({ tag, codes }: { tag: string; codes: number }) =>
    `The field ${tag} says how many come in with ${n(codes)} of these codes. Change it in Mailchimp.`,
}
