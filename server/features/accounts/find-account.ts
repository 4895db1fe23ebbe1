import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

export type Account = store.ShownAccount

export function findAccountsOf(services: Needs<'database'>, person: Person): Promise<Account[]> {
  return store.findAccounts(services.database, person.id)
}

/** Another organiser's account looks like one that never existed. */
export async function findAccountOf(
  services: Needs<'database'>,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<Account> {
  const account = await store.findAccount(services.database, person.id, id)
  if (!account) throw new Refusal('not_found', 'Account not found')
  return account
}
