import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Grupo de ${n(most)}`,
  areIn: (taken: number, most: number) =>
    taken === 0
      ? 'Ninguém entrou ainda.'
      : count(taken, { one: `# de ${n(most)} já entrou.`, other: `# de ${n(most)} já entraram.` }),
  letIn: 'Liberar:',
  /** Before a number, for screen readers. */
  unseen: 'Liberar',
  all: 'todos',
} satisfies DoorWords['partyQuestion']
