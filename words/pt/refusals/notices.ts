import type { notices as english } from '../../en/refusals/notices.ts'
import { count, n } from '../format.ts'

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'Não é possível acessar o Mailchimp agora. O Listpass continua automaticamente.',
  batch_waits_busy: 'O Mailchimp está ocupado demais agora. O Listpass continua automaticamente.',
  batch_waits_unauthorized: 'O Mailchimp não aceita mais a chave desta conta. Conecte a conta de novo para continuar.',
  batch_waits_forbidden:
    'O usuário do Mailchimp desta conta não pode fazer isto. Dê a ele uma função superior no Mailchimp para continuar.',
  batch_ended_refused: 'O Mailchimp recusou a solicitação. Comece de novo.',
  batch_ended_fields_moved: 'Os campos QR desta lista foram renomeados ou excluídos no Mailchimp. Comece de novo.',
  contacts_repaired: ({ contacts }) =>
    count(contacts, {
      one: '# contato estava diferente do Mailchimp e foi corrigido.',
      other: '# contatos estavam diferentes do Mailchimp e foram corrigidos.',
    }),
  codes_replaced: ({ contacts }) =>
    count(contacts, {
      one: '# contato tinha um código inválido ou de outro contato e recebeu um novo.',
      other: '# contatos tinham um código inválido ou de outro contato e receberam um novo.',
    }),
  contacts_left: ({ contacts }) =>
    count(contacts, {
      one: '# contato não está mais nesta lista no Mailchimp.',
      other: '# contatos não estão mais nesta lista no Mailchimp.',
    }),
  list_shown_in_part: ({ shown, total }) =>
    count(total, {
      one: `O Mailchimp mostrou ${n(shown)} de # contato. Ninguém foi removido. O contato que falta talvez não tenha código.`,
      other: `O Mailchimp mostrou ${n(shown)} de # contatos. Ninguém foi removido. Os contatos que faltam talvez não tenham código.`,
    }),
  contacts_missing: ({ shown, total }) =>
    count(total, {
      one: `O Mailchimp mostrou ${n(shown)} de # contato. Ninguém foi removido.`,
      other: `O Mailchimp mostrou ${n(shown)} de # contatos. Ninguém foi removido.`,
    }),
  contacts_left_out: ({ contacts }) =>
    count(contacts, {
      one: 'O Mailchimp omitiu # contato que ainda está na lista. Ninguém foi removido.',
      other: 'O Mailchimp omitiu # contatos, mas alguns deles ainda estão na lista. Ninguém foi removido.',
    }),
  tag_shown_in_part: ({ shown, total }) =>
    `O Mailchimp mostrou ${n(shown)} de ${count(total, { one: '# contato', other: '# contatos' })} desta tag. Os convites continuam valendo até que o Mailchimp mostre todos os contatos.`,
  segment_shown_in_part: ({ shown, total }) =>
    `O Mailchimp mostrou ${n(shown)} de ${count(total, { one: '# contato', other: '# contatos' })} deste segmento. Os convites continuam valendo até que o Mailchimp mostre todos os contatos.`,
  tag_left_out:
    'O Mailchimp omitiu contatos que ainda têm esta tag. Os convites continuam valendo até que o Mailchimp mostre todos os contatos.',
  segment_shown_empty:
    'O Mailchimp mostrou este segmento vazio, mas conta contatos nele. Os convites deste segmento continuam valendo.',
  segment_gone:
    'Esta tag ou este segmento não existe mais no Mailchimp. Os convites da última consulta continuam valendo.',
} satisfies typeof english
