import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { type List, refuseUnlessWorkable } from '../lists/find-list.ts'

/** Asks Mailchimp whether this team's key still opens the audience. An old connection is not enough for a merge. */
export async function proveAudience(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  list: List,
): Promise<void> {
  refuseUnlessWorkable(list)
  const isThere = await withAccount(services, { id: list.accountId, teamId: team.id }, 'person', (login) =>
    login.audience(list.mailchimpId).isThere(),
  )
  if (!isThere) throw new Refusal('conflict', 'list_gone')
}
