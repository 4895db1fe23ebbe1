import type { Battery, DoorCheckName } from '#contract/doors.ts'
import type { Door } from '../../kernel/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Keeps the latest ready check of a scanner link's browser, for the organiser's page. */
export async function keepCheck(
  { database }: Needs<'database'>,
  door: Door,
  check: { missing: DoorCheckName[]; battery?: Battery | undefined },
): Promise<void> {
  if (door.linkId === undefined) throw new Refusal('forbidden', 'no_check_of_members')
  await database.as({ team: door.teamId, list: door.listId }, (tx) =>
    store.keepCheck(tx, door.listId, door.sessionId, check),
  )
}
