import type { list as english } from '../../en/campaigns/list.ts'
import { count, n } from '../format.ts'

const syncList = 'Sincronize a lista em “Configurações”.'
const makeLink = 'Crie um link do scanner em “Portas”.'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# link do scanner expira', other: '# links do scanner expiram' })} antes do fim de “${occasion}”.`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: {
    sentence: 'A lista não tem um campo para o código.',
    todo: 'Crie os campos QR em “Configurações”.',
  },
  codes_running: {
    sentence: 'O Listpass ainda está gerando os códigos.',
    todo: 'Espere até terminar e depois atualize.',
  },
  codes_missing: { sentence: 'Os convidados ainda não têm códigos.', todo: 'Gere os códigos em “Configurações”.' },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `O Mailchimp ainda não tem os valores mais novos de ${count(guests, { one: '# convidado', other: '# convidados' })}.`,
    todo: 'Isto leva cerca de um minuto. Atualize antes de enviar.',
  },
  not_listening: {
    sentence: 'Novos inscritos não recebem um código automaticamente.',
    todo: 'Configure o webhook em “Configurações”.',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Em “Portas”, altere o prazo em “Expira em”.' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) => `Nenhum link do scanner de “${occasion}” vale mais.`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `O Listpass não sabe quais convidados recebem este e-mail. Na lista toda, ${count(guests, { one: '# convidado não tem', other: '# convidados não têm' })} código.`,
    todo: 'Sincronize a lista em “Configurações” e depois atualize.',
  },
  nobody_has_code: { sentence: 'Nenhum dos destinatários tem código.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# destinatário ainda não tem', other: '# destinatários ainda não têm' })} código.`,
    todo: 'Os e-mails deles mostrariam uma amostra. Sincronize a lista em “Configurações”.',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `O Mailchimp conta ${count(recipients, { one: '# destinatário', other: '# destinatários' })}, e o Listpass conhece ${n(known)}.`,
    todo: 'Novos contatos ainda não têm código. Sincronize a lista em “Configurações”.',
  },
} satisfies typeof english
