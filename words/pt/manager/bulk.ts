import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Convidados selecionados',
  selected: (guests: number) => count(guests, { one: '# convidado selecionado', other: '# convidados selecionados' }),
  all: (guests: number) => `Selecionar todos (${n(guests)})`,
  block: 'Bloquear',
  unblock: 'Desbloquear',
  setMax: 'Definir máximo',
  tag: 'Tag',
  clear: 'Limpar seleção',
  stop: 'Parar',
  close: 'Fechar',
  retry: 'Tentar o restante de novo',
  progress: (done: number, of: number) =>
    count(of, { one: `${n(done)} de # convidado`, other: `${n(done)} de # convidados` }),
  at: { block: 'Bloqueando', unblock: 'Desbloqueando', max: 'Definindo o máximo', tag: 'Alterando a tag' },
  did: {
    block: (guests: number) => count(guests, { one: '# convidado bloqueado.', other: '# convidados bloqueados.' }),
    unblock: (guests: number) =>
      count(guests, { one: '# convidado desbloqueado.', other: '# convidados desbloqueados.' }),
    max: (guests: number) =>
      count(guests, { one: 'Máximo de # convidado definido.', other: 'Máximo de # convidados definido.' }),
  },
  gone: (guests: number) =>
    count(guests, {
      one: '# convidado não estava mais no Listpass.',
      other: '# convidados não estavam mais no Listpass.',
    }),
  stopped: (done: number, of: number) => `Interrompido. Alterados: ${n(done)} de ${n(of)}.`,
  failed: (done: number, of: number) => `Alterados: ${n(done)} de ${n(of)}. Não foi possível alterar o restante.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `Alterados: ${n(done)} de ${n(of)}. Não foi possível alterar o restante: ${problem}`,
  blockTitle: (guests: number) => count(guests, { one: 'Bloquear # convidado?', other: 'Bloquear # convidados?' }),
  blockQuestion: 'As portas recusam os códigos deles até você desbloquear.',
  unblockTitle: (guests: number) =>
    count(guests, { one: 'Desbloquear # convidado?', other: 'Desbloquear # convidados?' }),
  unblockQuestion: 'As portas voltam a liberar esses convidados, até o máximo de cada um.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Definir o máximo de # convidado', other: 'Definir o máximo de # convidados' }),
  max: 'Leituras permitidas',
  maxHint: '0 bloqueia os códigos. O Mailchimp recebe o novo máximo em minutos.',
  maxInvalid: 'Digite um número inteiro de 0 a 1.000.000.',
  cancel: 'Cancelar',
} satisfies ManagerWords['bulk']
