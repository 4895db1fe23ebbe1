import type { AuditAction } from '#contract/audit.ts'
import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { newDevice } from './device.ts'
import * as store from './store.ts'
import { newToken } from './token.ts'

/** More sessions than an organiser has browsers; repeated sign-ins must not fill the database. */
const sessionsOfPerson = 200

/** How a session was begun. */
export type SignInWay = 'passkey' | 'oidc'

/** `device` is the new device cookie, by which the browser is known later. */
export type SignedIn = { user: { id: string; name: string; email: string }; token: string; device: string }

/** The caller's address; `device` is the device cookie that the browser sent. */
export type Caller = { ip: string; userAgent: string | undefined; device?: string | undefined; isGone?: () => boolean }

export async function startSession(
  services: Needs<'database' | 'keys'>,
  tx: Tx,
  person: { id: string; name: string; email: string; password_changed_at: Date | null },
  { userAgent }: Caller,
  action: Extract<AuditAction, 'registered' | 'signed_in'>,
  way?: SignInWay,
): Promise<SignedIn> {
  const { id, token, secretHash } = newToken()
  await store.addSession(tx, person.id, { id, secretHash, userAgent })
  await store.dropSessions(tx, person.id, sessionsOfPerson)
  await keepRecord(tx, person, action, { details: { session: id, ...(way && { way }) } })
  const device = newDevice(services.keys, person, services.database.now())
  return { user: { id: person.id, name: person.name, email: person.email }, token, device }
}
