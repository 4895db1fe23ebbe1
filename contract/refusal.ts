import * as z from 'zod/mini'

/** Nothing was done, so any such call may be repeated as it is, after the time in `Retry-After`. */
const busyCodes = ['busy', 'too_many_at_once'] as const

/**
 * The codes that clients act on. `second_step_required`: the team is closed to this session. `email_has_account`: somebody who
 * registers should sign in. `team_left`
 * and `team_moved`: the team is on its way to another installation of Listpass, or there; nothing was done.
 */
export type ActedOnCode =
  | 'second_step_required'
  | 'email_has_account'
  | 'team_left'
  | 'team_moved'
  | (typeof busyCodes)[number]

export function isBusy(code: string | undefined): boolean {
  return busyCodes.some((each) => each === code)
}

/**
 * The one shape of a declined call. `error` repeats `message` and `success` is false, for callers that read those (SPEC
 * §7). `errors` holds messages by field; a form shows the first of each.
 */
export const declined = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /** The sentence of `message` in every language. Empty only if the answer is not ours. */
  code: z._default(z.string(), ''),
  /** The values in the sentence, by name. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** A second sentence with the cause, in Mailchimp's words where there are some. */
  details: z.optional(z.string()),
})
export type DeclinedBody = z.output<typeof declined>

/** A body as it was sent. */
export type SentDeclined = z.input<typeof declined>
