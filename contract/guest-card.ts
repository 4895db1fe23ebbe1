// The card of one guest: what a door shows beside the name.
import * as z from 'zod/mini'

/** The most fields, and the longest texts in characters. An offline list has up to 50,000 cards. */
export const cardLimits = { fields: 5, name: 24, value: 60, note: 200, alert: 100 } as const

/** The card of one guest. A field without a value is left out. */
export const guestCard = z.object({
  fields: z.array(z.object({ name: z.string(), value: z.string(), is_large: z.boolean() })),
  /** Empty without a note. */
  note: z.string(),
  /** Empty without an alert. */
  alert: z.string(),
})
export type GuestCard = z.output<typeof guestCard>
