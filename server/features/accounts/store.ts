import { sql } from 'kysely'
import type { Database, Tx } from '../../database/open.ts'
import { storedTold } from '../../database/column-types.ts'
import type { Told } from '../../kernel/told.ts'

export type StoredAccount = {
  id: string
  accountName: string
  displayName: string | null
  credential: string
  serverPrefix: string
  mailchimpId: string
  loginKey: string
  isActive: boolean
  reconnectSince: Date | null
  /** Why Mailchimp does not let us read its lists, in sentences. */
  listsRefused: Told | null
  /** Lists that could not be read when the lists were read last, by the name that they show. */
  listsLeftOut: string[]
}

/** `isShared`: another organiser has connected the same Mailchimp account. */
export type ShownAccount = StoredAccount & { isShared: boolean }

const columns = [
  'id',
  'account_name as accountName',
  'display_name as displayName',
  'credential',
  'server_prefix as serverPrefix',
  'mailchimp_id as mailchimpId',
  'login_key as loginKey',
  'is_active as isActive',
  'reconnect_since as reconnectSince',
  'lists_refused_said as listsRefused',
  'lists_left_out as listsLeftOut',
] as const

const isShared = sql<boolean>`account_is_shared(id)`.as('isShared')

export async function findAccounts(database: Database, teamId: string): Promise<ShownAccount[]> {
  return database.as({ team: teamId }, (tx) =>
    tx
      .selectFrom('accounts')
      .select(columns)
      .select(isShared)
      .where('owner_id', '=', teamId)
      .orderBy('created_at')
      .execute(),
  )
}

export async function findAccount(database: Database, teamId: string, id: string): Promise<ShownAccount | undefined> {
  return database.as({ team: teamId }, (tx) =>
    tx
      .selectFrom('accounts')
      .select(columns)
      .select(isShared)
      .where('owner_id', '=', teamId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** False if this organiser has already connected this Mailchimp account. */
export async function addAccount(
  tx: Tx,
  teamId: string,
  account: Omit<StoredAccount, 'isActive' | 'reconnectSince' | 'listsRefused' | 'listsLeftOut'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      owner_id: teamId,
      account_name: account.accountName,
      display_name: account.displayName,
      credential: account.credential,
      server_prefix: account.serverPrefix,
      mailchimp_id: account.mailchimpId,
      login_key: account.loginKey,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'mailchimp_id']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Locks the account: waits for any other transaction that changes it. */
export async function findByMailchimpId(
  tx: Tx,
  teamId: string,
  mailchimpId: string,
): Promise<StoredAccount | undefined> {
  return tx
    .selectFrom('accounts')
    .select(columns)
    .where('owner_id', '=', teamId)
    .where('mailchimp_id', '=', mailchimpId)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps its name and its on/off switch, because the organiser chose them. */
export async function renewAccount(
  tx: Tx,
  teamId: string,
  account: Pick<StoredAccount, 'id' | 'displayName' | 'credential' | 'serverPrefix' | 'loginKey'>,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      display_name: account.displayName,
      credential: account.credential,
      server_prefix: account.serverPrefix,
      login_key: account.loginKey,
      reconnect_since: null,
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', account.id)
    .execute()
}

export async function updateAccount(
  tx: Tx,
  teamId: string,
  id: string,
  change: { accountName: string; isActive: boolean },
) {
  return tx
    .updateTable('accounts')
    .set({ account_name: change.accountName, is_active: change.isActive })
    .where('owner_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function removeAccount(tx: Tx, teamId: string, id: string): Promise<boolean> {
  const removed = await tx.deleteFrom('accounts').where('owner_id', '=', teamId).where('id', '=', id).executeTakeFirst()
  return removed.numDeletedRows === 1n
}

/**
 * Keeps the first time at which Mailchimp refused the credential. A credential that was renewed meanwhile is not
 * marked.
 */
export async function markReconnect(
  database: Database,
  teamId: string,
  { id, credential }: Pick<StoredAccount, 'id' | 'credential'>,
): Promise<void> {
  await database.as({ team: teamId }, (tx) =>
    tx
      .updateTable('accounts')
      .set({ reconnect_since: sql`coalesce(reconnect_since, now())` })
      .where('owner_id', '=', teamId)
      .where('id', '=', id)
      .where('credential', '=', credential)
      .execute(),
  )
}

export async function clearReconnect(database: Database, teamId: string, id: string): Promise<void> {
  await database.as({ team: teamId }, (tx) =>
    tx
      .updateTable('accounts')
      .set({ reconnect_since: null })
      .where('owner_id', '=', teamId)
      .where('id', '=', id)
      .execute(),
  )
}

/** `refused`: why the lists cannot be read; null once they can. `leftOut`: as in `Listed`. */
export type ListsReading = { refused: Told | null; leftOut: string[] }

export async function setListsReading(
  tx: Tx,
  teamId: string,
  id: string,
  { refused, leftOut }: ListsReading,
): Promise<void> {
  const said = storedTold(refused)
  await sql`
    update accounts set lists_refused_said = ${said}::jsonb, lists_left_out = ${leftOut}::text[]
    where owner_id = ${teamId} and id = ${id}
      and (lists_refused_said, lists_left_out) is distinct from (${said}::jsonb, ${leftOut}::text[])`.execute(tx)
}

/** A person has at most this many unfinished consents; more cannot come from clicks. */
const statesOfPerson = 20

/** Removes this person's expired consents, and the oldest beyond the limit. */
export async function addState(
  tx: Tx,
  personId: string,
  state: { teamId: string; stateHash: Buffer; browserHash: Buffer; accountName: string; goodForMinutes: number },
): Promise<void> {
  await tx
    .deleteFrom('oauth_states')
    .where('person_id', '=', personId)
    .where(
      sql<boolean>`state_hash not in (select state_hash from oauth_states
        where person_id = ${personId} and expires_at > now() order by expires_at desc limit ${statesOfPerson - 1})`,
    )
    .execute()
  await tx
    .insertInto('oauth_states')
    .values({
      state_hash: state.stateHash,
      person_id: personId,
      team_id: state.teamId,
      browser_hash: state.browserHash,
      account_name: state.accountName,
      expires_at: sql<Date>`now() + make_interval(mins => ${state.goodForMinutes})`,
    })
    .execute()
}

/** Consumes the state. The person is missing if it had expired. */
export async function takeState(
  database: Database,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<{ personId: string | null; teamId: string; accountName: string } | undefined> {
  const { rows } = await sql<{ personId: string | null; teamId: string; accountName: string }>`
    select person_id as "personId", team_id as "teamId", account_name as "accountName"
    from take_consent(${stateHash}, ${browserHash})`.execute(database.open)
  return rows[0]
}
