import type { Segment } from '../../../mailchimp/audience.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListOf, refuseUnlessWorkable } from '../../lists/find-list.ts'

/** The tags and saved segments that Mailchimp lists now, by name. */
export async function findSegments(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  listKey: string,
): Promise<Segment[]> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const segments = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).listSegments(),
  )
  return segments.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id)
}
