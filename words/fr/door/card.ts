import { isolated } from '#domain/user-text.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** The card of a guest. */
export const card = {
  gotIt: 'Compris',
  /** One field of a card in a sentence. */
  field: (name: string, value: string) => `${isolated(name)}\u{202f}: ${isolated(value)}`,
} satisfies DoorWords['card']
