import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { endCodesIn } from '../codes/further/end-codes.ts'
import { holdLink, scopeOf } from './change-links.ts'
import * as store from './store.ts'

/** Ends the link's address, its sessions and the codes that its doors gave to contacts, at once. `who` names the actor unless it was the organiser. */
export async function removeLink(
  services: Needs<'database'>,
  team: Team,
  place: { listKey: string; linkId: string },
  who?: string,
): Promise<void> {
  await holdLink(services, team, place, async (tx, link, listId) => {
    const ended = await store.endSessions(tx, listId, link.id)
    await store.removeLink(tx, listId, link.id)
    const codes = await endCodesIn(tx, listId, link.id)
    await keepRecord(tx, team, 'scanner_link_removed', {
      listId,
      ...(who !== undefined && { who }),
      details: { link: link.id, label: link.label, sessions_ended: ended, ...(codes > 0 && { codes_ended: codes }) },
    })
  })
}

/** Ends one browser's session. The link stays unchanged and can be opened again. */
export async function endSession(
  services: Needs<'database'>,
  team: Team,
  { listKey, linkId, sessionId }: { listKey: string; linkId: string; sessionId: string },
): Promise<void> {
  const scope = await scopeOf(services, team, listKey)
  await services.database.as(scope, async (tx) => {
    await store.holdLink(tx, linkId)
    if (!(await store.endSession(tx, scope.list, { linkId, sessionId }))) {
      throw new Refusal('not_found', 'session_has_ended')
    }
    await keepRecord(tx, team, 'scanner_session_ended', {
      listId: scope.list,
      details: { link: linkId, session: sessionId },
    })
  })
}
