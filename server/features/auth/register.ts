import { takeTokens } from '../../database/throttle.ts'
import { networkOf } from '../../kernel/network.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { hashOfEmail } from './email-key.ts'
import { admit, needsInvitation } from './invitations.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { waysOf } from './second-factor/ways.ts'
import { type Caller, type SignedIn, startSession } from './start-session.ts'
import * as store from './store.ts'

type Form = { name: string; email: string; password: string; invitation?: string | undefined }
type NeededHere = Needs<'database' | 'keys' | 'jobs' | 'registration' | 'publicUrl' | 'passwords'>

/**
 * An email has one account (docs/decisions/0104). With its password a form signs in, so a form that is sent twice makes one
 * account. Tries are limited, because each tells whether the email has an account, and tests a password. Sign-in has limits of
 * its own, which these tries do not use up.
 */
export async function registerPerson(services: NeededHere, form: Form, caller: Caller): Promise<SignedIn> {
  const network = networkOf(caller.ip)
  const perNetwork = { key: `register:${network}`, capacity: 30, secondsEach: 60 }
  const perEmail = { key: `register:${hashOfEmail(form.email)}`, capacity: 10, secondsEach: 600 }
  if (!(await takeTokens(services.database, [perNetwork, perEmail]))) {
    throw new Refusal('too_many', 'too_many_accounts_from_here')
  }
  const id = admit(services, form.invitation)
  await refuseWeakPassword(form.password, form)
  const known = await store.findByEmail(services.database, form.email)
  if (known) return signInInstead(services, known, form.password, caller)
  const passwordHash = await services.passwords.hash(form.password, network)
  const person = { id, name: form.name, email: form.email, password_changed_at: null }
  const added = await services.database.as({ person: id }, async (tx) => {
    // An invitation makes one account.
    if (await store.findSelf(tx)) throw needsInvitation()
    if (!(await store.addPerson(tx, { ...person, passwordHash }))) return undefined
    return startSession(services, tx, person, caller, 'registered')
  })
  if (added) return added
  // Another call registered the email at this moment.
  const first = await store.findByEmail(services.database, form.email)
  if (!first) throw new Refusal('unavailable', 'try_again')
  return signInInstead(services, first, form.password, caller)
}

async function signInInstead(
  services: NeededHere,
  found: store.FoundPerson,
  password: string,
  caller: Caller,
): Promise<SignedIn> {
  if (!(await services.passwords.fits(password, found.password_hash, networkOf(caller.ip)))) throw hasAccount()
  return services.database.as({ person: found.id }, async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw hasAccount()
    // Only the sign-in has a second step.
    if ((await waysOf(services, tx, found.id)).length > 0) throw hasAccount()
    return startSession(services, tx, found, caller, 'signed_in')
  })
}

function hasAccount(): Refusal {
  return new Refusal('invalid', 'email_has_account', { field: 'email' })
}
