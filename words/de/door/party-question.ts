import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Gruppe von ${n(most)}`,
  areIn: (come: number, most: number) =>
    come === 0
      ? 'Noch niemand drin.'
      : count(come, { one: `# von ${n(most)} ist drin.`, other: `# von ${n(most)} sind drin.` }),
  letIn: 'Einlassen:',
  /** Before a number, for screen readers. */
  unseen: 'Einlassen',
  all: 'alle',
} satisfies DoorWords['partyQuestion']
