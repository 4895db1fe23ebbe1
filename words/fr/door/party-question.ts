import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Groupe de ${n(most)}`,
  areIn: (count: number, most: number) =>
    count === 0 ? 'Aucune entrée pour l’instant.' : `Entrées\u{202f}: ${n(count)} sur ${n(most)}.`,
  letIn: 'Admettre\u{202f}:',
  /** Before a number, for screen readers. */
  unseen: 'Admettre',
  all: 'tous',
} satisfies DoorWords['partyQuestion']
