import { randomBytes, randomUUIDv7 } from 'node:crypto'
import * as z from 'zod/mini'
import { email as emailShape, personName } from '#contract/auth.ts'
import { takeTokens } from '../../../database/throttle.ts'
import { proveByIssuer } from '../email-proof/proven.ts'
import { admit } from '../invitations.ts'
import { requireIssuer } from './begin-oidc.ts'
import { ofSignIn, refuseDomain, signInContent } from './return-from-issuer.ts'
import * as store from './store.ts'
import { tooManyAttempts } from '../sign-in.ts'
import { type Caller, type SignedIn, startSession } from '../start-session.ts'
import { addPerson, findByEmail, isUnchanged } from '../store.ts'
import { takeTicket } from '../tickets.ts'
import { networkOf } from '../../../kernel/network.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Claims } from '../../../oidc/open-issuer.ts'
import type { Needs } from '../../../services.ts'

type NeededHere = Needs<'database' | 'keys' | 'jobs' | 'issuer' | 'registration' | 'passwords'>

/**
 * Signs in the account of the identity. The first sign-in creates the account, unless the email already has one here.
 */
export async function signInByIssuer(
  services: NeededHere,
  ticket: string,
  { browser, ...caller }: Caller & { browser: string },
): Promise<SignedIn> {
  const issuer = requireIssuer(services)
  const claims = await takeTicket(services, ofSignIn(browser), ticket, signInContent)
  const found = await store.findAccount(services.database, claims)
  if (!found) {
    refuseDomain(issuer, claims)
    return register(services, claims, caller, issuer.name)
  }
  return services.database.as({ person: found.id }, async (tx) => {
    // A reset in the meantime has ended this link, or waits and then ends this session.
    if (!(await isUnchanged(tx, found))) throw new Refusal('signed_out', 'account_gone')
    await proveByIssuer(tx, found, claims)
    return startSession(services, tx, found, caller, 'signed_in', 'oidc')
  })
}

async function register(services: NeededHere, claims: Claims, caller: Caller, name: string): Promise<SignedIn> {
  const network = networkOf(caller.ip)
  const buckets = [{ key: `register:${network}`, capacity: 30, secondsEach: 60 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const address = z.safeParse(emailShape, claims.email)
  if (!address.success) throw new Refusal('forbidden', 'issuer_gave_no_email', { params: { name } })
  const email = address.data
  if (await findByEmail(services.database, email)) throw hasAccount(email, name)
  admit(services, undefined)
  const called = z.safeParse(personName, claims.name)
  const person = {
    id: randomUUIDv7(),
    name: called.success ? called.data : email.split('@')[0]!,
    email,
    password_changed_at: null,
  }
  // The password is random and unknown to the person. They can choose one by a mail to the account.
  const passwordHash = await services.passwords.hash(randomBytes(32).toString('base64url'), network)
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await addPerson(tx, { ...person, passwordHash }))) throw hasAccount(email, name)
    if (!(await store.addIdentity(tx, person.id, claims))) throw new Refusal('unavailable', 'try_again')
    await proveByIssuer(tx, person, claims)
    return startSession(services, tx, person, caller, 'registered', 'oidc')
  })
}

/** The issuer only knows who has the email today. The account may be of an earlier owner. */
function hasAccount(email: string, name: string): Refusal {
  return new Refusal('conflict', 'link_issuer_first', { params: { email, name } })
}
