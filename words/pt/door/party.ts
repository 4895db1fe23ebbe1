import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# pessoa', other: '# pessoas' }),
  only: (came: number, asked: number) => `Só ${n(came)} de ${n(asked)}: não há mais lugares.`,
} satisfies DoorWords['party']
