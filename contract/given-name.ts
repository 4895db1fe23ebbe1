import * as z from 'zod/mini'
import { looksLikeLinkOrCode } from '#domain/link.ts'
import { onOneLine } from './one-line.ts'
import { says } from './says.ts'

type Named = 'name' | 'account_name' | 'occasion_name' | 'label' | 'question' | 'sentence'

/** Others may hold a link: an organisation is called by its address, and a question or a sentence leads to one. */
const namesOfOne: ReadonlySet<Named> = new Set(['name', 'label', 'occasion_name'])

/** A name that a person gives: required, trimmed, on one line. Each kind has sentences of its own. */
export const givenName = (kind: Named, atMost: number) =>
  z.string(says(`${kind}_required`)).check(
    z.trim(),
    // Control characters have no place in a name, and would break a mail header.
    ...onOneLine,
    z.minLength(1, says(`${kind}_required`)),
    z.maxLength(atMost, says(`${kind}_too_long`)),
    // A hardware reader types into whatever field has the focus.
    z.refine((name) => !namesOfOne.has(kind) || !looksLikeLinkOrCode(name), says('link_or_code')),
  )
