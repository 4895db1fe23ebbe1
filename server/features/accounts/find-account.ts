import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

export type Account = store.ShownAccount

export function findAccountsOf(services: Needs<'database'>, team: Team): Promise<Account[]> {
  return store.findAccounts(services.database, team.id)
}

/** Another team's account looks like one that never existed. */
export async function findAccountOf(services: Needs<'database'>, team: Team, id: string): Promise<Account> {
  const account = await store.findAccount(services.database, team.id, id)
  if (!account) throw new Refusal('not_found', 'account_not_found')
  return account
}
