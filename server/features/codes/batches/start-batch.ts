import * as store from './store.ts'
import { randomUUIDv7 } from 'node:crypto'
import type { Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { step } from '../../../kernel/step.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf, type List, refuseUnlessWorkable, type ListForWork } from '../../lists/find-list.ts'
import { findTags } from '../follow-fields.ts'
import { runBatch } from '../jobs.ts'
import { pagesOf } from './pages.ts'
import { byItself } from '#contract/audit.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { markGone } from '../../lists/mark-list.ts'
import type { Kind } from './store.ts'

export type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs'>

/** A list with its fields and a working account, as work on all its contacts requires. */
export async function openWorkableList(services: NeededHere, team: Team, listKey: string): Promise<List> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  if (!(await findTags(services, { team: team.id, list: list.id }))) {
    throw new Refusal('conflict', 'no_fields_yet')
  }
  return list
}

export function countMembers(
  services: NeededHere,
  team: Team,
  list: List,
  waits: 'person' | 'worker' = 'person',
): Promise<number> {
  const account = { id: list.accountId, teamId: team.id }
  return withAccount(services, account, waits, (login) => login.audience(list.mailchimpId).countMembers())
}

/** `mayRemove`: see `startSync`. `who` started it, unless it was the organiser. */
type Asked = { kind: store.Kind; total: number; mayRemove?: number; who?: string }

export type Started = { batchId: string; isNew: boolean; kind: store.Kind; pageCount: number }

/**
 * Splits a list into pages of members and starts the background job. The browser polls the batch. A list has one batch
 * at a time: if one runs, it is returned.
 */
export async function startBatch(
  services: NeededHere,
  team: Team,
  list: List,
  { kind, total, mayRemove = 0, who }: Asked,
): Promise<Started> {
  const batch = { id: randomUUIDv7(), listId: list.id, kind, pages: pagesOf(total), mayRemove }
  const isNew = await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    if (!(await store.addBatch(tx, batch))) return false
    step('batch.added')
    await services.jobs.enqueue(tx, runBatch, { listId: list.id, batchId: batch.id })
    step('batch.enqueued')
    const about = { listId: list.id, details: { batch: batch.id, contacts: total }, ...(who && { who }) }
    await keepRecord(tx, team, kind === 'sync' ? 'sync_started' : 'generation_started', about)
    return true
  })
  step('batch.begun')
  if (isNew) return { batchId: batch.id, isNew, kind, pageCount: batch.pages.length }
  const running = runningBatch(await findListOf(services, team, list.id))
  // The other batch ended at the same moment.
  return running ?? startBatch(services, team, list, { kind, total, mayRemove, ...(who && { who }) })
}

export function runningBatch({ runningBatch: id, runningKind: kind }: List): Started | undefined {
  return id && kind ? { batchId: id, isNew: false, kind, pageCount: 0 } : undefined
}

/** Starts a batch automatically. If the list is no longer in Mailchimp, marks it and throws. */
export async function beginByItself(services: NeededHere, list: ListForWork, kind: Kind): Promise<void> {
  const owner = { id: list.teamId }
  const total = await countMembers(services, owner, list, 'worker').catch(async (error: unknown) => {
    if (error instanceof MailchimpTrouble && error.kind === 'not_found')
      await markGone(services.database, owner.id, list.id)
    throw error
  })
  await startBatch(services, owner, list, { kind, total, who: byItself })
}
