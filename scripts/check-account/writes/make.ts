import type { NewField } from '../../../server/mailchimp/audience.ts'
import { judged, notTried, type Outcome } from '../belief.ts'
import { type OwnMember, ownFieldName, ownTags } from '../own.ts'
import { CallFailed, type Way } from '../way.ts'
import { takeRows, type Trial } from './trial.ts'

export const madeBeliefs = [
  { id: 'field-made', says: 'A field is made as the product asks: tag, type, not public.' },
  { id: 'members-made', says: 'POST /lists/{id} makes members of every status but archived.' },
]

const fields: NewField[] = [
  { tag: ownTags.code, name: ownFieldName, type: 'text', helpText: '' },
  { tag: ownTags.max, name: ownFieldName, type: 'number', helpText: '' },
  { tag: ownTags.scans, name: ownFieldName, type: 'number', helpText: '' },
]

/** Makes fields with the same call that the product uses. */
export async function makeFields({ audience }: Way): Promise<Outcome> {
  const strange: string[] = []
  for (const field of fields) {
    try {
      const { tag, type, isPublic } = await audience.addField(field)
      if (tag !== field.tag || type !== field.type || isPublic)
        strange.push(`${tag} ${type} ${isPublic ? 'public' : ''}`)
    } catch (error) {
      const { message, details = message } = error as Error & { details?: string }
      return notTried(`The audience takes no field: ${details}`)
    }
  }
  return judged(strange.length === 0, strange.join('; ') || 'Tag, type and not public, as asked.')
}

/** Rows of one call, few enough for a slow network in front of Mailchimp. */
const rowsPerCall = 50

/** Mailchimp refuses statuses and addresses one by one. If it takes no address, the writing checks cannot run. */
export async function makeMembers(
  way: Way,
  plan: OwnMember[],
): Promise<Pick<Trial, 'made' | 'refused' | 'since'> & { outcome: Outcome }> {
  const refused: Trial['refused'] = new Map()
  const found = new Set<string>()
  let since = ''
  for (let first = 0; first < plan.length; first += rowsPerCall) {
    const part = plan.slice(first, first + rowsPerCall)
    const answer = await takeRows(
      { way },
      part.map(({ email, status }) => ({ email_address: email, status })),
    )
    for (const member of [...answer.new_members, ...answer.updated_members]) {
      found.add(member.email_address.toLowerCase())
      since ||= member.timestamp_opt || member.last_changed || ''
    }
    for (const { email_address: email, error } of answer.errors) {
      const own = part.find((member) => member.email === email)
      if (own) refused.set(own.part, `Mailchimp takes no such member: ${error ?? ''}`)
    }
  }
  const archived = plan.find(({ part }) => part === 'archived')
  if (archived && found.has(archived.email)) {
    const answer = await way.look({ method: 'DELETE', path: `${way.list}/members/${archived.hash}` })
    if (answer.status !== 204) {
      refused.set('archived', new CallFailed(answer).message)
      found.delete(archived.email)
    }
  }
  const made = plan.filter(({ email }) => found.has(email))
  const seen = `${made.length} of ${plan.length}. ${[...new Set(refused.values())].join(' ')}`.trim()
  return { made, refused, since, outcome: made.length === plan.length ? judged(true, seen) : notTried(seen) }
}
