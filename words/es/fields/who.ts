import type { who as english } from '../../en/fields/who.ts'
import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Elige un campo.',
  field_unknown: 'Esta lista no tiene ese campo.',
  comparison_needed: 'Elige cómo comparar.',
  value_needed: 'Escribe un valor.',
  value_at_most: ({ most }: { most: number }) => `Un valor puede tener como máximo ${n(most)} caracteres.`,
  segment_needed: 'Elige una etiqueta o un segmento.',
} satisfies typeof english
