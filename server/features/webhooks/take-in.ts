import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import { type Change, followMembers, suspectChanges } from '../contacts/follow-members.ts'
import { keepOddRows } from '../contacts/keep-odd.ts'
import { writeUnderTags } from '../codes/write-under-tags.ts'
import { type Answer, readMembers } from '../contacts/read-members.ts'
import { differing, keepOutcome } from '../contacts/write-values.ts'
import type { ListForWork } from '../lists/find-list.ts'
import type { ListScope } from './store.ts'

/** A list whose changes Listpass follows, and its connection. Without tags no value can be written. */
export type Place = {
  list: ListForWork
  scope: ListScope
  audience: Audience
  /** How far Mailchimp's clock is ahead of ours. */
  aheadMs: () => number
  tags: FieldTags | undefined
}

/** Our own writes may have gone out while Mailchimp was asked. Then it is asked again, up to this many times. */
const mostAnswers = 3

/**
 * Applies Mailchimp's current values of some members, and writes ours where Mailchimp differs. `changes` are reported address
 * changes.
 */
export async function takeIn(
  services: Needs<'database'>,
  place: Place,
  first: Answer,
  said: Change[] = [],
): Promise<void> {
  let answer = first
  for (let answers = 1; ; answers++) {
    const outdated = await takeInOnce(services, place, answer, said)
    // A member that is outdated each time changes constantly; the next poll reads it again.
    if (outdated.length === 0 || answers === mostAnswers) return
    answer = await readMembers(services, place, outdated)
  }
}

/** Returns the keys of members whose stored data may be newer than the answer. */
async function takeInOnce(
  services: Needs<'database'>,
  place: Place,
  answer: Answer,
  said: Change[],
): Promise<string[]> {
  const { list, scope, audience, tags } = place
  const suspects = await services.database.as(scope, (tx) => suspectChanges(tx, list.id, answer.members))
  const changes = [...said, ...suspects]
  const isRead = new Set([
    ...answer.missing,
    ...answer.members.map(({ hash }) => hash),
    ...answer.odd.map(({ key }) => key),
  ])
  const unread = new Set(changes.map(({ from }) => from).filter((key) => !isRead.has(key)))
  const more = await readMembers(services, place, [...unread])
  const missing = [...answer.missing, ...more.missing]
  // If the whole list was just deleted, no member exists either; then this throws.
  if (missing.length > 0) await audience.countMembers()

  const found = { members: [...answer.members, ...more.members], missing, changes, readAt: answer.readAt }
  const odd = [...answer.odd, ...more.odd]
  const followed = await services.database.as(scope, async (tx) => {
    await keepOddRows(tx, list.id, { ...found, odd })
    return followMembers(tx, list, found)
  })
  step('members.followed')
  const toWrite = tags ? differing(followed.contacts) : []
  if (tags && toWrite.length > 0) {
    const { refused } = await writeUnderTags(services, place, tags, toWrite)
    step('members.written')
    await services.database.as(scope, (tx) => keepOutcome(tx, list.id, toWrite, refused))
    step('members.kept')
  }
  return followed.outdated
}
