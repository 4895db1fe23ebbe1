import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'

export async function isProven(tx: Tx, personId: string): Promise<boolean> {
  const found = tx.selectFrom('users').select('id').where('id', '=', personId).where('email_proven_at', 'is not', null)
  return (await found.executeTakeFirst()) !== undefined
}

/** False when it was proven before. */
export async function proveEmail(tx: Tx, personId: string): Promise<boolean> {
  const proven = await tx
    .updateTable('users')
    .set({ email_proven_at: sql<Date>`now()` })
    .where('id', '=', personId)
    .where('email_proven_at', 'is', null)
    .executeTakeFirst()
  return proven.numUpdatedRows === 1n
}
