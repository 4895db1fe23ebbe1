import { createHash } from 'node:crypto'
import { takeToken } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { fitsPassword } from './password.ts'
import * as store from './store.ts'
import { newToken, readToken } from './token.ts'

export type SignedIn = { user: { id: string; name: string; email: string }; token: string }
type Caller = { ip: string; userAgent: string | undefined }

/** Bound to email and address together, so that nobody can lock somebody else out from elsewhere. */
const perEmailAndAddress = { capacity: 10, secondsEach: 30 }
const perAddress = { capacity: 100, secondsEach: 3 }
const touchEveryMs = 60_000

/** The same answer, after the same time, for a wrong password and for an email that nobody has. */
export async function signIn(
  services: Needs<'database'>,
  form: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const email = createHash('sha256').update(store.emailKey(form.email)).digest('base64url')
  const mayTry =
    (await takeToken(services.database, `sign-in:${caller.ip}`, perAddress)) &&
    (await takeToken(services.database, `sign-in:${email}:${caller.ip}`, perEmailAndAddress))
  if (!mayTry) throw new Refusal('too_many', 'Too many attempts. Please wait a few minutes and try again.')

  const found = await store.findForSignIn(services.database, form.email)
  if (!(await fitsPassword(form.password, found?.password_hash)) || !found) {
    throw new Refusal('invalid', 'The email or the password is wrong.', {
      fields: { email: ['The email or the password is wrong.'] },
    })
  }
  return startSession(services, found, caller)
}

export async function startSession(
  services: Needs<'database'>,
  person: { id: string; name: string; email: string },
  caller: Caller,
): Promise<SignedIn> {
  const { id, token, secretHash } = newToken()
  await store.addSession(services.database, person.id, { id, secretHash, userAgent: caller.userAgent })
  return { user: { id: person.id, name: person.name, email: person.email }, token }
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
