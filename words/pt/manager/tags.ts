import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) =>
    count(guests, { one: 'Tag de # convidado no Mailchimp', other: 'Tag de # convidados no Mailchimp' }),
  tag: 'Tag',
  hint: 'Busque entre as tags desta lista ou digite uma nova.',
  loading: 'Lendo as tags do Mailchimp...',
  unread: 'Não é possível ler as tags do Mailchimp agora. Digite o nome inteiro.',
  known: 'Tags no Mailchimp',
  isNew: (tag: string) => `“${tag}” é uma tag nova.`,
  none: 'O Mailchimp ainda não tem tags para esta lista.',
  empty: 'Digite uma tag.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'O próprio Listpass mantém as tags que começam com “Attended:”. Escolha outro nome.',
  long: (most: number) => `No máximo ${n(most)} caracteres.`,
  unknown: 'O Mailchimp não tem essa tag. Escolha uma da lista.',
  cancel: 'Cancelar',
  give: 'Dar tag',
  take: 'Retirar tag',

  giving: (guests: number, tag: string) =>
    `Dando a tag “${tag}” a ${count(guests, { one: '# convidado.', other: '# convidados.' })}`,
  taking: (guests: number, tag: string) =>
    `Retirando a tag “${tag}” de ${count(guests, { one: '# convidado.', other: '# convidados.' })}`,
  soon: 'O Mailchimp recebe a mudança em alguns segundos.',
  given: (guests: number, tag: string) =>
    `${count(guests, { one: '# convidado recebeu', other: '# convidados receberam' })} a tag “${tag}” no Mailchimp.`,
  taken: (guests: number, tag: string) =>
    `${count(guests, { one: '# convidado perdeu', other: '# convidados perderam' })} a tag “${tag}” no Mailchimp.`,
  late: 'O Mailchimp não consegue receber a mudança agora. O Listpass continua tentando até conseguir.',
  trouble: (reason: string) => `O Mailchimp recusa esta tag: ${reason}`,
  refused: (guests: number) =>
    count(guests, { one: 'O Mailchimp recusou # convidado.', other: 'O Mailchimp recusou # convidados.' }),
  gone: (guests: number) =>
    count(guests, {
      one: '# convidado saiu da lista e não teve mudança.',
      other: '# convidados saíram da lista e não tiveram mudança.',
    }),
} satisfies ManagerWords['tags']
