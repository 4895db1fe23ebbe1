import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Código',
  hint: '24 letras y dígitos. Los espacios no importan.',
  button: 'Comprobar',
  problem: (length: number) => `Un código tiene 24 letras y dígitos; este tiene ${n(length)}.`,
  group: (group: number) => `El grupo ${n(group)} debe tener cuatro caracteres.`,
  typo: 'Hay un error de escritura. Compáralo con el código del invitado.',
  likely: 'Seguramente está en la parte marcada.',
  anyway: 'Comprobar igualmente',
} satisfies DoorWords['typing']
