import { isolated } from '#domain/user-text.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** The card of a guest. */
export const card = {
  gotIt: 'Verstanden',
  /** One field of a card in a sentence. */
  field: (name: string, value: string) => `${isolated(name)}: ${isolated(value)}`,
} satisfies DoorWords['card']
