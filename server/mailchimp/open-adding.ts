// Adds one member. Mailchimp answers "Member Exists" to a repeated call, so a lost answer adds nobody twice.
import { said } from '../kernel/said.ts'
import { type Audience, ourValues } from './audience.ts'
import type { Place } from './in-size.ts'
import { readMember } from './read-member.ts'
import { refusedBy } from './refused-by.ts'
import { refuseStrange } from './second-look.ts'
import * as wire from './wire.ts'

type Adding = Pick<Audience, 'addMember'>

/** Without this, the owner's required fields would make our call fail. */
const query = { skip_merge_validation: 'true' }

/** An addition that was not kept is made once more. */
const additions = 2

export function openAdding({ call, list, now }: Place, { findMember }: Pick<Audience, 'findMember'>): Adding {
  return {
    async addMember(member, tags) {
      const { hash, email, status, language } = member
      const body = { email_address: email, status, language, merge_fields: ourValues(member, tags) }
      for (let tries = 1; tries <= additions; tries++) {
        const readAt = now()
        const added = await call({ method: 'POST', path: `${list}/members`, query, body }, wire.member).catch(refusedBy)
        if (!('reason' in added)) {
          refuseStrange(hash, added.id)
          const kept = readMember(added, tags, readAt)
          if (kept.status === status && kept.held.code === member.code) return kept
        }
        // The answer may be from before the addition. A member that differs is written like any other.
        const known = await findMember({ hash, email }, tags)
        if (known && known.status !== 'archived') return known
        if ('reason' in added) return { ...added, hash, hasOurs: false }
      }
      return { hash, reason: said('mailchimp_row_not_held'), blamed: [], hasOurs: false }
    },
  }
}
