import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { comingRoles } from '#contract/merging.ts'
import { withLease } from '../../database/lease.ts'
import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { step } from '../../kernel/step.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { type Confirmation, confirmPerson } from '../auth/confirm-person.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import { upToThreeTimes } from '../../database/once-more.ts'
import { turnOfWrites } from '../write-back/turn.ts'
import { removeMergedHook, sendMergeLetter } from './jobs.ts'
import { proveAudience } from './prove-audience.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'jobs' | 'openLogin' | 'keys' | 'publicUrl'>

export type Accepting = Confirmation & { askId: string; people: (typeof comingRoles)[number] }

/**
 * Merges the list of the asking team into this one, in one transaction. A repeated call returns the same answer. Doors
 * of both lists keep working: their scans of these contacts wait for the transaction, and then count in one list.
 */
export async function acceptMerge(
  services: NeededHere,
  { person, team }: { person: Person; team: Required<Team> },
  listKey: string,
  accepting: Accepting,
): Promise<store.Merged> {
  const list = await findListOf(services, team, listKey)
  const requireUnchanged = await confirmPerson(services, person, accepting)
  const scope = { team: team.id, list: list.id }
  await services.database.as({ person: person.id }, (tx) => requireUnchanged(tx))
  await proveAudience(services, team, list)
  const from = await services.database.as(scope, (tx) => store.findAskingList(tx, list.id, accepting.askId))
  const merged = await whileNothingIsWritten(services, from, () =>
    upToThreeTimes(() => services.database.as(scope, (tx) => mergeNow(services, tx, { team, list, accepting }))),
  )
  step('merge.kept')
  return merged
}

async function mergeNow(
  { jobs }: Pick<NeededHere, 'jobs'>,
  tx: Tx,
  { team, list, accepting }: { team: Required<Team>; list: List; accepting: Accepting },
): Promise<store.Merged> {
  const { askId, people } = accepting
  const recordIds = [randomUUIDv7(), randomUUIDv7()]
  const merged = await store.mergeLists(tx, { askId, listId: list.id, people, member: team.member, recordIds })
  step('merge.made')
  if (!merged) throw new Refusal('not_found', 'list_not_found')
  const { outcome, teamId, accountId, mailchimpId, webhookId } = merged
  if (outcome === 'gone' || outcome === 'no_codes' || outcome === 'busy') throw refusals[outcome]()
  if (outcome === 'merged_before') return merged
  for (const personId of await store.findAskers(tx, askId)) {
    await jobs.enqueue(tx, sendMergeLetter, { askId, listId: list.id, personId })
  }
  if (webhookId !== null && teamId !== null && accountId !== null && mailchimpId !== null) {
    await jobs.enqueue(tx, removeMergedHook, { teamId, accountId, mailchimpId, hookId: webhookId })
  }
  return merged
}

/** A write of the ending list that is under way could reach Mailchimp after the first one of the merged list. */
async function whileNothingIsWritten<T>(
  services: Needs<'database'>,
  listId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (listId === undefined) return work()
  let done: { value: T } | undefined
  for (let tries = 0; tries < leaseTries; tries++) {
    const lease = { name: turnOfWrites(listId), holder: randomUUID(), seconds: 60 }
    if (
      await withLease(services.database, lease, async () => {
        done = { value: await work() }
      })
    ) {
      return done!.value
    }
    await pause(leaseEveryMs)
  }
  throw new Refusal('unavailable', 'other_list_at_work')
}

const leaseTries = 40
const leaseEveryMs = 250

const refusals = {
  gone: () => new Refusal('not_found', 'merge_not_open'),
  no_codes: () => new Refusal('conflict', 'codes_before_merge'),
  busy: () => new Refusal('conflict', 'codes_at_work_before_merge'),
}
