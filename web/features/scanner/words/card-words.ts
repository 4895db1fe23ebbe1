import { isolated } from '#domain/user-text.ts'
import type { GuestCard } from '#contract/guest-card.ts'
import { words } from '../../../words/door.ts'

/** A card as it is read out: the alert first. */
export function saidOf(card: GuestCard | undefined): string[] {
  if (!card) return []
  const fields = card.fields.map(({ name, value }) =>
    words.card.field({ name: isolated(name), value: isolated(value) }),
  )
  return [card.alert, ...fields, card.note].filter((part) => part !== '')
}
