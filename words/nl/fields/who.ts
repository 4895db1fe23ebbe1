import type { who as english } from '../../en/fields/who.ts'
import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Kies een veld.',
  field_unknown: 'Deze lijst heeft dit veld niet.',
  comparison_needed: 'Kies een vergelijking.',
  value_needed: 'Vul een waarde in.',
  value_at_most: ({ most }: { most: number }) => `Een waarde mag hoogstens ${n(most)} tekens lang zijn.`,
  segment_needed: 'Kies een tag of segment.',
} satisfies typeof english
