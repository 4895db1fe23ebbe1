import * as z from 'zod/mini'
import { askKinds } from '#domain/ask.ts'

/** A question that a door asks, and the field that gets the answer. */
export const doorAsk = z.object({
  tag: z.string(),
  question: z.string(),
  kind: z.enum(askKinds),
  /** Mailchimp's choices of the field; empty for other kinds. */
  choices: z.array(z.string()),
})
export type DoorAsk = z.output<typeof doorAsk>

/** The questions of a list. `is_required`: they are asked before anything counts, and must be answered. */
export const doorAsks = z.object({ is_required: z.boolean(), asks: z.array(doorAsk) })
export type DoorAsks = z.output<typeof doorAsks>
