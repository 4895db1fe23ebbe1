import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Code',
  hint: '24 lettres et chiffres. Les espaces ne comptent pas.',
  button: 'Vérifier',
  problem: (length: number) => `Un code a 24 lettres et chiffres\u{202f}; celui-ci en a ${n(length)}.`,
  group: (group: number) => `Le groupe ${n(group)} devrait avoir quatre caractères.`,
  typo: 'Il y a une faute de frappe. Comparez avec le code de l’invité.',
  likely: 'Elle est sans doute à l’endroit marqué.',
  anyway: 'Vérifier quand même',
} satisfies DoorWords['typing']
