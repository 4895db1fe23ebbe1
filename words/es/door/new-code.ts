import type { DoorWords } from '../../en/door/index.ts'

/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `El código de ${name}`,
  photo:
    'Ahora el invitado puede hacer una foto de este código. Abre su página y sirve para volver a entrar, si está permitido.',
  done: 'Listo',
} satisfies DoorWords['newCode']
