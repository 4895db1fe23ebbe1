import { sql } from 'kysely'
import type { Database, Tx } from '../../database/open.ts'

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
}

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
] as const

export async function findAccounts(database: Database, personId: string): Promise<StoredAccount[]> {
  return database.as({ person: personId }, (tx) =>
    tx.selectFrom('accounts').select(columns).where('owner_id', '=', personId).orderBy('created_at').execute(),
  )
}

export async function findAccount(
  database: Database,
  personId: string,
  id: string,
): Promise<StoredAccount | undefined> {
  return database.as({ person: personId }, (tx) =>
    tx.selectFrom('accounts').select(columns).where('owner_id', '=', personId).where('id', '=', id).executeTakeFirst(),
  )
}

/** False when this organiser has connected this Mailchimp account already. */
export async function addAccount(
  tx: Tx,
  personId: string,
  account: Omit<StoredAccount, 'isActive' | 'reconnectSince'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      owner_id: personId,
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

export async function updateAccount(
  tx: Tx,
  personId: string,
  id: string,
  change: { accountName: string; isActive: boolean },
) {
  return tx
    .updateTable('accounts')
    .set({ account_name: change.accountName, is_active: change.isActive })
    .where('owner_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function removeAccount(tx: Tx, personId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('accounts')
    .where('owner_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

/** The first time counts: since then Mailchimp has not accepted the credential. */
export async function markReconnect(database: Database, personId: string, id: string): Promise<void> {
  await database.as({ person: personId }, (tx) =>
    tx
      .updateTable('accounts')
      .set({ reconnect_since: sql`coalesce(reconnect_since, now())` })
      .where('owner_id', '=', personId)
      .where('id', '=', id)
      .execute(),
  )
}

export async function clearReconnect(database: Database, personId: string, id: string): Promise<void> {
  await database.as({ person: personId }, (tx) =>
    tx
      .updateTable('accounts')
      .set({ reconnect_since: null })
      .where('owner_id', '=', personId)
      .where('id', '=', id)
      .execute(),
  )
}
