import * as z from 'zod/mini'
import { askKinds } from '#domain/ask.ts'

/** A question that a door asks, and the field that gets the answer. */
export const doorAsk = z.object({
  tag: z.string(),
  question: z.string(),
  kind: z.enum(askKinds),
  /** Mailchimp's choices of the field; empty for other kinds. */
  choices: z.array(z.string()),
  /**
   * What an answer changes on the guest's card (contract/guest-card.ts). `is`: the only answer that raises the alert; without it
   * each does. Missing where the card does not show the field.
   */
  shows: z.optional(
    z.object({
      field: z.optional(z.object({ name: z.string(), is_large: z.boolean() })),
      is_note: z.optional(z.boolean()),
      alert: z.optional(z.object({ name: z.string(), is: z.optional(z.string()) })),
    }),
  ),
})
export type DoorAsk = z.output<typeof doorAsk>

/** The questions of a list. `is_required`: they are asked before anything counts, and must be answered. */
export const doorAsks = z.object({ is_required: z.boolean(), asks: z.array(doorAsk) })
export type DoorAsks = z.output<typeof doorAsks>
