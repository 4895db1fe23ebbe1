import * as z from 'zod/mini'

/**
 * The one shape of a declined call. `error` repeats `message` and `success` is false, for callers that read those (SPEC
 * §7). `errors` holds messages by field; a form shows the first of each.
 */
export const declined = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /** A second sentence with the cause, in Mailchimp's words if there are any. */
  details: z.optional(z.string()),
})
export type DeclinedBody = z.output<typeof declined>
