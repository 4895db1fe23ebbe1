import type { Person } from '../../kernel/person.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { markGenerated } from '../lists/mark-list.ts'
import { countMembers, type NeededHere, openWorkableList, runningBatch, startBatch } from './batches/start-batch.ts'

export type Generation = { batchId: string | undefined; message: string }

/** Gives every contact of a list a code, in the background. */
export async function startGeneration(services: NeededHere, person: Person, listKey: string): Promise<Generation> {
  const list = await openWorkableList(services, person, listKey)
  const running = runningBatch(list)
  if (running) return { batchId: running.batchId, message: alreadySentence(running.kind) }
  const total = await countMembers(services, person, list)
  if (total === 0) {
    await services.database.as({ person: person.id, list: list.id }, async (tx) => {
      await markGenerated(tx, person.id, list.id, 0)
      await keepRecord(tx, person, 'generation_started', { listId: list.id, details: { contacts: 0 } })
    })
    return {
      batchId: undefined,
      message: 'This list has no contacts yet. Each contact gets a code after joining; generate again then.',
    }
  }
  const started = await startBatch(services, person, list, { kind: 'generate', total })
  const message = started.isNew
    ? `QR codes are being generated for ${total.toLocaleString('en')} contacts.`
    : alreadySentence(started.kind)
  return { batchId: started.batchId, message }
}

function alreadySentence(kind: 'generate' | 'sync'): string {
  return kind === 'sync'
    ? 'A sync is under way. It gives a code to everybody who has none.'
    : 'QR codes are being generated already.'
}
