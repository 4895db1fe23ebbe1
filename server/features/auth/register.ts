import type { Tx } from '../../database/open.ts'
import { takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { hashOfEmail } from './email-key.ts'
import { admit, needsInvitation } from './invitations.ts'
import { tellRegistered } from './jobs.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashBeside } from './second-accounts.ts'
import { waysOf } from './second-factor/ways.ts'
import { networkOf } from '../../kernel/network.ts'
import { type Caller, type SignedIn, startSession } from './start-session.ts'
import * as store from './store.ts'

type Form = { name: string; email: string; password: string; invitation?: string | undefined }

/**
 * Gives the same answer, after the same work, whether or not the email has an account (docs/decisions/0052). If it has
 * one, a second account is made and a mail tells the owner. With the password of an account that has the email it is a
 * sign-in, so a form that is sent twice makes one account. Tries for an email are limited, because each tests a password.
 */
export async function registerPerson(
  services: Needs<'database' | 'keys' | 'jobs' | 'registration' | 'publicUrl'>,
  form: Form,
  caller: Caller,
): Promise<SignedIn> {
  const perNetwork = { key: `register:${networkOf(caller.ip)}`, capacity: 30, secondsEach: 60 }
  const perEmail = { key: `register:${hashOfEmail(form.email)}`, capacity: 10, secondsEach: 600 }
  if (!(await takeTokens(services.database, [perNetwork, perEmail]))) {
    throw new Refusal('too_many', 'too_many_accounts_from_here')
  }
  const id = admit(services, form.invitation)
  await refuseWeakPassword(form.password, form)
  // The second time only if another call registered the email between the two steps of the first time.
  const signedIn = (await addAccount(services, id, form, caller)) ?? (await addAccount(services, id, form, caller))
  if (!signedIn) throw tryAgain()
  return signedIn
}

/** Undefined if the first account with this email was added, or deleted, at this very moment. */
async function addAccount(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl'>,
  id: string,
  form: Form,
  caller: Caller,
): Promise<SignedIn | undefined> {
  const first = await store.findByEmail(services.database, form.email)
  const passwordHash = await hashBeside(first, form.password, networkOf(caller.ip))
  const own = await store.findByHash(services.database, form.email, passwordHash)
  if (own) return signInInstead(services, own, caller)
  const person = { id, name: form.name, email: form.email, password_changed_at: null }
  return services.database.as({ person: id }, async (tx) => {
    // An invitation makes one account.
    if (await store.findSelf(tx)) throw needsInvitation()
    if (!(await store.addPerson(tx, { ...person, passwordHash }, first?.id))) return undefined
    return welcome(services, tx, person, caller)
  })
}

/** Signs in a person who was just added, and tells them by mail. */
export async function welcome(
  services: Needs<'database' | 'keys' | 'jobs'>,
  tx: Tx,
  person: { id: string; name: string; email: string; password_changed_at: Date | null },
  caller: Caller,
): Promise<SignedIn> {
  await services.jobs.enqueue(tx, tellRegistered, { personId: person.id, at: services.database.now().getTime() })
  return startSession(services, tx, person, caller, 'registered')
}

async function signInInstead(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl'>,
  found: store.FoundPerson,
  caller: Caller,
): Promise<SignedIn> {
  return services.database.as({ person: found.id }, async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw tryAgain()
    if ((await waysOf(services, tx, found.id)).length > 0) throw signInFirst()
    return startSession(services, tx, found, caller, 'signed_in')
  })
}

/**
 * Only a caller with the right password gets this refusal. They must sign in, because only the sign-in has a second
 * step.
 */
function signInFirst(): Refusal {
  return new Refusal('invalid', 'has_account_sign_in', { field: 'email' })
}

/** The existing account was deleted or changed at this very moment. */
function tryAgain(): Refusal {
  return new Refusal('unavailable', 'try_again')
}
