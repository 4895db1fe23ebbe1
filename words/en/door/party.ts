import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# person', other: '# people' }),
  only: (count: number, asked: number) => `Only ${n(count)} of ${n(asked)}: no more places are left.`,
}
