import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { newDevice } from '../device.ts'
import { tellPasswordChanged } from '../jobs.ts'
import { refuseWeakPassword } from '../password-rules.ts'
import { hashPassword } from '../password.ts'
import { networkOf } from '../../../kernel/network.ts'
import { changePassword, removeSessions } from '../store.ts'
import { readToken } from '../token.ts'
import * as store from './store.ts'

/** Sets a new password with the link of a mail, and ends every session. Returns the browser's new device cookie. */
export async function resetByLink(
  services: Needs<'database' | 'jobs' | 'keys'>,
  form: { token: string; password: string },
  ip: string,
): Promise<string> {
  const buckets = [{ key: `reset:${networkOf(ip)}`, capacity: 20, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) {
    throw new Refusal('too_many', 'too_many_attempts')
  }
  const { id, person } = await findPerson(services, form.token)
  await giveTokensBack(services.database, buckets)
  // The link stays good for another try.
  await refuseWeakPassword(form.password, person)
  const passwordHash = await hashPassword(form.password, networkOf(ip))
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.useLink(tx, id))) throw noLongerGood()
    const changedAt = await changePassword(tx, person.id, passwordHash)
    const ended = await removeSessions(tx, person.id)
    await keepPersonalRecord(tx, person, 'password_reset', { details: { sessions_ended: ended } })
    await services.jobs.enqueue(tx, tellPasswordChanged, { personId: person.id, at: services.database.now().getTime() })
    return newDevice(services.keys, { ...person, password_changed_at: changedAt }, services.database.now())
  })
}

async function findPerson(services: Needs<'database'>, token: string) {
  const read = readToken(token)
  const found = read && (await store.findLink(services.database, read.id))
  if (!found || !read.fits(found.secret_hash)) throw noLongerGood()
  return { id: read.id, person: { id: found.person_id, name: found.name, email: found.email } }
}

/** Wrong, used, replaced or expired: the answer is the same, so a guesser learns nothing, and the next step is the same too. */
function noLongerGood(): Refusal {
  // This error field tells the screen that no password will help; it then offers a new link.
  return new Refusal('invalid', 'reset_link_over', { field: 'token' })
}
