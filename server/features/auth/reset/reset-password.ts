import type { SecondWay } from '#contract/auth.ts'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { newDevice } from '../device.ts'
import { proveEmail } from '../email-proof/store.ts'
import { tellPasswordChanged } from '../jobs.ts'
import { hasIdentity } from '../oidc/store.ts'
import { findPasskeys } from '../passkeys/store.ts'
import { refuseWeakPassword } from '../password-rules.ts'
import { networkOf } from '../../../kernel/network.ts'
import { waysOf } from '../second-factor/ways.ts'
import { changePassword, removeSessions } from '../store.ts'
import { readToken } from '../token.ts'
import * as store from './store.ts'
import { endWaysIn, findWaysIn, type Kept, type WaysIn } from './ways-in.ts'

type Form = { token: string; password: string; kept: Kept }

/** `device`: the browser's new device cookie. `ended`: the other ways in that no longer sign in, `left`: those that still do. */
type Reset = { device: string; ended: WaysIn; left: WaysIn; ways: SecondWay[] }

/** Sets a new password with the link of a mail. Ends every session, and each other way in that the person does not keep. */
export async function resetByLink(
  services: Needs<'database' | 'jobs' | 'keys' | 'publicUrl' | 'passwords'>,
  form: Form,
  ip: string,
): Promise<Reset> {
  const { id, person } = await findPerson(services, form.token, ip)
  // The link stays good for another try.
  await refuseWeakPassword(form.password, person)
  const passwordHash = await services.passwords.hash(form.password, networkOf(ip))
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.useLink(tx, id))) throw noLongerGood()
    const changedAt = await changePassword(tx, person.id, passwordHash)
    const ended = await removeSessions(tx, person.id)
    // After the sessions: a passkey that one of them adds at this moment is then seen.
    const endedWays = await endWaysIn(services, tx, person.id, form.kept)
    await proveEmail(tx, person.id)
    const details = { sessions_ended: ended, passkeys_ended: endedWays.passkeys, link_ended: endedWays.isLinked }
    await keepPersonalRecord(tx, person, 'password_reset', { details })
    const at = services.database.now()
    await services.jobs.enqueue(tx, tellPasswordChanged, { personId: person.id, at: at.getTime(), ended: endedWays })
    const device = newDevice(services.keys, { ...person, password_changed_at: changedAt }, at)
    return { device, ended: endedWays, left: await findWaysIn(tx), ways: await waysOf(services, tx, person.id) }
  })
}

/** What the form lists: the ways in that the reset will end, unless the person keeps them. */
export async function readWaysIn(services: Needs<'database' | 'publicUrl'>, token: string, ip: string) {
  const { person } = await findPerson(services, token, ip)
  return services.database.as({ person: person.id }, async (tx) => ({
    passkeys: await findPasskeys(tx),
    isLinked: await hasIdentity(tx),
    ways: await waysOf(services, tx, person.id),
  }))
}

/** Only wrong links count for the rate limit. */
async function findPerson(services: Needs<'database'>, token: string, ip: string) {
  const buckets = [{ key: `reset:${networkOf(ip)}`, capacity: 20, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) {
    throw new Refusal('too_many', 'too_many_attempts')
  }
  const read = readToken(token)
  const found = read && (await store.findLink(services.database, read.id))
  if (!found || !read.fits(found.secret_hash)) throw noLongerGood()
  await giveTokensBack(services.database, buckets)
  return { id: read.id, person: { id: found.person_id, name: found.name, email: found.email } }
}

/** Wrong, used, replaced or expired: the answer is the same, so a guesser learns nothing, and the next step is the same too. */
function noLongerGood(): Refusal {
  // This error field tells the screen that no password will help; it then offers a new link.
  return new Refusal('invalid', 'reset_link_over', { field: 'token' })
}
