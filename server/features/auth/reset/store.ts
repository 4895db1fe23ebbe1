import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/open.ts'

/** A separate transaction without a person: the job looks up the account while no caller waits. */
export async function withoutPerson(database: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  await database.open.transaction().execute(work)
}

/**
 * Makes the link valid from now on, and older ones invalid. False when it is already useless: a newer one was requested, it
 * was used, or the password has changed since. Ids grow with time.
 */
export async function openLink(
  tx: Tx,
  personId: string,
  link: { id: string; secretHash: Buffer; askedAt: Date; goodForMinutes: number },
): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select('password_changed_at')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person || (person.password_changed_at ?? new Date(0)) > link.askedAt) return false
  const others = tx.selectFrom('password_resets').where('person_id', '=', personId)
  const overtaken = await others
    .select('id')
    .where((row) =>
      row.or([row('id', '>', link.id), row.and([row('id', '=', link.id), row('used_at', 'is not', null)])]),
    )
    .executeTakeFirst()
  if (overtaken) return false
  const expiresAt = sql<Date>`now() + make_interval(mins => ${link.goodForMinutes})`
  await tx
    .updateTable('password_resets')
    .set({ used_at: sql<Date>`now()` })
    .where('person_id', '=', personId)
    .where('id', '<', link.id)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('password_resets')
    .values({ id: link.id, person_id: personId, secret_hash: link.secretHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expiresAt }))
    .execute()
  return true
}

export async function findLink(database: Database, id: string) {
  const { rows } = await sql<{ secret_hash: Buffer; person_id: string; name: string; email: string }>`
    select * from person_of_reset(${id})`.execute(database.open)
  return rows[0]
}

/** False when it was used or expired in between. */
export async function useLink(tx: Tx, id: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
