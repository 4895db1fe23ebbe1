import type { Needs } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import { type Audience, type FieldTags, type Member, noTags } from '../../mailchimp/audience.ts'
import { type Change, followMembers, suspectChanges } from '../contacts/follow-members.ts'
import { differing, keepOutcome, writeValues } from '../contacts/write-values.ts'
import type { ListForWork } from '../lists/find-list.ts'
import type { ListScope } from './store.ts'

/** A list whose changes are followed, and the way to it. Without tags there is nowhere to write to. */
export type Place = { list: ListForWork; scope: ListScope; audience: Audience; tags: FieldTags | undefined }

/** Calls at the same time, of the 8 that a login has: people and write-back have theirs. */
const readsAtOnce = 4

/** Mailchimp's keys look like this; contacts that were set aside have none. */
const memberKey = /^[0-9a-f]{32}$/

/** What Mailchimp answered: who is there, under which keys nobody is, and when it was asked. */
export type Answer = { members: Member[]; missing: string[]; readAt: Date }

/** While we asked, our own writes may have gone out; then Mailchimp is asked again, for so many times. */
const mostAnswers = 3

/** Who is behind these keys now. */
export async function readMembers(
  { audience, tags = noTags }: Pick<Place, 'audience' | 'tags'>,
  keys: string[],
): Promise<Answer> {
  const answer: Answer = { members: [], missing: [], readAt: audience.now() }
  const left = [...keys]
  const readOn = async () => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      const member = memberKey.test(key) ? await audience.findMember(key, tags) : undefined
      if (member) answer.members.push(member)
      else answer.missing.push(key)
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, readOn))
  return answer
}

/**
 * Makes what Mailchimp has now of some members ours, and writes ours where it has something else. `changes` are addresses
 * that somebody is said to have left for another.
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
    // Who is outdated again and again changes all the time, and is asked for by the next poll.
    if (outdated.length === 0 || answers === mostAnswers) return
    answer = await readMembers(place, outdated)
  }
}

/** The keys of those of whom the answer may be older than what we know. */
async function takeInOnce(
  services: Needs<'database'>,
  place: Place,
  answer: Answer,
  said: Change[],
): Promise<string[]> {
  const { list, scope, audience, tags } = place
  const suspects = await services.database.as(scope, (tx) => suspectChanges(tx, list.id, answer.members))
  const changes = [...said, ...suspects]
  const isRead = new Set([...answer.missing, ...answer.members.map(({ hash }) => hash)])
  const more = await readMembers(place, [...new Set(changes.map(({ from }) => from).filter((key) => !isRead.has(key)))])
  const missing = [...answer.missing, ...more.missing]
  // When the whole list was deleted a moment ago, nobody is there either; then this throws.
  if (missing.length > 0) await audience.countMembers()

  const found = { members: [...answer.members, ...more.members], missing, changes, readAt: answer.readAt }
  const followed = await services.database.as(scope, (tx) => followMembers(tx, list, found))
  step('members.followed')
  const toWrite = tags ? differing(followed.contacts) : []
  if (tags && toWrite.length > 0) {
    const refused = await writeValues(audience, tags, toWrite)
    step('members.written')
    await services.database.as(scope, (tx) => keepOutcome(tx, list.id, toWrite, refused))
    step('members.kept')
  }
  return followed.outdated
}
