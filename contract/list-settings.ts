// The settings of a list. A new one is a line here, its words, and the code that acts on it.
import * as z from 'zod/mini'
import { guestStatuses } from '#domain/guest-status.ts'
import { partyModes } from '#domain/party.ts'
import { colourRule } from './colour-rule.ts'
import { givenName } from './given-name.ts'
import { colourRulesLimit, consentLimit, maxScansLimit } from './limits.ts'
import { says } from './says.ts'

/** What a setting takes, and its value until the organiser chooses one. */
const setting = <Takes extends z.ZodMiniType>(takes: Takes, first: z.output<Takes>) => ({ takes, first })

const yesOrNo = (first: boolean) => setting(z.boolean(says('yes_or_no')), first)

/** The tag of a field in Mailchimp; null for none. */
const fieldTag = () =>
  setting(
    z.nullable(
      z
        .string(says('field_needed'))
        .check(z.minLength(1, says('field_needed')), z.maxLength(50, says('field_unknown'))),
    ),
    null,
  )

const settings = {
  /** The organiser's switch for scanning, on its own. */
  scanning_on: setting(z.boolean(says('scanning_needed')), false),
  /** The statuses in Mailchimp that count as guests (docs/decisions/0070). */
  guest_statuses: setting(
    z.array(z.enum(guestStatuses, says('status_unknown')), says('statuses_needed')).check(
      z.minLength(1, says('status_must_count')),
      z.overwrite((chosen) => guestStatuses.filter((status) => chosen.includes(status))),
    ),
    [...guestStatuses],
  ),
  /** Whether doors also let in contacts whose status does not count. */
  admit_uncounted: yesOrNo(true),
  /** Whether contacts that left the list in Mailchimp are still let in. */
  admit_removed: yesOrNo(false),
  /** The maximum of a new contact. */
  default_max: setting(
    z.int(says('whole_number')).check(z.minimum(1, says('at_least')), z.maximum(maxScansLimit, says('at_most'))),
    1,
  ),
  /** How doors count a code with more than one place left (docs/decisions/0088). */
  party: setting(z.enum(partyModes), 'one'),
  /** The number field that says how many come in with a code; null where the organiser sets it (docs/decisions/0092). */
  party_field: fieldTag(),
  /** The field that the door shows of a contact; null for the name or the email. */
  display_field: fieldTag(),
  /** The words of the box by which guests whom doors add agree to emails; null for no box (docs/decisions/0089). */
  consent_words: setting(z.nullable(givenName('sentence', consentLimit)), null),
  /** Whether a new guest with an email gets a letter with the code (docs/decisions/0093). */
  mail_walk_ins: yesOrNo(false),
  /** The organiser's own rules. Null for the built-in words, which apply to the list's name only. */
  colour_rules: setting(
    z.nullable(z.array(colourRule).check(z.maxLength(colourRulesLimit, says('colours_at_most')))),
    null,
  ),
}

type Settings = typeof settings

const takes = Object.fromEntries(Object.entries(settings).map(([key, each]) => [key, each.takes]))
export const listSettings = z.object(takes as { [Key in keyof Settings]: Settings[Key]['takes'] })
export type ListSettings = z.output<typeof listSettings>

/** The settings of a list whose organiser has chosen none. */
export const firstSettings = Object.fromEntries(
  Object.entries(settings).map(([key, each]) => [key, each.first]),
) as ListSettings
