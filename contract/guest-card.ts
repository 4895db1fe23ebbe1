// The card of one guest: what a door shows beside the name.
import * as z from 'zod/mini'

/** The longest texts of a card, in characters: an offline list has 50,000 of them. */
export const cardLimits = { fields: 5, name: 24, value: 60, note: 200, alert: 100 } as const

/** The field's name, the guest's value, and whether it is shown large. */
export type ShownField = [name: string, value: string, isLarge: boolean]

/** Checked by hand: a tuple of zod would be 600 bytes of every page. */
const shownField = z.custom<ShownField>((field) => {
  if (!Array.isArray(field) || field.length !== 3) return false
  const [name, value, isLarge] = field as unknown[]
  return typeof name === 'string' && typeof value === 'string' && typeof isLarge === 'boolean'
})

/** The card of one guest. A field without a value is left out. */
export const guestCard = z.object({
  fields: z.array(shownField),
  /** Empty without a note. */
  note: z.string(),
  /** Empty without an alert. */
  alert: z.string(),
})
export type GuestCard = z.output<typeof guestCard>
