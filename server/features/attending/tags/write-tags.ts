import { randomUUID } from 'node:crypto'
import { isRefusal } from '../../../kernel/mailchimp-trouble.ts'
import { step } from '../../../kernel/step.ts'
import { storedReason } from '../../../kernel/told.ts'
import { type Audience, membersPerWrite } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'
import { areCountsDue } from '../../write-back/write-list.ts'
import * as store from './store.ts'

export type Place = { scope: { team: string; list: string }; audience: Audience }

/** Scans of so long share a call, and with the count before it a tag is in Mailchimp within 10 s of its scan. */
export const gatherMs = 5000

/** After this many calls the list is looked at again. */
const callsPerTag = 8

/** The tags whose wishes have waited long enough. */
export function findDueTags({ database }: Needs<'database'>, scope: Place['scope']): Promise<store.Tag[]> {
  return database.as(scope, (tx) => store.findDueTags(tx, scope.list, gatherMs))
}

/** Writes the wishes of these tags. Safe to run again at any point. Counts go first. */
export async function writeTags(
  services: Needs<'database'>,
  place: Place,
  tags: store.Tag[],
  stopping: AbortSignal,
): Promise<void> {
  const { scope } = place
  for (const { id } of tags) {
    try {
      for (let calls = 0; calls < callsPerTag; calls++) {
        if (stopping.aborted || (await areCountsDue(services, scope))) return
        if (!(await writeSome(services, place, id))) break
      }
    } catch (error) {
      // The list itself is gone, or the call may succeed later.
      if (!isRefusal(error) || error.kind === 'not_found') throw error
      await services.database.as(scope, (tx) => store.keepTrouble(tx, scope.list, id, [error.details ?? error.said]))
    }
  }
}

/** False if no wish of the tag waits. */
async function writeSome({ database }: Needs<'database'>, { scope, audience }: Place, tagId: string): Promise<boolean> {
  const tag = await database.as(scope, (tx) => store.findTag(tx, scope.list, tagId))
  if (!tag) return false
  const segmentId = tag.segmentId ?? (await findOrMake({ database }, { scope, audience }, tag))
  if (segmentId === undefined) return endWithout({ database }, scope, tagId)
  if (tag.segmentId === null) {
    await database.as(scope, (tx) => store.keepSegment(tx, scope.list, tagId, segmentId))
    step('attending.tag-kept')
  }
  const call = { listId: scope.list, tagId, attempt: randomUUID() }
  const wishes = await database.as(scope, (tx) => store.takeWishes(tx, call, membersPerWrite))
  if (wishes.length === 0) return false
  step('attending.taken')
  const refused = await audience.changeTag(segmentId, wishes)
  step('attending.written')
  if (!refused) {
    await database.as(scope, (tx) => store.keepSegment(tx, scope.list, tagId, null))
    return true
  }
  const reasons = new Map(refused.map(({ email, reason }) => [email.toLowerCase(), storedReason(reason)]))
  const kept = wishes.map(({ id, email, isWanted }) => ({
    id,
    isWanted,
    refusal: reasons.get(email.toLowerCase()) ?? null,
  }))
  await database.as(scope, (tx) => store.keepWishes(tx, call, kept))
  step('attending.kept')
  return wishes.length === membersPerWrite
}

/** Undefined if Mailchimp has no such tag, and no contact is to have it. */
async function findOrMake(
  { database }: Needs<'database'>,
  { scope, audience }: Place,
  { id, name }: store.Tag,
): Promise<number | undefined> {
  const isWanted = await database.as(scope, (tx) => store.isWanted(tx, scope.list, id))
  return isWanted ? audience.keepTag(name) : audience.findTag(name)
}

/** A tag that is not in Mailchimp need not be taken away there. */
async function endWithout({ database }: Needs<'database'>, scope: Place['scope'], tagId: string): Promise<boolean> {
  const call = { listId: scope.list, tagId, attempt: randomUUID() }
  return database.as(scope, async (tx) => {
    const wishes = await store.takeWishes(tx, call, membersPerWrite)
    const ended = wishes.filter(({ isWanted }) => !isWanted)
    await store.keepWishes(
      tx,
      call,
      ended.map(({ id }) => ({ id, isWanted: false, refusal: null })),
    )
    return wishes.length > 0
  })
}
