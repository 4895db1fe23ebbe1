import type { batches as english } from '../../en/answers/batches.ts'
import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'Se están generando los códigos QR.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Se están generando códigos QR para # contacto.',
      other: 'Se están generando códigos QR para # contactos.',
    }),
  generating_already: 'Ya se están generando códigos QR.',
  sync_gives_codes: 'Hay una sincronización en curso. Da un código a todos los que no tienen.',
  no_contacts_to_generate:
    'Esta lista aún no tiene contactos. Genera los códigos otra vez cuando se haya apuntado alguien.',
  generation_cancelled: 'Se ha cancelado la generación de códigos QR',
  comparing: 'La lista se está comparando con Mailchimp.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contacto se está comparando con Mailchimp.',
      other: '# contactos se están comparando con Mailchimp.',
    }),
  comparing_already: 'Ya hay una sincronización en curso.',
  no_contacts_to_compare: 'Esta lista aún no tiene contactos.',
  sync_cancelled: 'Se ha cancelado la sincronización de códigos QR',
} satisfies typeof english
