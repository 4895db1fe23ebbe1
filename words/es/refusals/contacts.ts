import type { contacts as Contacts } from '../../en/refusals/contacts.ts'
import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'No se ha encontrado el contacto',
  no_page_of_contacts: 'Esta página de contactos no existe.',
  no_page: 'Esta página no existe.',
  too_many_searches: 'Demasiadas búsquedas. Espera un momento e inténtalo de nuevo.',
  party_by_field: ({ tag }: { tag: string }) =>
    `El campo ${tag} dice cuántas personas entran con este código. Cámbialo en Mailchimp.`,
  parties_by_field: ({ tag, codes }: { tag: string; codes: number }) =>
    `El campo ${tag} dice cuántas personas entran con ${n(codes)} de estos códigos. Cámbialo en Mailchimp.`,
} satisfies typeof Contacts
