import { randomUUIDv7 } from 'node:crypto'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { membersPerRead } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, refuseUnlessWorkable } from '../lists/find-list.ts'
import { markGenerated } from '../lists/mark-list.ts'
import { tagsOf } from './field-roles.ts'
import { runBatch } from './jobs.ts'
import * as store from './store.ts'

export type Started = { batchId: string | undefined; message: string }

/** Splits a list into pages of members. The batch is what the browser polls; a job in the background works it off. */
export async function startGeneration(
  services: Needs<'database' | 'openLogin' | 'keys' | 'jobs'>,
  person: Person,
  listKey: string,
): Promise<Started> {
  const list = await findListOf(services, person, listKey)
  refuseUnlessWorkable(list)
  const scope = { person: person.id, list: list.id }
  if (!tagsOf(await store.findFields(services.database, scope))) {
    throw new Refusal('conflict', 'Create the QR fields of this list first.')
  }
  if (list.runningBatch) return { batchId: list.runningBatch, message: 'QR codes are being generated already.' }

  const account = { id: list.accountId, ownerId: person.id }
  const total = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).countMembers(),
  )
  const batch = { id: randomUUIDv7(), listId: list.id, kind: 'generate' as const, pages: pagesOf(total) }
  const isFirst = await services.database.as(scope, async (tx) => {
    if (total === 0) {
      await markGenerated(tx, person.id, list.id, 0)
      return true
    }
    if (!(await store.addBatch(tx, batch))) return false
    await services.jobs.enqueue(tx, runBatch, { listId: list.id, batchId: batch.id })
    await keepRecord(tx, person, 'generation_started', {
      listId: list.id,
      details: { batch: batch.id, contacts: total },
    })
    return true
  })
  if (total === 0) {
    return {
      batchId: undefined,
      message: 'This list has no contacts yet. Each contact gets a code after joining; generate again then.',
    }
  }
  if (isFirst)
    return { batchId: batch.id, message: `QR codes are being generated for ${total.toLocaleString('en')} contacts.` }
  const now = await findListOf(services, person, list.id)
  return { batchId: now.runningBatch ?? undefined, message: 'QR codes are being generated already.' }
}

/** How many members each page is planned to have. */
function pagesOf(total: number): number[] {
  return Array.from({ length: Math.ceil(total / membersPerRead) }, (_, page) =>
    Math.min(membersPerRead, total - page * membersPerRead),
  )
}
