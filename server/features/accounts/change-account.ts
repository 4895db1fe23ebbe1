import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

export async function updateAccount(
  services: Needs<'database'>,
  person: Person,
  id: string,
  change: { accountName: string; isActive: boolean },
): Promise<void> {
  await services.database.as({ person: person.id }, async (tx) => {
    const updated = await store.updateAccount(tx, person.id, id, change)
    if (updated.numUpdatedRows === 0n) throw new Refusal('not_found', 'Account not found')
    await keepRecord(tx, person, 'account_updated', { details: { account: id, active: change.isActive } })
  })
}

/** Removes the account with its lists, codes and scans; Mailchimp keeps its data. */
export async function deleteAccount(services: Needs<'database'>, person: Person, id: string): Promise<void> {
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.removeAccount(tx, person.id, id))) throw new Refusal('not_found', 'Account not found')
    step('delete-account.removed')
    await keepRecord(tx, person, 'account_deleted', { details: { account: id } })
  })
}
