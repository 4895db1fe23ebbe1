import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'Não foi possível verificar as tags dos convidados que vieram',
  lacking: (name: string, guests: number) =>
    `${count(guests, { one: '# convidado que veio não tem', other: '# convidados que vieram não têm' })} a tag “${name}”`,
  untagged: (name: string, guests: number) =>
    `${count(guests, { one: '# convidado ainda tem', other: '# convidados ainda têm' })} a tag “${name}” depois de a leitura ser desfeita`,
  again: 'O Listpass está corrigindo isto. Verifique de novo em um minuto.',
  byHand: (name: string, guests: number) =>
    `${count(guests, { one: '# convidado que não veio tem', other: '# convidados que não vieram têm' })} a tag “${name}”`,
  byHandText: 'Alguém deu a tag no Mailchimp. O Listpass a deixa como está.',
  notWhole: (name: string) => `O Mailchimp não mostrou todos os contatos com a tag “${name}”`,
  notWholeText: 'Convidados sem ela podem faltar aqui. Verifique de novo mais tarde.',
} satisfies ManagerWords['tagCheck']
