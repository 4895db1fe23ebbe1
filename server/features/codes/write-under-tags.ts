import { isDeepStrictEqual } from 'node:util'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Needs } from '../../services.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import { type Outcome, type ToWrite, writeValues } from '../contacts/write-values.ts'
import { FieldsGone } from './field-roles.ts'
import { followFields } from './follow-fields.ts'
import type { ListScope } from './store.ts'

/** If fields are renamed during each of these writes, the write is left for later. */
const mostTries = 3

/**
 * Writes our values of some contacts. If fields were renamed meanwhile, writes everything again under the new tags.
 * Throws if a field is gone: then nothing counts as written.
 */
export async function writeUnderTags(
  services: Needs<'database'>,
  { scope, audience }: { scope: ListScope; audience: Audience },
  tags: FieldTags,
  contacts: ToWrite[],
): Promise<Outcome & { tags: FieldTags }> {
  let current = tags
  for (let tries = 1; ; tries++) {
    try {
      return { ...(await writeValues(audience, current, contacts)), tags: current }
    } catch (error) {
      if (!(error instanceof MailchimpTrouble) || error.kind !== 'fields_moved') throw error
      const { tags: now } = await followFields(services, scope, audience)
      if (!now) throw new FieldsGone(error)
      if (tries === mostTries || isDeepStrictEqual(now, current)) {
        throw new MailchimpTrouble('unreachable', { details: error.details, why: error.why, cause: error })
      }
      current = now
    }
  }
}
