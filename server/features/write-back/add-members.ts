import { guestLetters, guestLettersToOne } from '#contract/limits.ts'
import { type Bucket, takeTokens } from '../../database/throttle.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { storedReason } from '../../kernel/told.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
import { namesUnderTags } from '../../mailchimp/names.ts'
import { keepMembers } from '../contacts/keep-members.ts'
import { markMailed } from '../contacts/letter-to-guest.ts'
import { keepOutcome } from '../contacts/write-values.ts'
import type { ListForWork } from '../lists/find-list.ts'
import { mailCode } from './jobs.ts'
import * as store from './store.ts'

type Place = { list: ListForWork; scope: { team: string; list: string }; audience: Audience }

/**
 * Adds the guests of doors to Mailchimp: nobody is subscribed. A guest without an email stays here. From then on the contact is one
 * like any other, and its values are written with the next group.
 */
export async function addMembers(
  services: Needs<'database' | 'jobs'>,
  { list, scope, audience }: Place,
  tags: FieldTags,
  waiting: store.Waiting[],
): Promise<void> {
  for (const guest of waiting.filter(({ isOnlyHere }) => isOnlyHere)) {
    const outcome = guest.isRemoved || guest.email === '' ? undefined : await addOne(guest)
    step('write-back.added')
    const added = outcome && 'status' in outcome ? outcome : undefined
    const mayMail = added && list.settings.mail_walk_ins && (await mayMailTo(guest.hash))
    await services.database.as(scope, async (tx) => {
      if (added) {
        await keepMembers(tx, list, [added])
        if (mayMail && (await markMailed(tx, scope.list, guest.id))) {
          await services.jobs.enqueue(tx, mailCode, { listId: scope.list, contactId: guest.id })
        }
        return
      }
      if (outcome && 'reason' in outcome) {
        await keepOutcome(tx, scope.list, [], [{ ...guest, reason: storedReason(outcome.reason) }])
      }
      await store.clearWaiting(tx, scope.list, [{ id: guest.id, version: guest.version, values: {} }])
    })
  }

  /** Beyond the limits there is no letter, now or later: the guest has seen the code at the door. */
  function mayMailTo(hash: string): Promise<boolean> {
    return takeTokens(services.database, [
      { key: `guest-letters:${scope.team}`, ...bucketOf(guestLetters) },
      { key: `guest-letters-to:${hash}`, ...bucketOf(guestLettersToOne) },
    ])
  }

  async function addOne({
    hash,
    email,
    code,
    max,
    scans,
    names,
    rule_values: ruled,
    hasAgreed,
    language,
  }: store.Waiting) {
    const status = hasAgreed ? 'pending' : 'transactional'
    const guest = { hash, email, code, max, scans, status, language: language ?? 'en' } as const
    for (let others: Record<string, string> = { ...namesUnderTags(names, tags.names), ...ruled }; ;) {
      const outcome = await audience.addMember({ ...guest, others }, tags)
      if ('status' in outcome || Object.keys(others).length === 0) return outcome
      // A guest is worth more than a name in Mailchimp, or a value by a rule, which the next group writes.
      others = withoutBlamed(others, outcome.blamed)
    }
  }
}

function withoutBlamed(others: Record<string, string>, blamed: string[]): Record<string, string> {
  const kept = Object.entries(others).filter(([tag]) => !blamed.includes(tag))
  return kept.length === Object.keys(others).length ? {} : Object.fromEntries(kept)
}

function bucketOf({ atOnce, secondsEach }: typeof guestLetters): Bucket {
  return { capacity: atOnce, secondsEach }
}
