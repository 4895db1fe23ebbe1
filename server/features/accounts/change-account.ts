import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

export async function updateAccount(
  services: Needs<'database'>,
  team: Team,
  id: string,
  change: { accountName: string; isActive: boolean },
): Promise<void> {
  await services.database.as({ team: team.id }, async (tx) => {
    const updated = await store.updateAccount(tx, team.id, id, change)
    if (updated.numUpdatedRows === 0n) throw new Refusal('not_found', 'account_not_found')
    await keepRecord(tx, team, 'account_updated', { details: { account: id, active: change.isActive } })
  })
}

/** Removes the account with its lists, codes and scans; Mailchimp keeps its data. */
export async function deleteAccount(services: Needs<'database'>, team: Team, id: string): Promise<void> {
  await services.database.as({ team: team.id }, async (tx) => {
    if (!(await store.removeAccount(tx, team.id, id))) throw new Refusal('not_found', 'account_not_found')
    step('delete-account.removed')
    await keepRecord(tx, team, 'account_deleted', { details: { account: id } })
  })
}
