import type { Role } from '#domain/role.ts'
import type { Language } from '#domain/spoken.ts'
import { takeTokens } from '../../../database/throttle.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { emailKey, hashOfEmail } from '../../auth/email-key.ts'
import { goodForDays, makeInvitation } from '../../auth/invitations.ts'
import { newToken } from '../../auth/token.ts'
import { sendInvitation } from '../jobs.ts'
import { findPeople } from '../store.ts'
import { sealLink } from './sealed-link.ts'
import * as store from './store.ts'

/** Limits the mails of a team, and those to one address by all teams. */
const ofTeam = { capacity: 50, secondsEach: 120 }
const toAddress = { capacity: 5, secondsEach: 3600 }

/**
 * Mails an invitation. Its link works once, for the invited address alone. A new invitation to the same address
 * replaces the old one.
 */
export async function invite(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl'>,
  team: Required<Team>,
  { email, role, listIds, language }: { email: string; role: Role; listIds: string[]; language: Language },
): Promise<void> {
  const key = emailKey(email)
  const buckets = [
    { key: `invite:${team.id}`, ...ofTeam },
    { key: `invited:${hashOfEmail(email)}`, ...toAddress },
  ]
  if (!(await takeTokens(services.database, buckets))) {
    throw new Refusal('too_many', 'too_many_invitations')
  }
  const { id, token, secretHash } = newToken()
  // If new accounts need an invitation, this one also allows an account.
  const { sealed } = makeInvitation(services)
  await services.database.as({ team: team.id }, async (tx) => {
    const isMember = (await findPeople(tx)).some((person) => emailKey(person.email) === key)
    if (isMember) throw new Refusal('invalid', 'email_of_member', { field: 'email' })
    const invited = { email, emailKey: key, role, listIds: role === 'door' ? listIds : [], invitedBy: team.member.name }
    await store.keepInvitation(tx, team.id, { ...invited, id, secretHash, goodForDays })
    await keepRecord(tx, team, 'person_invited', { details: { invitation: id, role } })
    const box = sealLink(services.keys, id, { token, registration: sealed })
    await services.jobs.enqueue(tx, sendInvitation, { teamId: team.id, invitationId: id, box, language })
  })
}

export async function withdraw(services: Needs<'database'>, team: Team, id: string): Promise<void> {
  await services.database.as({ team: team.id }, async (tx) => {
    if (!(await store.takeInvitation(tx, team.id, id))) {
      throw new Refusal('not_found', 'invitation_not_open')
    }
    await keepRecord(tx, team, 'invitation_withdrawn', { details: { invitation: id } })
  })
}
