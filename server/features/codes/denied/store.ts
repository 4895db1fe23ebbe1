import { sql } from 'kysely'
import type { AllTeams, Database } from '../../../database/open.ts'

/**
 * Accounts that have been in trouble for long enough and were not retried recently. Trouble means: the credential is
 * refused, or one of their lists or fields is missing. A time of the future is from before the clock jumped back.
 */
export const accountsToLookAt = (askEvery: string) => {
  const isLongAgo = (at: string) =>
    sql`${sql.ref(at)} not between now() - ${askEvery}::interval and now() + interval '1 minute'`
  return sql<{ id: string }>`
    select a.id from accounts a
    where a.is_active and not a.has_left and (a.looked_at is null or ${isLongAgo('a.looked_at')})
      and a.id in (
        select r.id from accounts r where ${isLongAgo('r.reconnect_since')}
        union
        select l.account_id from lists l where ${isLongAgo('l.gone_since')}
        union
        select l.account_id from fields f join lists l on l.id = f.list_id where ${isLongAgo('f.gone_since')}
      )`
}

/** Lists with a batch that Listpass stopped, and whose obstacle is gone. */
export const listsToBeginAgain = () => sql<{ id: string }>`
  select distinct l.id from batches b
  join reachable_lists() l on l.id = b.list_id
  where b.stopped_by is not null
    and (select count(*) from fields f where f.list_id = l.id and f.gone_since is null) = 3`

export async function findOwnerOfAccount(allTeams: AllTeams, accountId: string): Promise<string | undefined> {
  const found = await allTeams.selectFrom('accounts').select('owner_id').where('id', '=', accountId).executeTakeFirst()
  return found?.owner_id
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
