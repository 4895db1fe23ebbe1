import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# persoon', other: '# personen' }),
  only: (count: number, asked: number) => `Slechts ${n(count)} van ${n(asked)}: er zijn geen plaatsen meer.`,
} satisfies DoorWords['party']
