import * as z from 'zod/mini'

/** A name that a person gives: required, trimmed, on one line. `what` is its word in the messages, as "account name". */
export const givenName = (what: string, atMost: number) =>
  z.string(`The ${what} is required.`).check(
    z.trim(),
    z.minLength(1, `The ${what} is required.`),
    z.maxLength(atMost, `The ${what} may have at most ${atMost} characters.`),
    // Control characters have no place in a name, and would break a mail header.
    z.regex(/^\P{Cc}*$/u, 'Please leave out line breaks and control characters.'),
  )
