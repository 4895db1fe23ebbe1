import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** Several people with one code. */
export const party = {
  /** Beside the count of the code. */
  people: (people: number) => count(people, { one: '# personne', other: '# personnes' }),
  only: (count: number, asked: number) => `Seulement ${n(count)} sur ${n(asked)}\u{202f}: il n’y a plus de place.`,
} satisfies DoorWords['party']
