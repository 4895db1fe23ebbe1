import type { Needs } from '../../services.ts'
import * as store from './store.ts'

const noteEveryMs = 60_000

/** Notes that a member does something in a team: at most once a minute. */
export async function noteUse(
  services: Needs<'database' | 'now'>,
  teamId: string,
  personId: string,
  activeAt: Date | null,
): Promise<void> {
  if (activeAt !== null && services.now().getTime() - activeAt.getTime() < noteEveryMs) return
  await store.noteUse(services.database, teamId, personId)
}
