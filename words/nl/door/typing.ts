import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Code',
  hint: '24 letters en cijfers. Spaties maken niet uit.',
  button: 'Code controleren',
  problem: (length: number) => `Een code heeft 24 letters en cijfers; deze heeft er ${n(length)}.`,
  group: (group: number) => `Blok ${n(group)} moet vier tekens hebben.`,
  typo: 'Er zit een typefout in. Vergelijk de code met die van de gast.',
  likely: 'Waarschijnlijk op de gemarkeerde plek.',
  anyway: 'Toch controleren',
} satisfies DoorWords['typing']
