import { sql } from 'kysely'
import type { Database } from '../../../database/open.ts'

export const accountsToLookAt = (askEvery: string) =>
  sql<{ id: string }>`select account_id as id from accounts_to_look_at(${askEvery}::interval)`

export const listsToBeginAgain = () => sql<{ id: string }>`select list_id as id from lists_to_begin_again()`

export async function findOwnerOfAccount(database: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ owner: string | null }>`select owner_of_account(${accountId}) as owner`.execute(
    database.open,
  )
  return rows[0]?.owner ?? undefined
}

/** True for the one caller that may check now. The next check is due after `askEvery`. */
export async function takeLook(
  database: Database,
  { teamId, accountId, askEvery }: { teamId: string; accountId: string; askEvery: string },
): Promise<boolean> {
  const taken = await database.as({ team: teamId }, (tx) =>
    sql`
      update accounts set looked_at = now()
      where owner_id = ${teamId} and id = ${accountId}
        and (looked_at is null or looked_at not between now() - ${askEvery}::interval and now() + interval '1 minute')`.execute(
      tx,
    ),
  )
  return taken.numAffectedRows === 1n
}
