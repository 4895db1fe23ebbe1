import { randomUUIDv7 } from 'node:crypto'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import { findAccountOf } from '../accounts/find-account.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

/** Brings the lists of an account to what Mailchimp says now. */
export async function syncLists(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  person: Pick<Person, 'id'>,
  accountId: string,
): Promise<void> {
  const account = await findAccountOf(services, person, accountId)
  if (!account.isActive) throw new Refusal('conflict', 'This account is inactive. Switch it on to sync its lists.')
  const found = await withAccount(services, { id: accountId, ownerId: person.id }, 'person', (login) => login.lists())
  step('lists.read')
  const lists = found.map((list) => ({ ...list, newId: randomUUIDv7() }))
  await services.database.as({ person: person.id }, async (tx) => {
    await store.keepLists(tx, person.id, accountId, lists)
    await keepRecord(tx, person, 'lists_synced', { details: { account: accountId, lists: lists.length } })
  })
  step('lists.kept')
}
