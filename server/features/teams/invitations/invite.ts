import type { Role } from '#domain/role.ts'
import type { Language } from '#domain/spoken.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Person, Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { confirmForTeam, type Confirmation } from '../../auth/confirm-person.ts'
import { requireProvenEmail } from '../../auth/email-proof/proven.ts'
import { emailKey, hashOfEmail } from '../../auth/email-key.ts'
import { goodForDays, makeInvitation } from '../../auth/invitations.ts'
import { newToken } from '../../auth/token.ts'
import { sendInvitation } from '../jobs.ts'
import { requireLists } from '../change-people.ts'
import { findPeople, holdTeam } from '../store.ts'
import { sealLink } from './sealed-link.ts'
import * as store from './store.ts'
import { type NamedBucket, takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import { isYoungAccount } from '../../auth/find-person.ts'

type Asked = {
  email: string
  role: Role
  listIds: string[]
  language: Language
  ip: string
  confirmation: Confirmation
}

/**
 * Mails an invitation, with a confirmation. Its link works once, for the invited address alone. A new invitation to the same address
 * replaces the old one.
 */
export async function invite(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl' | 'passwords'>,
  { person, team }: { person: Person; team: Required<Team> },
  { email, role, listIds, language, ip, confirmation }: Asked,
): Promise<void> {
  await requireProvenEmail(services, person)
  await confirmForTeam(services, person, confirmation)
  const key = emailKey(email)
  await takeInvitation(services, { teamId: team.id, personId: team.member.id, ip, email })
  const { id, token, secretHash } = newToken()
  // If new accounts need an invitation, this one also allows an account.
  const { sealed } = makeInvitation(services)
  await services.database.as({ team: team.id }, async (tx) => {
    // An address may be invited twice at the same moment.
    await holdTeam(tx, team.id)
    await requireLists(tx, team, listIds)
    const isMember = (await findPeople(tx)).some((member) => emailKey(member.email) === key)
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

// How many invitations are mailed. Strangers get them, so a new account must not be a way to send advertisement.

type Inviting = { teamId: string; personId: string; ip: string; email: string }

/** Takes a token for one invitation, before anything is kept or mailed. A member of many teams has no more of them. */
async function takeInvitation(services: Needs<'database'>, inviting: Inviting): Promise<void> {
  const isYoung = await isYoungAccount(services, inviting.personId)
  if (!(await takeTokens(services.database, bucketsOf(inviting, isYoung)))) {
    throw new Refusal('too_many', 'too_many_invitations')
  }
}

/** Young accounts of one network share a bucket, because making ten accounts is easy. */
function bucketsOf({ teamId, personId, ip, email }: Inviting, isYoung: boolean): NamedBucket[] {
  const network = networkOf(ip)
  return [
    { key: `invite:${teamId}`, capacity: 50, secondsEach: 120 },
    { key: `invite:${personId}:of-person`, capacity: 50, secondsEach: 120 },
    { key: `invite-from:${network}`, capacity: 100, secondsEach: 60 },
    { key: `invited:${hashOfEmail(email)}`, capacity: 5, secondsEach: 3600 },
    ...(isYoung
      ? [
          { key: `invite-young:${personId}`, capacity: 10, secondsEach: 1800 },
          { key: `invite-young-from:${network}`, capacity: 20, secondsEach: 1800 },
        ]
      : []),
  ]
}
