import type { DoorWords } from '../../en/door/index.ts'

/** The questions that a door asks guests. */
export const questions = {
  before: 'Antes de o convidado entrar',
  after: 'Pergunte ao convidado',
  save: 'Salvar',
  goOn: 'Avançar',
  skip: 'Pular',
  notNow: 'Não liberar',
  required: 'Responda a esta pergunta.',
  number: 'Digite um número.',
  failed: 'Não foi possível salvar as respostas. Tente de novo.',
} satisfies DoorWords['questions']
