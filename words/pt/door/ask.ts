import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: 'Liberar?',
  titleRefused: 'Verificar no servidor?',
  letIn: 'Liberar',
  check: 'Verificar',
  notNow: 'Não liberar',
  unknown: 'Nome ainda desconhecido',
  hint: 'Nada conta até você responder.',
  asKnown: (what: string) => `Segundo este aparelho: ${what}.`,
} satisfies DoorWords['ask']
