import { batchFailures, batchStatus, cancelBatch, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Team } from '../../../kernel/team.ts'
import { sayReason } from '../../../kernel/told.ts'
import type { Services } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { startGeneration } from '../generate-codes.ts'
import { cancelBatchOf } from './cancel-batch.ts'
import { findProgress, wireProgress } from './progress.ts'
import { findFailures } from './store.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { said, type SaidAnswer } from '../../../kernel/said.ts'
import { comparingSentence } from '../started-sentences.ts'
import { hasContacts } from '../../contacts/change-contacts.ts'
import { lookAgainNow } from '../../lists/mark-list.ts'
import {
  countMembers,
  type NeededHere,
  openWorkableList,
  runningBatch,
  startBatch,
  type Started,
} from './start-batch.ts'

const failuresPerPage = 100

export function batchRoutes(serve: Serve, services: Services): void {
  const scopeOf = async (team: Team, listKey: string) => {
    const list = await findListOf(services, team, listKey)
    return { team: team.id, list: list.id }
  }
  const progressOf = async (team: Team, listKey: string, batchId: string, language: Language) =>
    wireProgress(batchId, await findProgress(services, await scopeOf(team, listKey), batchId), language)

  serve.editor(generate, async ({ team, params }) => {
    const { batchId, message } = await startGeneration(services, team, params.listId)
    return { message, ...(batchId === undefined ? {} : { batch_id: batchId }) }
  })

  serve.viewer(batchStatus, ({ team, params, query, language }) =>
    progressOf(team, params.listId, query.batch_id, language),
  )

  serve.editor(syncFromMailchimp, async ({ team, params, body }) => {
    const mayRemove = body?.remove_up_to ?? 0
    const { batchId, total, pageCount, message } = await startSync(services, team, params.listId, mayRemove)
    return { message, data: { batch_id: batchId ?? null, total_members: total, total_batches: pageCount } }
  })

  serve.viewer(syncStatus, async ({ team, params, language }) => ({
    data: await progressOf(team, params.listId, params.batchId, language),
  }))

  serve.editor(cancelBatch, async ({ team, params }) => ({
    message: await cancelBatchOf(services, team, params.listId, params.batchId),
  }))

  serve.editor(batchFailures, async ({ team, params, query, language }) => {
    const scope = await scopeOf(team, params.listId)
    await findProgress(services, scope, params.batchId)
    const found = await findFailures(services.database, scope, params.batchId, {
      after: query.after ?? '',
      count: failuresPerPage + 1,
    })
    const failures = found
      .slice(0, failuresPerPage)
      .map(({ email, reason }) => ({ email, reason: sayReason(language, reason) }))
    return { failures, next: found.length > failuresPerPage ? failures.at(-1)!.email : null }
  })
}

type Sync = { batchId: string | undefined; total: number; pageCount: number; message: SaidAnswer }

/**
 * Compares every contact of a list with Mailchimp and repairs differences, in the background. `mayRemove`: the organiser has
 * confirmed that this many contacts left the list.
 */
async function startSync(services: NeededHere, team: Team, listKey: string, mayRemove: number): Promise<Sync> {
  const list = await openWorkableList(services, team, listKey)
  refuseBesideGeneration(runningBatch(list))
  const total = await countMembers(services, team, list)
  // If everyone has left Mailchimp's list, the sync must notice it.
  if (total === 0 && !(await hasContacts(services, { team: team.id, list: list.id }))) {
    return { batchId: undefined, total, pageCount: 0, message: said('no_contacts_to_compare') }
  }
  const started = await startBatch(services, team, list, { kind: 'sync', total, mayRemove })
  refuseBesideGeneration(started)
  // The running sync may have passed the contacts for which this one was asked.
  if (!started.isNew) {
    await services.database.as({ team: team.id }, (tx) => lookAgainNow(tx, team.id, list.id))
  }
  const message = started.isNew ? comparingSentence(total) : said('comparing_already')
  return { batchId: started.batchId, total, pageCount: started.pageCount, message }
}

/** A generation cannot stand in for a sync, and two batches at once would only block each other. */
function refuseBesideGeneration(started: Started | undefined): void {
  if (started && !started.isNew && started.kind === 'generate') {
    throw new Refusal('conflict', 'sync_beside_generation')
  }
}
