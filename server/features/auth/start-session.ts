import type { User } from '#contract/auth.ts'
import type { PersonalAction } from '#contract/audit.ts'
import type { Language } from '#domain/spoken.ts'
import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import { keepPersonalRecord } from '../audit/keep-record.ts'
import { newDevice } from './device.ts'
import { keepSignIn } from './sign-ins/keep-sign-in.ts'
import * as store from './store.ts'
import { isStrong, newToken, type Way } from './token.ts'

/** More sessions than an organiser has browsers; repeated sign-ins must not fill the database. */
const sessionsOfPerson = 200

/** How a session was begun. */
export type SignInWay = 'passkey' | 'oidc'

/** `device` is the new device cookie, by which the browser is known later. */
export type SignedIn = { user: User; token: string; device: string }

/** The caller's address; `device` is the device cookie that the browser sent, `language` that of the browser. */
export type Caller = {
  ip: string
  userAgent: string | undefined
  language: Language
  device?: string | undefined
  isGone?: () => boolean
}

export async function startSession(
  services: Needs<'database' | 'keys' | 'jobs'>,
  tx: Tx,
  person: { id: string; name: string; email: string; password_changed_at: Date | null },
  caller: Caller,
  action: Extract<PersonalAction, 'registered' | 'signed_in'>,
  way: Way = 'password',
): Promise<SignedIn> {
  const { id, token, secretHash } = newToken()
  await store.addSession(tx, person.id, { id, secretHash, userAgent: caller.userAgent, way })
  await store.dropSessions(tx, person.id, sessionsOfPerson)
  await keepSignIn(services, tx, person, caller, { id, way, isFirst: action === 'registered' })
  await keepPersonalRecord(tx, person, action, { details: { session: id, ...(way !== 'password' && { way }) } })
  const device = newDevice(services.keys, person, services.database.now(), isStrong(way))
  const language = await store.findLanguage(tx, person.id)
  return { user: { id: person.id, name: person.name, email: person.email, language }, token, device }
}
