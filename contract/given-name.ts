import * as z from 'zod/mini'
import { says } from './says.ts'

type Named = 'name' | 'account_name' | 'occasion_name' | 'label' | 'question' | 'sentence'

/** A name that a person gives: required, trimmed, on one line. Each kind has sentences of its own. */
export const givenName = (kind: Named, atMost: number) =>
  z.string(says(`${kind}_required`)).check(
    z.trim(),
    z.minLength(1, says(`${kind}_required`)),
    z.maxLength(atMost, says(`${kind}_too_long`)),
    // Control characters have no place in a name, and would break a mail header.
    z.regex(/^\P{Cc}*$/u, says('line_breaks')),
  )
