import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# persona', other: '# personas' }),
  only: (count: number, asked: number) => `Solo ${n(count)} de ${n(asked)}: no quedan más plazas.`,
} satisfies DoorWords['party']
