import type { batches as english } from '../../en/answers/batches.ts'
import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'Die QR-Codes werden erzeugt.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'QR-Codes werden für # Kontakt erzeugt.',
      other: 'QR-Codes werden für # Kontakte erzeugt.',
    }),
  generating_already: 'Die QR-Codes werden schon erzeugt.',
  sync_gives_codes: 'Ein Abgleich läuft. Er gibt allen einen Code, die noch keinen haben.',
  no_contacts_to_generate:
    'Diese Liste hat noch keine Kontakte. Erzeugen Sie die Codes noch einmal, wenn jemand dazugekommen ist.',
  generation_cancelled: 'Das Erzeugen der QR-Codes wurde abgebrochen',
  comparing: 'Die Liste wird mit Mailchimp verglichen.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# Kontakt wird mit Mailchimp verglichen.',
      other: '# Kontakte werden mit Mailchimp verglichen.',
    }),
  comparing_already: 'Ein Abgleich läuft schon.',
  no_contacts_to_compare: 'Diese Liste hat noch keine Kontakte.',
  sync_cancelled: 'Der Abgleich der QR-Codes wurde abgebrochen',
} satisfies typeof english
