import { n } from '../format.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Party of ${n(most)}`,
  areIn: (count: number, most: number) =>
    count === 0 ? 'None of them is in yet.' : `${n(count)} of ${n(most)} are in.`,
  letIn: 'Let in:',
  /** Before a number, for screen readers. */
  unseen: 'Let in',
  all: 'all',
}
