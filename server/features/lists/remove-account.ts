import type { Person, Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { deleteAccount } from '../accounts/change-account.ts'
import { findAccountOf } from '../accounts/find-account.ts'
import { confirmForTeam, type Confirmation, type ToConfirm } from '../auth/confirm-person.ts'
import { takeHooksAway } from './take-hooks-away.ts'

/** Removes an account with its lists, codes and scans from Listpass. Mailchimp keeps its data, except our webhooks. */
export async function removeAccount(
  services: Needs<'openLogin' | 'log'> & ToConfirm,
  { person, team }: { person: Person; team: Team },
  accountId: string,
  confirmation: Confirmation | undefined,
): Promise<void> {
  await findAccountOf(services, team, accountId)
  await confirmForTeam(services, person, confirmation)
  await takeHooksAway(services, team, accountId)
  step('delete-account.hooks-away')
  await deleteAccount(services, team, accountId)
  step('delete-account.done')
}
