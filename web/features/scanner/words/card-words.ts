import type { GuestCard } from '#contract/guest-card.ts'
import { isolated } from '../../../ui/user-text.ts'

export const cardWords = {
  gotIt: 'Got it',
  /** One field of a card in a sentence. */
  field: (name: string, value: string) => `${isolated(name)}: ${isolated(value)}`,
}

/** A card as it is read out: the alert first. */
export function saidOf(card: GuestCard | undefined): string[] {
  if (!card) return []
  const fields = card.fields.map(({ name, value }) => cardWords.field(name, value))
  return [card.alert, ...fields, card.note].filter((part) => part !== '')
}
