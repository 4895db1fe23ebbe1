import { takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { proveByLink } from '../../auth/email-proof/proven.ts'
import { emailKey } from '../../auth/email-key.ts'
import { readToken } from '../../auth/token.ts'
import { addMember, holdTeam, setLists } from '../store.ts'
import { tellOwners } from '../tell-owners.ts'
import * as store from './store.ts'

/** The invitation that a mailed token opens. */
export async function readInvitation(
  services: Needs<'database'>,
  token: string,
  ip: string,
): Promise<store.OpenedInvitation> {
  const read = readToken(token)
  const found = read && (await store.openInvitation(services.database, read.id))
  if (!found || !read.fits(found.secretHash) || found.isOver) {
    const wrong = [{ key: `wrong-invitation:${networkOf(ip)}`, capacity: 60, secondsEach: 10 }]
    if (!(await takeTokens(services.database, wrong))) {
      throw new Refusal('too_many', 'too_many_attempts')
    }
    throw noLongerGood()
  }
  return found
}

/** Makes the person a member, once, if the invitation is for their address. Returns the id of the team. */
export async function joinTeam(
  services: Needs<'database' | 'jobs'>,
  person: Person,
  token: string,
  ip: string,
): Promise<string> {
  const { id, teamId, email, ...invited } = await readInvitation(services, token, ip)
  if (emailKey(person.email) !== invited.emailKey) {
    throw new Refusal('forbidden', 'invitation_of_other', { params: { email } })
  }
  await services.database.as({ team: teamId }, async (tx) => {
    await holdTeam(tx, teamId)
    if (!(await store.takeInvitation(tx, teamId, id))) throw noLongerGood()
    if (!(await addMember(tx, teamId, person.id, invited.role))) {
      throw new Refusal('conflict', 'already_in_team')
    }
    // A list that was deleted in the meantime is left out.
    await setLists(tx, person.id, invited.listIds)
    const member = { id: person.id, name: person.name, role: invited.role }
    await keepRecord(tx, { id: teamId, member }, 'person_joined', { details: { invitation: id, role: invited.role } })
    if (invited.role === 'owner') await tellOwners(services, tx, { id: teamId }, person.id)
  })
  await proveByLink(services, person)
  return teamId
}

function noLongerGood(): Refusal {
  return new Refusal('invalid', 'invitation_over', { field: 'token' })
}
