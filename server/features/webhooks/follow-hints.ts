import type { Needs } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import { type Member, memberHash, membersPerRead, noTags } from '../../mailchimp/audience.ts'
import * as store from './store.ts'
import { type Answer, type Place, readMembers, takeIn } from './take-in.ts'

/** Hints that are taken together. */
const hintsAtOnce = 2000

/** Up to so many members are read one by one; for more, a listing of those who changed may need fewer calls. */
const fewMembers = 20

/** Clocks differ, and `received` is ours. */
const marginMs = 5 * 60_000

/** Reads again everybody of whom Mailchimp said that they changed. A hint goes when it has had its effect, not before. */
export async function followHints(services: Needs<'database'>, place: Place, stopping: AbortSignal): Promise<void> {
  const { scope } = place
  while (!stopping.aborted) {
    const hints = await store.findHints(services.database, scope, hintsAtOnce)
    if (hints.length === 0) return
    step('hints.found')
    const asked = [...new Set(hints.flatMap(({ email, oldEmail }) => [email, oldEmail ?? email]).map(memberHash))]
    const answer = await readAsked(place, asked, hints)
    step('hints.read')
    await takeIn(services, place, answer, changesOf(hints))
    step('hints.taken-in')
    await services.database.as(scope, (tx) => store.forgetHints(tx, scope.list, hints))
    step('hints.forgotten')
  }
}

function changesOf(hints: store.StoredHint[]): { from: string; to: string }[] {
  return hints
    .filter(({ email, oldEmail }) => oldEmail !== null && oldEmail !== email)
    .map(({ email, oldEmail }) => ({ from: memberHash(oldEmail!), to: memberHash(email) }))
}

/** A burst is read by pages of those who changed since; who is not among them, one by one. */
async function readAsked(place: Place, asked: string[], hints: store.StoredHint[]): Promise<Answer> {
  if (asked.length <= fewMembers) return readMembers(place, asked)
  const oldest = Math.min(...hints.map(({ receivedAt }) => receivedAt.getTime()))
  const since = new Date(oldest - marginMs)
  const readAt = place.audience.now()
  const found = new Map<string, Member>()
  const left = new Set(asked)
  for (const which of ['present', 'archived'] as const) {
    for (const member of await readChanged(place, since, which, left)) {
      found.set(member.hash, member)
      left.delete(member.hash)
    }
  }
  const rest = await readMembers(place, [...left])
  return { members: [...found.values(), ...rest.members], missing: rest.missing, readAt }
}

/** As long as it takes fewer calls than there are members to find: our own writes of a whole list are changes too. */
async function readChanged(
  { audience, tags = noTags }: Place,
  since: Date,
  which: 'present' | 'archived',
  wanted: Set<string>,
): Promise<Member[]> {
  const members: Member[] = []
  for (let first = 0; members.length < wanted.size; first += membersPerRead) {
    const page = await audience.changedSince(since, which, first, tags)
    members.push(...page.members.filter(({ hash }) => wanted.has(hash)))
    if (page.isLast || page.total / membersPerRead >= wanted.size) break
  }
  return members
}
