// Adds one member. Mailchimp answers "Member Exists" to a repeated call, so a lost answer adds nobody twice.
import { type Audience, ourValues, refusalOf } from './audience.ts'
import type { Place } from './place.ts'
import { readMember } from './read-member.ts'
import { refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Adding = Pick<Audience, 'addMember'>

/** Without this, the owner's required fields would make our call fail. */
const query = { skip_merge_validation: 'true' }

export function openAdding({ call, list, now }: Place, { findMember }: Pick<Audience, 'findMember'>): Adding {
  return {
    async addMember(member, tags) {
      const readAt = now()
      const path = `${list}/members`
      const { email, status, language } = member
      const body = { email_address: email, status, language, merge_fields: ourValues(member, tags) }
      const added = await call({ method: 'POST', path, query, body }, wire.member).catch(refusalOf)
      if (typeof added !== 'string') {
        refuseStrange(member.hash, added.id)
        const kept = readMember(added, tags, readAt)
        if (kept.status !== member.status || kept.held.code !== member.code) {
          throw unbelieved('mailchimp_add_not_held')
        }
        return kept
      }
      const known = await findMember({ hash: member.hash, email: member.email }, tags)
      return known && known.status !== 'archived' ? known : added
    },
  }
}
