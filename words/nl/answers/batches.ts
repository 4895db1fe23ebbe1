import type { batches as english } from '../../en/answers/batches.ts'
import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'De QR-codes worden gemaakt.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Er worden QR-codes gemaakt voor # contact.',
      other: 'Er worden QR-codes gemaakt voor # contacten.',
    }),
  generating_already: 'De QR-codes worden al gemaakt.',
  sync_gives_codes: 'Er loopt een synchronisatie. Iedereen zonder code krijgt er een.',
  no_contacts_to_generate: 'Deze lijst heeft nog geen contacten. Maak de codes opnieuw als er mensen op staan.',
  generation_cancelled: 'Het maken van de QR-codes is geannuleerd',
  comparing: 'De lijst wordt met Mailchimp vergeleken.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact wordt met Mailchimp vergeleken.',
      other: '# contacten worden met Mailchimp vergeleken.',
    }),
  comparing_already: 'Er loopt al een synchronisatie.',
  no_contacts_to_compare: 'Deze lijst heeft nog geen contacten.',
  sync_cancelled: 'Het synchroniseren van de QR-codes is geannuleerd',
} satisfies typeof english
