import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { type Member, memberHash, membersPerRead, noTags, type OddRow } from '../../mailchimp/audience.ts'
import { type Answer, readMembers } from '../contacts/read-members.ts'
import { type End, type Place as PageAt, placeAfter, theStart } from './place-after.ts'
import * as store from './store.ts'
import { type Place, takeIn } from './take-in.ts'

/** The number of hints that are handled together. */
const hintsAtOnce = 2000

/** Up to this many members are read one by one; for more, a listing of changed members may need fewer calls. */
const fewMembers = 20

/** A change may be dated a little earlier than its delivery. */
const marginMs = 5 * 60_000

/** Reads every member again that Mailchimp reported as changed. A hint is deleted only after its effect. */
export async function followHints(services: Needs<'database'>, place: Place, stopping: AbortSignal): Promise<void> {
  const { scope } = place
  while (!stopping.aborted) {
    const hints = await store.findHints(services.database, scope, hintsAtOnce)
    if (hints.length === 0) return
    step('hints.found')
    const emails = hints.flatMap(({ email, oldEmail }) => [email, oldEmail ?? email])
    const asked = new Map(emails.map((email) => [memberHash(email), email]))
    const answer = await readAsked(services, place, asked, hints)
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

/** Reads a burst by pages of changed members, and members on no page one by one. */
async function readAsked(
  services: Needs<'database'>,
  place: Place,
  asked: Map<string, string>,
  hints: store.StoredHint[],
): Promise<Answer> {
  if (asked.size <= fewMembers) return readMembers(services, place, [...asked.keys()], asked)
  const oldest = Math.min(...hints.map(({ receivedAt }) => receivedAt.getTime()))
  // `received` is by our clock, the dates of changes by Mailchimp's. The slower one hides nothing.
  const since = new Date(oldest + Math.min(0, place.aheadMs()) - marginMs)
  const readAt = place.audience.now()
  const found = new Map<string, Member>()
  const odd = new Map<string, OddRow>()
  const left = new Set(asked.keys())
  for (const which of ['present', 'archived'] as const) {
    const changed = await readChanged(place, since, which, left)
    for (const member of changed.members) found.set(member.hash, member)
    for (const row of changed.odd) odd.set(row.key, row)
    for (const key of [...found.keys(), ...odd.keys()]) left.delete(key)
  }
  const rest = await readMembers(services, place, [...left], asked)
  const { missing } = rest
  return { members: [...found.values(), ...rest.members], odd: [...odd.values(), ...rest.odd], missing, readAt }
}

/**
 * Reads pages while that takes fewer calls than reading members one by one. Our own writes of a whole list are changes
 * too.
 */
async function readChanged(
  { audience, tags = noTags }: Place,
  since: Date,
  which: 'present' | 'archived',
  wanted: Set<string>,
): Promise<Pick<Answer, 'members' | 'odd'>> {
  const members: Member[] = []
  const odd: OddRow[] = []
  for (let next: PageAt | End = theStart; 'first' in next && members.length < wanted.size;) {
    const page = await audience.changedSince(since, which, next.first, tags)
    members.push(...page.members.filter(({ hash }) => wanted.has(hash)))
    odd.push(...page.odd.filter(({ key }) => wanted.has(key)))
    if (page.total / membersPerRead >= wanted.size) break
    next = placeAfter(next, page)
  }
  return { members, odd }
}
