import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# Person', other: '# Personen' }),
  only: (come: number, asked: number) => `Nur ${n(come)} von ${n(asked)}: Mehr Plätze sind nicht frei.`,
} satisfies DoorWords['party']
