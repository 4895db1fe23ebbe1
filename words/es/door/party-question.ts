import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Grupo de ${n(most)}`,
  areIn: (taken: number, most: number) =>
    taken === 0
      ? 'Aún no ha entrado nadie.'
      : count(taken, { one: `Ha entrado # de ${n(most)}.`, other: `Han entrado # de ${n(most)}.` }),
  letIn: 'Admitir a:',
  /** Before a number, for screen readers. */
  unseen: 'Admitir a',
  all: 'todos',
} satisfies DoorWords['partyQuestion']
