import { operator } from '#contract/audit.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { holdLink } from './change-links.ts'
import * as store from './store.ts'

/** The operator sets a link's end, which may be now. The link stays, and its organiser can extend it. */
export async function endLink(
  services: Needs<'database'>,
  team: Team,
  place: { listKey: string; linkId: string },
  at: Date,
): Promise<void> {
  await holdLink(services, team, place, async (tx, link, listId) => {
    await store.changeLink(tx, listId, link.id, { ...link, expiresAt: at })
    await keepRecord(tx, team, 'scanner_link_changed', {
      listId,
      who: operator,
      details: { link: link.id, label: link.label, expires_at: at.toISOString() },
    })
  })
}
