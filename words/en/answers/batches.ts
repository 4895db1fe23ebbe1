import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'QR codes are being generated.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'QR codes are being generated for # contact.',
      other: 'QR codes are being generated for # contacts.',
    }),
  generating_already: 'QR codes are being generated already.',
  sync_gives_codes: 'A sync is running. It gives a code to everyone who has none.',
  no_contacts_to_generate: 'This list has no contacts yet. Generate again once people have joined.',
  generation_cancelled: 'QR code generation was cancelled',
  comparing: 'The list is being compared with Mailchimp.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact is being compared with Mailchimp.',
      other: '# contacts are being compared with Mailchimp.',
    }),
  comparing_already: 'A sync is under way already.',
  no_contacts_to_compare: 'This list has no contacts yet.',
  sync_cancelled: 'QR code sync was cancelled',
}
