import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'

/** DESIGN §7: a session ends 7 days after it was last used, and 30 days after it began. */
const idle = '7 days'
const absolute = '30 days'

export type NewPerson = { id: string; name: string; email: string; passwordHash: string }
export type NewSession = { id: string; secretHash: Buffer; userAgent: string | undefined }

/** False when somebody has this email already. */
export async function addPerson(database: Database, person: NewPerson): Promise<boolean> {
  return database.as({ person: person.id }, async (tx) => {
    const added = await tx
      .insertInto('users')
      .values({
        id: person.id,
        name: person.name,
        email: person.email,
        email_key: emailKey(person.email),
        password_hash: person.passwordHash,
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  })
}

export async function findForSignIn(database: Database, email: string) {
  const { rows } = await sql<{ id: string; name: string; email: string; password_hash: string }>`
    select * from person_for_sign_in(${emailKey(email)})`.execute(database.open)
  return rows[0]
}

export async function addSession(database: Database, personId: string, session: NewSession): Promise<void> {
  await database.as({ person: personId }, async (tx) => {
    await sql`delete from sessions where expires_at < now()`.execute(tx)
    await tx
      .insertInto('sessions')
      .values({
        id: session.id,
        person_id: personId,
        secret_hash: session.secretHash,
        user_agent: session.userAgent?.slice(0, 300) ?? null,
        expires_at: sql<Date>`now() + ${absolute}::interval`,
      })
      .execute()
  })
}

export async function findSession(database: Database, sessionId: string) {
  const { rows } = await sql<{ secret_hash: Buffer; id: string; name: string; email: string; last_used_at: Date }>`
    select * from session_person(${sessionId}, ${idle}::interval)`.execute(database.open)
  return rows[0]
}

export async function touchSession(database: Database, personId: string, sessionId: string): Promise<void> {
  await database.as({ person: personId }, (tx) =>
    tx
      .updateTable('sessions')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', sessionId)
      .execute(),
  )
}

export async function removeSession(database: Database, personId: string, sessionId: string): Promise<void> {
  await database.as({ person: personId }, (tx) => tx.deleteFrom('sessions').where('id', '=', sessionId).execute())
}

/** Emails are told apart without case. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}
