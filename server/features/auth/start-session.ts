import type { AuditAction } from '#contract/audit.ts'
import type { Tx } from '../../database/open.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'
import { newToken } from './token.ts'

/** More than an organiser has browsers; who signs in again and again must not fill the database. */
const sessionsOfPerson = 200

export type SignedIn = { user: { id: string; name: string; email: string }; token: string }

/** From where somebody asks; `device` is what their browser was given before. */
export type Caller = { ip: string; userAgent: string | undefined; device?: string | undefined }

export async function startSession(
  tx: Tx,
  person: { id: string; name: string; email: string },
  { userAgent }: Caller,
  action: Extract<AuditAction, 'registered' | 'signed_in'>,
): Promise<SignedIn> {
  const { id, token, secretHash } = newToken()
  await store.addSession(tx, person.id, { id, secretHash, userAgent })
  await store.dropSessions(tx, person.id, sessionsOfPerson)
  await keepRecord(tx, person, action, { details: { session: id } })
  return { user: { id: person.id, name: person.name, email: person.email }, token }
}
