import type { DoorWords } from '../../en/door/index.ts'

/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `O código de ${name}`,
  photo:
    'O convidado já pode fotografar este código. O código abre a página do convidado e serve para entrar de novo, se isso for permitido.',
  done: 'Pronto',
} satisfies DoorWords['newCode']
