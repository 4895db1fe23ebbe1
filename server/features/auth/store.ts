import { sql } from 'kysely'
import type { Language } from '#domain/spoken.ts'
import type { AllTeams, Database, Tx } from '../../database/open.ts'
import { emailKey } from './email-key.ts'
import { absolute, idle, type Way } from './token.ts'

const opensSomething = sql<boolean>`(expires_at > now() and last_used_at > now() - ${idle}::interval)`

export type NewPerson = { id: string; name: string; email: string; passwordHash: string }
export type NewSession = { id: string; secretHash: Buffer; userAgent: string | undefined; way: Way }

/** False when another account has this email already. */
export async function addPerson(tx: Tx, person: NewPerson): Promise<boolean> {
  const added = await tx
    .insertInto('users')
    .values({
      id: person.id,
      name: person.name,
      email: person.email,
      email_key: emailKey(person.email),
      password_hash: person.passwordHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export type FoundPerson = {
  id: string
  name: string
  email: string
  password_hash: string
  password_changed_at: Date | null
}

/** The account with this email. */
export async function findByEmail(database: Database, email: string): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`select * from person_for_sign_in(${emailKey(email)})`.execute(database.open)
  return rows[0]
}

/** The acting person. */
export async function findSelf(tx: Tx): Promise<FoundPerson | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'password_changed_at'])
    .executeTakeFirst()
}

/** Whether the password is still the checked one; locks it until this transaction ends. */
export async function isUnchanged(tx: Tx, person: Pick<FoundPerson, 'id' | 'password_changed_at'>): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    .where('password_changed_at', 'is not distinct from', person.password_changed_at)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** The same password, re-hashed with today's parameters. */
export async function keepNewHash(tx: Tx, person: FoundPerson, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', person.id)
    .where('password_hash', '=', person.password_hash)
    .execute()
}

/** Sets another password, and makes mailed links void. Returns the time of the change. */
export async function changePassword(tx: Tx, personId: string, passwordHash: string): Promise<Date | null> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', personId)
    .returning('password_changed_at')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('password_resets')
    .set({ used_at: sql<Date>`now()` })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
  return changed.password_changed_at
}

/** Whether the account is younger than this interval. */
export async function isYounger(tx: Tx, personId: string, age: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('created_at', '>', sql<Date>`now() - ${age}::interval`)
    .executeTakeFirst()
  return found !== undefined
}

/** The language that the person has chosen; null for that of the browser. */
export async function findLanguage(tx: Tx, personId: string): Promise<Language | null> {
  const found = await tx.selectFrom('users').select('language').where('id', '=', personId).executeTakeFirst()
  return found?.language ?? null
}

export async function setLanguage(tx: Tx, personId: string, language: Language | null): Promise<void> {
  await tx.updateTable('users').set({ language }).where('id', '=', personId).execute()
}

/** Of a browser that the person had not used before, only the first counts: it may be a stranger's. */
export async function keepBrowserLanguage(
  tx: Tx,
  personId: string,
  { language, isNewDevice }: { language: Language; isNewDevice: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ browser_language: language })
    .where('id', '=', personId)
    .where('browser_language', 'is distinct from', language)
    .$if(isNewDevice, (update) => update.where('browser_language', 'is', null))
    .execute()
}

export async function findLanguages(tx: Tx, personId: string) {
  return tx.selectFrom('users').select(['language', 'browser_language']).where('id', '=', personId).executeTakeFirst()
}

export async function addSession(tx: Tx, personId: string, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      person_id: personId,
      secret_hash: session.secretHash,
      user_agent: session.userAgent?.slice(0, 300) ?? null,
      expires_at: sql<Date>`now() + ${absolute}::interval`,
      way: session.way,
    })
    .execute()
}

/** Removes a person's expired sessions, and beyond the limit those unused for longest. */
export async function dropSessions(tx: Tx, personId: string, most: number): Promise<void> {
  await sql`
    delete from sessions where person_id = ${personId} and id not in (
      select id from sessions where person_id = ${personId} and ${opensSomething}
      order by last_used_at desc, id desc limit ${most})`.execute(tx)
}

export type FoundSession = {
  secret_hash: Buffer
  id: string
  name: string
  email: string
  last_used_at: Date
  way: Way
}

export async function findSession(database: Database, sessionId: string) {
  const { rows } = await sql<FoundSession>`
    select * from signed_in_person(${sessionId}, ${idle}::interval)`.execute(database.open)
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

/** The valid sessions, latest used first. */
export async function sessionsOf(tx: Tx, personId: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where(opensSomething)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * False when the person is gone. Locked before anything of theirs, because deleting a person locks them before their sessions,
 * and audit records refer to them.
 */
export async function holdPerson(tx: Tx, personId: string): Promise<boolean> {
  const held = await tx.selectFrom('users').select('id').where('id', '=', personId).forKeyShare().executeTakeFirst()
  return held !== undefined
}

/** False without a valid session. */
export async function removeSession(tx: Tx, personId: string, sessionId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('id', '=', sessionId)
    .where(opensSomething)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

/** Ends all sessions, or all but one; returns their number. */
export async function removeSessions(tx: Tx, personId: string, but?: string): Promise<number> {
  const all = tx.deleteFrom('sessions').where('person_id', '=', personId).where(opensSomething)
  const removed = await (but === undefined ? all : all.where('id', '<>', but)).executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/**
 * Deletes expired rows: they are worthless to us, and a risk in a stolen copy of the database. Used password links stay
 * for a day, because a link in a mail sent twice must be found as used. Logins that no account uses come from keys that
 * were only tried.
 */
export const expired = (idleFor: string) => sql`
  with ended as (delete from sessions where expires_at < now() or last_used_at < now() - ${idleFor}::interval),
  links as (delete from password_resets where expires_at < now() - interval '1 day'),
  signed as (delete from sign_ins where at < now() - interval '90 days'),
  tickets as (delete from spent_tickets where expires_at < now()),
  consents as (delete from oauth_states where expires_at < now() - interval '1 hour'),
  slots as (delete from slot_leases s where s.expires_at < now() - interval '1 hour'
    and not exists (select from accounts a where a.login_key = s.login_key))
  delete from login_paces p where p.changed_at < now() - interval '1 hour' and p.open_until < now()
    and not exists (select from accounts a where a.login_key = p.login_key)`

export async function sweep(allTeams: AllTeams): Promise<void> {
  await expired(idle).execute(allTeams)
}

/** All stored links for a new password that were mailed to this person. */
export async function findResetIds(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx.selectFrom('password_resets').select('id').where('person_id', '=', personId).execute()
  return rows.map(({ id }) => id)
}

/** False when the ticket was used before, at any server. */
export async function spendTicket(database: Database, id: string, expiresAt: Date): Promise<boolean> {
  const row = { id, expires_at: expiresAt }
  const spent = await database.open
    .insertInto('spent_tickets')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return spent.numInsertedOrUpdatedRows === 1n
}
