import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/open.ts'

export type Identity = { issuer: string; subject: string }

type Account = { id: string; name: string; email: string; password_changed_at: Date | null }

export async function findAccount(database: Database, { issuer, subject }: Identity): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select * from person_of_identity(${issuer}, ${subject})`.execute(database.open)
  return rows[0]
}

/** False when an account has this identity already. */
export async function addIdentity(tx: Tx, personId: string, { issuer, subject }: Identity): Promise<boolean> {
  const added = await tx
    .insertInto('oidc_identities')
    .values({ issuer, subject, person_id: personId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Whether the acting person has an identity. */
export async function hasIdentity(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('oidc_identities').select('subject').executeTakeFirst()) !== undefined
}

/** False when the acting person has no identity. */
export async function removeIdentities(tx: Tx, personId: string): Promise<boolean> {
  const removed = await tx.deleteFrom('oidc_identities').where('person_id', '=', personId).executeTakeFirst()
  return removed.numDeletedRows > 0n
}
