import { guestCard, type GuestCard } from '#contract/guest-card.ts'

/** The card in an opened text. Undefined without one, or if a later release writes it in another way. */
export function readCard(text: string | undefined): GuestCard | undefined {
  if (text === undefined) return undefined
  try {
    return guestCard.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
