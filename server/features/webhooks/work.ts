// The table of deliveries is the queue. Polls are due by the clock.
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { followList } from './follow-list.ts'
import { pollEvery } from './poll-list.ts'
import { listsToFollow } from './store.ts'

export function startFollowing(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'follow',
    findLists: () => listsToFollow(pollEvery.text),
    work: (listId, stopping) => followList(services, listId, stopping),
  })
}
