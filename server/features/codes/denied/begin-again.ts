import { findListForWork } from '../../lists/find-list.ts'
import { beginByItself } from '../batches/begin-by-itself.ts'
import type { NeededHere } from '../batches/start-batch.ts'
import { findStopped } from '../batches/store.ts'

/** Starts a batch again that Listpass had to end. An organiser's own cancel is never undone. */
export async function beginAgain(services: NeededHere, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const stopped = await findStopped(services.database, { team: list.teamId, list: listId })
  if (stopped) await beginByItself(services, list, stopped.kind)
}
