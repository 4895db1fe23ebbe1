import { showNumber } from '../../../ui/show.ts'

/** The question at a code with more than one place left. */
export const partyQuestion = {
  title: (most: number) => `Party of ${showNumber(most)}`,
  areIn: (count: number, most: number) =>
    count === 0 ? 'None of them is in yet.' : `${showNumber(count)} of ${showNumber(most)} are in.`,
  letIn: 'Let in:',
  /** Before a number, for screen readers. */
  unseen: 'Let in',
  all: 'all',
}
