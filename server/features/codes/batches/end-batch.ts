import type { Needs } from '../../../kernel/services.ts'
import { step } from '../../../kernel/step.ts'
import { rebuildTexts } from '../../contacts/jobs.ts'
import type { ListForWork } from '../../lists/find-list.ts'
import { markGenerated } from '../../lists/mark-list.ts'
import * as store from './ending/store.ts'
import type { Kind } from './store.ts'

/** A list that moves faster than it can be read is read so often; then nobody is taken for gone. */
const passesAtMost = 3

/** Somebody who joined among others is not missed in a pass that hangs together, or soon heard of: one more look is enough. */
const passesForCount = 2

/**
 * Ends a batch whose pages are all read, when they show the whole list; else its pages are to be read again. Whom none of
 * them showed is no longer in the list. True when there is nothing left to do.
 */
export async function endBatch(
  services: Needs<'database' | 'jobs'>,
  list: ListForWork,
  { batchId, kind }: { batchId: string; kind: Kind },
): Promise<boolean> {
  const isOver = await services.database.as({ person: list.ownerId, list: list.id }, async (tx) => {
    const reading = await store.findReading(tx, list.id, batchId)
    if (!reading) return true
    if (!reading.isRead) return false
    const { pass, isWhole, isComplete } = reading
    if ((!isWhole && pass < passesAtMost) || (!isComplete && pass < passesForCount)) {
      await store.readAgain(tx, list.id, batchId)
      return false
    }
    const removed = isWhole ? await store.removeUnseen(tx, list.id, batchId) : 0
    await store.finishBatch(tx, list.id, batchId, outcomeSentence(kind, { ...reading, removed }))
    step('batch.finished')
    await markGenerated(tx, list.ownerId, list.id, reading.total)
    await services.jobs.enqueue(tx, rebuildTexts, { listId: list.id })
    return true
  })
  step('batch.ended')
  return isOver
}

/** What the organiser would otherwise not see. Null when there is nothing of the kind. */
function outcomeSentence(
  kind: Kind,
  { repaired, replaced, removed }: { repaired: number; replaced: number; removed: number },
): string | null {
  const sentences = [
    kind === 'sync' && repaired > 0 && `${contacts(repaired)} differed from Mailchimp and ${are(repaired)} repaired.`,
    replaced > 0 &&
      `${contacts(replaced)} brought along a code that is none, or that another contact of the list has, and got a new one.`,
    removed > 0 && `${contacts(removed)} ${removed === 1 ? 'is' : 'are'} no longer in this list in Mailchimp.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : null
}

function contacts(count: number): string {
  return count === 1 ? '1 contact' : `${count.toLocaleString('en')} contacts`
}

function are(count: number): string {
  return count === 1 ? 'was' : 'were'
}
