import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { deleteAccount } from '../accounts/change-account.ts'
import { findAccountOf } from '../accounts/find-account.ts'
import { takeHooksAway } from './take-hooks-away.ts'

/** Removes an account with its lists, codes and scans from Listpass. Mailchimp keeps its data, except our webhooks. */
export async function removeAccount(
  services: Needs<'database' | 'openLogin' | 'keys' | 'log'>,
  team: Team,
  accountId: string,
): Promise<void> {
  await findAccountOf(services, team, accountId)
  await takeHooksAway(services, team, accountId)
  step('delete-account.hooks-away')
  await deleteAccount(services, team, accountId)
  step('delete-account.done')
}
