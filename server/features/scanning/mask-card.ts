import type { GuestCard } from '#contract/guest-card.ts'
import { maskEmails } from '#domain/mask-email.ts'

/** A card as scanner links see it: no whole email. */
export function maskCard({ fields, note, alert }: GuestCard): GuestCard {
  return {
    fields: fields.map((field) => ({ ...field, value: maskEmails(field.value) })),
    note: maskEmails(note),
    alert: maskEmails(alert),
  }
}
