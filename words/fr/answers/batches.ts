import type { batches as english } from '../../en/answers/batches.ts'
import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'Les codes QR sont en cours de génération.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Des codes QR sont en cours de génération pour # contact.',
      other: 'Des codes QR sont en cours de génération pour # contacts.',
    }),
  generating_already: 'Des codes QR sont déjà en cours de génération.',
  sync_gives_codes: 'Une synchronisation est en cours. Elle donne un code à chaque contact qui n’en a pas.',
  no_contacts_to_generate: 'Cette liste n’a pas encore de contacts. Générez de nouveau les codes quand elle en aura.',
  generation_cancelled: 'La génération des codes QR a été arrêtée',
  comparing: 'La liste est en cours de comparaison avec Mailchimp.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact est en cours de comparaison avec Mailchimp.',
      other: '# contacts sont en cours de comparaison avec Mailchimp.',
    }),
  comparing_already: 'Une synchronisation est déjà en cours.',
  no_contacts_to_compare: 'Cette liste n’a pas encore de contacts.',
  sync_cancelled: 'La synchronisation des codes QR a été arrêtée',
} satisfies typeof english
