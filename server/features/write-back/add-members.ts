import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience, FieldTags } from '../../mailchimp/audience.ts'
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
    await services.database.as(scope, async (tx) => {
      if (typeof outcome === 'object') {
        await keepMembers(tx, list, [outcome])
        if (list.mailsWalkIns && (await markMailed(tx, scope.list, guest.id))) {
          await services.jobs.enqueue(tx, mailCode, { listId: scope.list, contactId: guest.id })
        }
        return
      }
      if (outcome !== undefined) await keepOutcome(tx, scope.list, [], [{ ...guest, reason: outcome }])
      await store.clearWaiting(tx, scope.list, [{ id: guest.id, version: guest.version, values: {} }])
    })
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
    const others = { ...names, ...ruled }
    const status = hasAgreed ? 'pending' : 'transactional'
    return audience.addMember({ hash, email, code, max, scans, others, status, language: language ?? 'en' }, tags)
  }
}
