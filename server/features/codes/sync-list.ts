import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said, type SaidAnswer } from '../../kernel/said.ts'
import { comparingSentence } from './started-sentences.ts'
import { hasContacts } from '../contacts/has-contacts.ts'
import {
  countMembers,
  type NeededHere,
  openWorkableList,
  runningBatch,
  startBatch,
  type Started,
} from './batches/start-batch.ts'

export type Sync = { batchId: string | undefined; total: number; pageCount: number; message: SaidAnswer }

/**
 * Compares every contact of a list with Mailchimp and repairs differences, in the background. `mayRemove`: the organiser has
 * confirmed that this many contacts left the list.
 */
export async function startSync(services: NeededHere, team: Team, listKey: string, mayRemove: number): Promise<Sync> {
  const list = await openWorkableList(services, team, listKey)
  refuseBesideGeneration(runningBatch(list))
  const total = await countMembers(services, team, list)
  // If everyone has left Mailchimp's list, the sync must notice it.
  if (total === 0 && !(await hasContacts(services, { team: team.id, list: list.id }))) {
    return { batchId: undefined, total, pageCount: 0, message: said('no_contacts_to_compare') }
  }
  const started = await startBatch(services, team, list, { kind: 'sync', total, mayRemove })
  refuseBesideGeneration(started)
  const message = started.isNew ? comparingSentence(total) : said('comparing_already')
  return { batchId: started.batchId, total, pageCount: started.pageCount, message }
}

/** A generation cannot stand in for a sync, and two batches at once would only block each other. */
function refuseBesideGeneration(started: Started | undefined): void {
  if (started && !started.isNew && started.kind === 'generate') {
    throw new Refusal('conflict', 'sync_beside_generation')
  }
}
