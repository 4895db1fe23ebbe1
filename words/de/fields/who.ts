import type { who as english } from '../../en/fields/who.ts'
import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Bitte wählen Sie ein Feld.',
  field_unknown: 'Dieses Feld gibt es in der Liste nicht.',
  comparison_needed: 'Bitte wählen Sie, wie verglichen wird.',
  value_needed: 'Bitte geben Sie einen Wert ein.',
  value_at_most: ({ most }: { most: number }) => `Ein Wert darf höchstens ${n(most)} Zeichen lang sein.`,
  segment_needed: 'Bitte wählen Sie einen Tag oder ein Segment.',
} satisfies typeof english
