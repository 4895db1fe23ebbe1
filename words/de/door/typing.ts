import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Code',
  hint: '24 Buchstaben und Ziffern. Leerzeichen sind egal.',
  button: 'Code prüfen',
  problem: (length: number) => `Ein Code hat 24 Buchstaben und Ziffern; dieser hat ${n(length)}.`,
  group: (group: number) => `Gruppe ${n(group)} sollte vier Zeichen haben.`,
  typo: 'Da ist ein Tippfehler. Vergleichen Sie mit dem Code des Gastes.',
  likely: 'Er ist wahrscheinlich an der markierten Stelle.',
  anyway: 'Trotzdem prüfen',
} satisfies DoorWords['typing']
