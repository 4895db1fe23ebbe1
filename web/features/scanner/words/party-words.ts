import { showCount, showNumber } from '../../../ui/show.ts'

export const partyWords = {
  /** Beside the count of the code. */
  people: (count: number) => showCount(count, 'person', 'people'),
  only: (count: number, asked: number) => `Only ${showNumber(count)} of ${showNumber(asked)}: no more places are left.`,
}
