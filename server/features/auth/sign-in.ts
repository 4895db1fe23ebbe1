import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { readDevice } from './device.ts'
import { openTurns } from './in-turn.ts'
import { fitsPassword, hashPassword, isOutdatedHash } from './password.ts'
import { bucketsOf, networkOf } from './sign-in-buckets.ts'
import { type Caller, type SignedIn, startSession } from './start-session.ts'
import * as store from './store.ts'
import { readToken } from './token.ts'

const touchEveryMs = 60_000

/**
 * A hall full of staff signs in from one address at once. What each of them takes from its bucket is given back when the
 * password was right; the others wait for that, and are not counted as wrong meanwhile.
 */
const inTurn = openTurns(8)

/** The same answer, after the same time, for a wrong password and for an email that nobody has. */
export async function signIn(
  services: Needs<'database' | 'keys'>,
  form: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const device = readDevice(services.keys, form.email, caller.device)
  const buckets = bucketsOf({ email: form.email, ip: caller.ip, device })
  return inTurn(networkOf(caller.ip), async () => {
    if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
    const found = await store.findForSignIn(services.database, form.email)
    if (!(await fitsPassword(form.password, found?.password_hash)) || !found) throw wrongEmailOrPassword()
    await giveTokensBack(services.database, buckets)
    await hashAsToday(services, found, form.password)
    return services.database.as({ person: found.id }, async (tx) => {
      // Changed while it was hashed: it is no longer right, and every session was ended.
      if (!(await store.isUnchanged(tx, found))) throw wrongEmailOrPassword()
      return startSession(tx, found, caller, 'signed_in')
    })
  })
}

export function tooManyAttempts(): Refusal {
  return new Refusal('too_many', 'Too many attempts. Please wait a few minutes and try again.')
}

function wrongEmailOrPassword(): Refusal {
  const sentence = 'The email or the password is wrong.'
  return new Refusal('invalid', sentence, { fields: { email: [sentence] } })
}

/** Only now the password is at hand. */
async function hashAsToday(services: Needs<'database'>, person: store.FoundPerson, password: string): Promise<void> {
  if (!isOutdatedHash(person.password_hash)) return
  const passwordHash = await hashPassword(password)
  await services.database.as({ person: person.id }, (tx) => store.keepNewHash(tx, person, passwordHash))
}

/** Who holds this token; undefined when it is none, or no longer one. */
export async function findSignedIn(services: Needs<'database' | 'now'>, token: string): Promise<Person | undefined> {
  const read = readToken(token)
  if (!read) return undefined
  const session = await store.findSession(services.database, read.id)
  if (!session || !read.fits(session.secret_hash)) return undefined
  if (services.now().getTime() - session.last_used_at.getTime() > touchEveryMs) {
    await store.touchSession(services.database, session.id, read.id)
  }
  return { id: session.id, name: session.name, email: session.email, sessionId: read.id }
}
