import * as z from 'zod/mini'

const refusalCodes = ['second_step_required', 'busy', 'team_left'] as const
export type RefusalCode = (typeof refusalCodes)[number]

/**
 * The one shape of a declined call. `error` repeats `message` and `success` is false, for callers that read those (SPEC
 * §7). `errors` holds messages by field; a form shows the first of each.
 */
export const declined = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /**
   * The kind of the refusal, where a program must react to it. `second_step_required`: the team is closed to this
   * session. `busy`: nothing was done, so any call may be repeated as it is, after the time in `Retry-After`. `team_left`: the
   * team has moved to another installation of Listpass; nothing was done.
   */
  code: z.optional(z.enum(refusalCodes)),
  /** A second sentence with the cause, in Mailchimp's words where there are some. */
  details: z.optional(z.string()),
})
export type DeclinedBody = z.output<typeof declined>
