import type { contacts as english } from '../../en/refusals/contacts.ts'
import { n } from '../format.ts'

/** Contacts of a list. `tag` is the name of a field in Mailchimp. */
export const contacts = {
  contact_not_found: 'Contato não encontrado',
  no_page_of_contacts: 'Esta página de contatos não existe.',
  no_page: 'Esta página não existe.',
  too_many_searches: 'Muitas buscas. Espere um momento e tente de novo.',
  party_by_field: ({ tag }) => `O campo ${tag} diz quantas pessoas entram com este código. Altere-o no Mailchimp.`,
  parties_by_field: ({ tag, codes }) =>
    `O campo ${tag} diz quantas pessoas entram com ${n(codes)} destes códigos. Altere-o no Mailchimp.`,
} satisfies typeof english
