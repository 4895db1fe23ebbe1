import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Groep van ${n(most)}`,
  areIn: (count: number, most: number) =>
    count === 0 ? 'Nog niemand van de groep is binnen.' : `${n(count)} van ${n(most)} al binnen.`,
  letIn: 'Binnenlaten:',
  /** Before a number, for screen readers. */
  unseen: 'Binnenlaten',
  all: 'allemaal',
} satisfies DoorWords['partyQuestion']
