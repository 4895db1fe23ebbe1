import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'
import type { Way } from '../token.ts'

export type NewSignIn = { id: string; userAgent: string | undefined; way: Way; isNewDevice: boolean }
export type StoredSignIn = { id: string; at: Date; user_agent: string | null; way: Way; is_new_device: boolean }

export async function addSignIn(tx: Tx, personId: string, signIn: NewSignIn): Promise<void> {
  await tx
    .insertInto('sign_ins')
    .values({
      id: signIn.id,
      person_id: personId,
      user_agent: signIn.userAgent?.slice(0, 300) ?? null,
      way: signIn.way,
      is_new_device: signIn.isNewDevice,
    })
    .execute()
}

/** Removes the oldest beyond the limit: repeated sign-ins must not fill the database. */
export async function dropSignIns(tx: Tx, personId: string, most: number): Promise<void> {
  await sql`
    delete from sign_ins where person_id = ${personId} and id in (
      select id from sign_ins where person_id = ${personId} order by at desc, id desc offset ${most})`.execute(tx)
}

/** The sign-ins of the last 90 days, the newest first. */
export async function findSignIns(tx: Tx, personId: string): Promise<StoredSignIn[]> {
  const { rows } = await sql<StoredSignIn>`
    select id, at, user_agent, way, is_new_device from sign_ins
    where person_id = ${personId} and at > now() - interval '90 days' order by at desc, id desc`.execute(tx)
  return rows
}

export async function findSignIn(tx: Tx, id: string): Promise<StoredSignIn | undefined> {
  const { rows } = await sql<StoredSignIn>`
    select id, at, user_agent, way, is_new_device from sign_ins where id = ${id}`.execute(tx)
  return rows[0]
}
