import * as store from './store.ts'
import type { SecondWay } from '#contract/auth.ts'
import { giveTokensBack, takeTokens, type NamedBucket } from '../../database/throttle.ts'
import type { Person } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { openTurns } from '../../kernel/turns.ts'
import { type Device, readDevice } from './device.ts'
import { networkOf } from '../../kernel/network.ts'
import { newTicket } from './second-factor/ticket.ts'
import { waysOf } from './second-factor/ways.ts'
import { type Caller, type SignedIn, startSession } from './start-session.ts'
import { isStrong, readToken } from './token.ts'
import { hashOfEmail } from './email-key.ts'

const touchEveryMs = 60_000

/**
 * A hall full of staff signs in from one address at once. A right password gives its token back to the bucket. Other sign-ins
 * wait for that, and do not count as failures in the meantime.
 */
const inTurn = openTurns({ atOnce: Infinity, atOnceOfOne: 8 })

/** The password was right, and one of these ways must follow. */
export type NeedsSecondStep = { ticket: string; ways: SecondWay[] }

/** The same answer, after the same time, for a wrong password and for an email that no account has. */
export async function signIn(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl' | 'passwords'>,
  form: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn | NeedsSecondStep> {
  const network = networkOf(caller.ip)
  return inTurn({ one: network, isGone: caller.isGone }, async () => {
    const device = readDevice(services.keys, form.email, caller.device, services.database.now())
    const found = await store.findByEmail(services.database, form.email)
    const buckets = bucketsOf({ email: form.email, ip: caller.ip, isKnown: isKnown(device, found) })
    if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
    const fits = await services.passwords.fits(
      form.password,
      found?.password_hash ?? services.passwords.ofNobody,
      network,
    )
    if (!found || !fits) throw wrongEmailOrPassword()
    await giveTokensBack(services.database, buckets)
    await hashAsToday(services, found, form.password, network)
    return services.database.as({ person: found.id }, async (tx) => {
      // The password was changed during the hashing: it is wrong now, and every session has ended.
      if (!(await store.isUnchanged(tx, found))) throw wrongEmailOrPassword()
      const ways = await waysOf(services, tx, found.id)
      if (ways.length > 0) return { ticket: newTicket(services.keys, found, services.database.now()), ways }
      return startSession(services, tx, found, caller, 'signed_in')
    })
  })
}

/** Whether the browser signed in to this account since its password was last changed. */
function isKnown(device: Device | undefined, found: store.FoundPerson | undefined): boolean {
  return device?.person === found?.id && device?.changedAt === (found?.password_changed_at?.getTime() ?? 0)
}

export function tooManyAttempts(): Refusal {
  return new Refusal('too_many', 'too_many_attempts')
}

function wrongEmailOrPassword(): Refusal {
  return new Refusal('invalid', 'email_or_password_wrong', { field: 'email' })
}

/** Only now is the password in clear available, so an old hash is renewed here. */
async function hashAsToday(
  services: Needs<'database' | 'passwords'>,
  person: store.FoundPerson,
  password: string,
  network: string,
): Promise<void> {
  if (!services.passwords.isOutdated(person.password_hash)) return
  const passwordHash = await services.passwords.hash(password, network)
  await services.database.as({ person: person.id }, (tx) => store.keepNewHash(tx, person, passwordHash))
}

/** The owner of this token; undefined when it is invalid or has expired. */
export async function findSignedIn(services: Needs<'database' | 'now'>, token: string): Promise<Person | undefined> {
  const read = readToken(token)
  if (!read) return undefined
  const session = await store.findSession(services.database, read.id)
  if (!session || !read.fits(session.secret_hash)) return undefined
  if (services.now().getTime() - session.last_used_at.getTime() > touchEveryMs) {
    await store.touchSession(services.database, session.id, read.id)
  }
  return personOf(session, read.id)
}

export function personOf({ id, name, email, way }: store.FoundSession, sessionId: string): Person {
  return { id, name, email, sessionId, isStrong: isStrong(way) }
}

// Rate limits for password tries. Only failures count (docs/decisions/0022).

type Attempt = {
  email: string
  ip: string
  /** The browser is known from the account with this email. */
  isKnown: boolean
}

/**
 * Known browsers of an email share one bucket, which strangers cannot empty: however many cookies were ever given out, they
 * buy no more guesses. Strangers share the buckets of their address and of the email; no single address can empty the email's.
 */
export function bucketsOf({ email, ip, isKnown }: Attempt): NamedBucket[] {
  if (isKnown) return [{ key: `sign-in:${hashOfEmail(email)}:known`, capacity: 10, secondsEach: 30 }]
  const [who, from] = [hashOfEmail(email), networkOf(ip)]
  return [
    { key: `sign-in:${from}`, capacity: 30, secondsEach: 60 },
    { key: `sign-in:${who}:${from}`, capacity: 10, secondsEach: 30 },
    { key: `sign-in:${who}`, capacity: 30, secondsEach: 120 },
  ]
}
