import { sql } from 'kysely'
import type { AllTeams, Database, Tx } from '../../../database/open.ts'

/** The acting person's passkeys, the newest first. */
export async function findPasskeys(tx: Tx) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'rp_id', 'created_at', 'last_used_at', 'needs_password'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Whether the acting person has a passkey for this host. */
export async function hasPasskeyFor(tx: Tx, rpId: string | undefined): Promise<boolean> {
  if (rpId === undefined) return false
  const found = tx.selectFrom('passkeys').select('id').where('rp_id', '=', rpId).limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

export type NewPasskey = {
  id: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  rpId: string
  name: string
  transports: string[]
}

/** False when this credential is already registered. */
export async function addPasskey(tx: Tx, personId: string, passkey: NewPasskey): Promise<boolean> {
  const added = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      person_id: personId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      rp_id: passkey.rpId,
      name: passkey.name,
      transports: passkey.transports,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** False when the acting person has no such passkey. */
export async function renamePasskey(tx: Tx, id: string, name: string): Promise<boolean> {
  const renamed = await tx.updateTable('passkeys').set({ name }).where('id', '=', id).executeTakeFirst()
  return renamed.numUpdatedRows === 1n
}

/** Returns the removed passkey's name; undefined when the acting person has no such passkey. */
export async function removePasskey(tx: Tx, id: string): Promise<string | undefined> {
  const removed = await tx.deleteFrom('passkeys').where('id', '=', id).returning('name').executeTakeFirst()
  return removed?.name
}

/** The passkeys of the acting person that a reset found: they open nothing without the new password. */
export async function restPasskeys(tx: Tx, ids: string[]): Promise<void> {
  await tx.updateTable('passkeys').set({ needs_password: true }).where('id', 'in', ids).execute()
}

/** The owner of the password has used it, so it is theirs. */
export async function wakePasskey(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('passkeys').set({ needs_password: false }).where('id', '=', id).execute()
}

/** Of the acting person. */
export async function removeSome(tx: Tx, ids: string[]): Promise<void> {
  await tx.deleteFrom('passkeys').where('id', 'in', ids).execute()
}

/** False when the person had no passkey. */
export async function removePasskeys(tx: Tx, personId: string): Promise<boolean> {
  const removed = await tx.deleteFrom('passkeys').where('person_id', '=', personId).executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export type FoundPasskey = {
  id: string
  public_key: Buffer
  rp_id: string
  passkey_name: string
  /** It is from before a reset, and signs in only after the new password. */
  needs_password: boolean
  person_id: string
  name: string
  email: string
  password_changed_at: Date | null
}

/** The passkey of a credential, before its person is signed in. */
export async function findForSignIn(database: Database, credentialId: Buffer): Promise<FoundPasskey | undefined> {
  const { rows } = await sql<FoundPasskey>`select * from passkey_of_credential(${credentialId})`.execute(database.open)
  return rows[0]
}

/**
 * False when the device's counter has not increased, or the passkey is gone. Some devices always send 0, so 0 after 0
 * is accepted.
 */
export async function noteUse(tx: Tx, id: string, counter: number): Promise<boolean> {
  const noted = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}

/** Passkeys that were made for a different host. */
export async function countOfOtherHosts(allTeams: AllTeams, present: string) {
  const { rows } = await sql<{ rp_id: string; passkeys: number }>`
    select rp_id, count(*)::int as passkeys from passkeys
    where rp_id <> ${present} group by rp_id order by rp_id`.execute(allTeams)
  return rows
}
