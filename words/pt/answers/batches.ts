import type { batches as english } from '../../en/answers/batches.ts'
import { count } from '../format.ts'

type Contacts = { contacts: number }

/** Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts. */
export const batches = {
  generating: 'Os códigos QR estão sendo gerados.',
  generating_for: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Códigos QR estão sendo gerados para # contato.',
      other: 'Códigos QR estão sendo gerados para # contatos.',
    }),
  generating_already: 'Os códigos QR já estão sendo gerados.',
  sync_gives_codes: 'Uma sincronização está em andamento. Ela dá um código a quem não tem.',
  no_contacts_to_generate: 'Esta lista ainda não tem contatos. Gere os códigos de novo quando houver inscritos.',
  generation_cancelled: 'A geração dos códigos QR foi cancelada',
  comparing: 'A lista está sendo comparada com o Mailchimp.',
  comparing_contacts: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contato está sendo comparado com o Mailchimp.',
      other: '# contatos estão sendo comparados com o Mailchimp.',
    }),
  comparing_already: 'Uma sincronização já está em andamento.',
  no_contacts_to_compare: 'Esta lista ainda não tem contatos.',
  sync_cancelled: 'A sincronização dos códigos QR foi cancelada',
} satisfies typeof english
