import { isolated } from '#domain/user-text.ts'

/** The card of a guest. */
export const card = {
  gotIt: 'Got it',
  /** One field of a card in a sentence. */
  field: (name: string, value: string) => `${isolated(name)}: ${isolated(value)}`,
}
