import * as store from './ending/store.ts'
import type { Tx } from '../../../database/open.ts'
import type { Needs } from '../../../services.ts'
import { step } from '../../../kernel/step.ts'
import { forgetOddRowsBefore, tellOdd } from '../../contacts/keep-odd.ts'
import { queueUncoded } from '../../contacts/change-contacts.ts'
import { rebuildTexts } from '../../contacts/jobs.ts'
import { markDoubt, markGenerated, type Doubt } from '../../lists/mark-list.ts'
import type { Pass } from './at-work.ts'
import { isContradicted, lackingOf, mostLooks, type Shown, whoLeft, type Decision } from './ending/who-left.ts'
import { lookAt } from './look-closer.ts'
import type { Kind } from './store.ts'
import { type Said, said } from '../../../kernel/said.ts'

/**
 * Pages that do not overlap, or show fewer than Mailchimp counts, are read again. After that, the list is read by time.
 */
const passesAtMost = 2

/** `again`: there are pages to read. `by time`: pages cannot show the whole list, so it is read by time. */
export type Ending = 'over' | 'again' | 'by time'

/**
 * Ends a batch whose pages are all read. Checks unseen contacts one by one, and removes those that Mailchimp confirms
 * as gone. An open question becomes the list's doubt, with the time of the next check.
 */
export async function endBatch(services: Needs<'database' | 'jobs'>, at: Pass, kind: Kind): Promise<Ending> {
  const { list, scope, batchId } = at
  const found = await services.database.as(scope, async (tx) => {
    const reading = await store.findReading(tx, list.id, batchId)
    if (!reading) return 'over'
    if (!reading.isRead) return 'again'
    if (isDoubtful(reading)) return readOn(tx, at, reading)
    return { ...reading, ...(await store.findUnseen(tx, list.id, batchId, mostLooks)) }
  })
  const ending = typeof found === 'string' ? found : await settleOrReadOn(services, at, kind, found)
  step('batch.ended')
  return ending
}

/**
 * Asks for the count again if Mailchimp now shows fewer than it counted before the batch. Reads the list in another way
 * if the listing contradicts itself and its statistics count more than are known here.
 */
async function settleOrReadOn(
  services: Needs<'database' | 'jobs'>,
  at: Pass,
  kind: Kind,
  reading: store.Reading & store.Unseen,
): Promise<Ending> {
  const { isReadByTime, shown, planned } = reading
  if (!isReadByTime && shown < planned && shown < (await at.audience.countMembers())) {
    return services.database.as(at.scope, (tx) => readOn(tx, at, reading))
  }
  // Whether odd rows are subscribed is not known: they explain as many that are not contacts here.
  const subscribed = ((await at.audience.countSubscribed()) ?? 0) - reading.odd
  const found = { ...reading, subscribed }
  if (!isReadByTime && isContradicted(found) && lackingOf(found) > 0) return 'by time'
  return (await settle(services, at, kind, found)) ? 'over' : 'again'
}

function isDoubtful({ isReadByTime, isWhole, shown, total }: store.Reading): boolean {
  return !isReadByTime && (!isWhole || shown < total)
}

/** Reads page by page once more, and then by time. */
async function readOn(tx: Tx, { list, batchId }: Pass, { pass }: store.Reading): Promise<Ending> {
  if (pass >= passesAtMost) return 'by time'
  await store.readAgain(tx, list.id, batchId)
  return 'again'
}

type Found = store.Reading & store.Unseen & Shown

/** False if unseen contacts turn out to be in the list: then there may be more, and the batch is judged again. */
async function settle(services: Needs<'database' | 'jobs'>, at: Pass, kind: Kind, found: Found): Promise<boolean> {
  const { list, scope, batchId } = at
  const { unseen, known, some } = found
  const decision = whoLeft(found)
  const lacking = lackingOf(found)
  const gone = decision === 'look' ? await lookAt(services, at, some) : []
  const areSomeThere = decision === 'look' && gone.length < some.length
  if (areSomeThere && lacking > 0 && !found.hasLeftOut) return false
  const isSample = some.length < unseen
  const isSampleThere = isSample && areSomeThere
  await services.database.as(scope, async (tx) => {
    const reading = await store.findReading(tx, list.id, batchId)
    if (!reading) return
    const isRemoving = decision === 'look' && !isSampleThere
    const removed = isRemoving ? await store.removeUnseen(tx, list.id, batchId, isSample ? 'all' : gone) : 0
    const total = decision === 'wait' ? Math.max(reading.total, reading.shown + lacking) : reading.total
    const outcome = { ...reading, total, removed, unseen, known, decision, isSampleThere }
    if (decision !== 'wait') await forgetOddRowsBefore(tx, list.id, reading.startedAt)
    const { told, doubt } = describeOutcome(kind, { ...outcome, odd: await tellOdd(tx, list.id) })
    await store.finishBatch(tx, list.id, batchId, { told, isInDoubt: doubt !== undefined })
    step('batch.finished')
    // While Mailchimp shows no contact at all, no contact has a code, so the list is not ready for the door.
    if (reading.shown > 0 || total === 0) await markGenerated(tx, list.teamId, list.id)
    // Pages skipped contacts that did not count as guests. Some count by now, by a new status or by the organiser's
    // choice.
    if (list.uncounted.length > 0) await queueUncoded(tx, list.id)
    await markDoubt(tx, list.teamId, list.id, { doubt, since: reading.startedAt })
    await services.jobs.enqueue(tx, rebuildTexts, { listId: list.id })
  })
  return true
}

export type Outcome = {
  repaired: number
  replaced: number
  removed: number
  shown: number
  total: number
  unseen: number
  known: number
  decision: Decision
  /** Some missing contacts were sampled and are still in the list. */
  isSampleThere: boolean
  /** Rows that cannot be understood as contacts. */
  odd: Said[]
}

/** What the organiser is told: hidden changes, and open questions. */
export function describeOutcome(kind: Kind, outcome: Outcome): { told: Said[] | null; doubt: Doubt | undefined } {
  const open = openWords(outcome)
  const told = [...doneWords(kind, outcome), ...(open === undefined ? [] : [open]), ...outcome.odd]
  if (told.length === 0) return { told: null, doubt: undefined }
  const unconfirmed = outcome.decision === 'ask' ? outcome.unseen : 0
  return { told, doubt: open && { told, unconfirmed } }
}

function doneWords(kind: Kind, { repaired, replaced, removed }: Outcome): Said[] {
  return [
    ...(kind === 'sync' && repaired > 0 ? [said('contacts_repaired', { contacts: repaired })] : []),
    ...(replaced > 0 ? [said('codes_replaced', { contacts: replaced })] : []),
    ...(removed > 0 ? [said('contacts_left', { contacts: removed })] : []),
  ]
}

function openWords({ decision, shown, total, unseen, known, isSampleThere }: Outcome): Said | undefined {
  if (decision === 'wait') return said('list_shown_in_part', { shown, total })
  if (decision === 'ask') return said('contacts_missing', { shown: known - unseen, total: known })
  return isSampleThere ? said('contacts_left_out', { contacts: unseen }) : undefined
}
