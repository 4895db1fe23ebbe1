import type { who as english } from '../../en/fields/who.ts'
import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Choisissez un champ.',
  field_unknown: 'Cette liste n’a pas ce champ.',
  comparison_needed: 'Choisissez une comparaison.',
  value_needed: 'Saisissez une valeur.',
  value_at_most: ({ most }: { most: number }) => `Une valeur peut avoir ${n(most)} caractères au maximum.`,
  segment_needed: 'Choisissez un tag ou un segment.',
} satisfies typeof english
