import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: '¿Admitir?',
  titleRefused: '¿Comprobar en el servidor?',
  letIn: 'Admitir',
  check: 'Comprobar',
  notNow: 'No admitir',
  unknown: 'Aún no se sabe el nombre',
  hint: 'Nada cuenta hasta que respondas.',
  asKnown: (what: string) => `Según este dispositivo: ${what}.`,
} satisfies DoorWords['ask']
