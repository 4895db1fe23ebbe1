import type { who as english } from '../../en/fields/who.ts'
import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Escolha um campo.',
  field_unknown: 'Esta lista não tem esse campo.',
  comparison_needed: 'Escolha como comparar.',
  value_needed: 'Digite um valor.',
  value_at_most: ({ most }: { most: number }) => `Um valor pode ter no máximo ${n(most)} caracteres.`,
  segment_needed: 'Escolha uma tag ou um segmento.',
} satisfies typeof english
