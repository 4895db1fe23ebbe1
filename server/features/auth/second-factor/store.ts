import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'
import type { Way } from '../token.ts'

export type StoredTotp = { id: string; secret: string; created_at: Date }

export async function findTotp(tx: Tx, personId: string): Promise<StoredTotp | undefined> {
  return tx
    .selectFrom('totp_secrets')
    .select(['id', 'secret', 'created_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** False when the person has one already. */
export async function addTotp(
  tx: Tx,
  personId: string,
  totp: { id: string; secret: string; lastStep: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('totp_secrets')
    .values({ id: totp.id, person_id: personId, secret: totp.secret, last_step: totp.lastStep })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export function newTotpId(): string {
  return randomUUIDv7()
}

/** False when this step, or a later one, was used already: of two calls at the same time one succeeds. */
export async function spendStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Any hash of the person's set: it has the salt. */
export async function findRecoveryHash(tx: Tx, personId: string): Promise<string | undefined> {
  const found = tx.selectFrom('recovery_codes').select('hash').where('person_id', '=', personId)
  return (await found.limit(1).executeTakeFirst())?.hash
}

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  const counted = tx.selectFrom('recovery_codes').select(sql<number>`count(*)::int`.as('count'))
  return (await counted.where('person_id', '=', personId).executeTakeFirstOrThrow()).count
}

/** False when there is no such code any more. */
export async function spendRecoveryCode(tx: Tx, personId: string, hash: string): Promise<boolean> {
  const used = tx.deleteFrom('recovery_codes').where('person_id', '=', personId).where('hash', '=', hash)
  return (await used.executeTakeFirst()).numDeletedRows === 1n
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ person_id: personId, hash })))
    .execute()
}

/** The session's organiser has shown a second factor just now. False when the session has ended, as by a reset. */
export async function strengthenSession(tx: Tx, sessionId: string, way: 'totp' | 'passkey'): Promise<boolean> {
  const strong = await tx.updateTable('sessions').set({ way }).where('id', '=', sessionId).executeTakeFirst()
  return strong.numUpdatedRows === 1n
}

/** From now on, sessions that began in these ways count as begun with the password alone. */
export async function weakenSessions(tx: Tx, personId: string, ways: Way[]): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ way: 'password' })
    .where('person_id', '=', personId)
    .where('way', 'in', ways)
    .execute()
}

/** Whether a team of the acting person requires more than a password. */
export async function needsSecondStep(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_needed: boolean }>`select needs_second_step() as is_needed`.execute(tx)
  return rows[0]!.is_needed
}

/**
 * False when the person had no authenticator app. Sessions that it began count as begun with the password alone from
 * now on.
 */
export async function removeTotp(tx: Tx, personId: string): Promise<boolean> {
  const removed = await tx.deleteFrom('totp_secrets').where('person_id', '=', personId).executeTakeFirst()
  await replaceRecoveryCodes(tx, personId, [])
  await weakenSessions(tx, personId, ['totp', 'recovery'])
  return removed.numDeletedRows === 1n
}
