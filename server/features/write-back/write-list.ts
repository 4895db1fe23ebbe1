import type { Needs } from '../../services.ts'
import { MailchimpTrouble, isPassing } from '../../kernel/mailchimp-trouble.ts'
import { step } from '../../kernel/step.ts'
import { type Audience, type FieldTags, membersPerWrite } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { findTags } from '../codes/follow-fields.ts'
import { writeUnderTags } from '../codes/write-under-tags.ts'
import { keepOutcome, type ToWrite, type Dropped } from '../contacts/write-values.ts'
import {
  keepRefusedValues,
  leaveOutUntakeable,
  hashOfFields,
  type RefusedValue,
} from '../contacts/refused-values/refused-values.ts'
import { findListForWork, type ListForWork } from '../lists/find-list.ts'
import { markGone } from '../lists/mark-list.ts'
import { addMembers } from './add-members.ts'
import * as store from './store.ts'
import { storedReason } from '../../kernel/told.ts'
import { whyUntakeable } from '../rules/rule-check.ts'

type NeededHere = Needs<'database' | 'allTeams' | 'openLogin' | 'keys' | 'jobs' | 'giveWay'>
type Scope = { team: string; list: string }

/** Simultaneous scans share a call. A list is written when its oldest change has this age, or when a call is full. */
export const gatherMs = 2000

/** After this many calls another list gets its turn. The list is then read again, because it may have lost a field. */
const callsPerTurn = 8

/** Writes a list's changed contacts to Mailchimp. Safe to run again at any point. */
export async function writeList(
  services: NeededHere,
  listId: string,
  stopping: AbortSignal,
  afterMs = gatherMs,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list || list.goneSince) return
  const scope = { team: list.teamId, list: listId }
  const tags = await findTags(services, scope)
  // Without fields, the counts stay in Listpass until the fields exist again.
  if (!tags || !(await areCountsDue(services, scope, afterMs))) return
  await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
    const place = { list, scope, audience: login.audience(list.mailchimpId), stopping }
    let current = tags
    const isDue = () => areCountsDue(services, scope, afterMs)
    for (let calls = 0; calls < callsPerTurn && !stopping.aborted && (await isDue()); calls++) {
      current = await writeSome(services, place, current).catch((error: unknown) => noticeGone(services, list, error))
    }
  })
}

/** Whether changes of contacts should be at Mailchimp by now. Less urgent calls wait for them. */
export async function areCountsDue(services: Needs<'database'>, scope: Scope, afterMs = gatherMs): Promise<boolean> {
  const { count, oldestMs } = await store.findBacklog(services.database, scope, membersPerWrite)
  return count >= membersPerWrite || (count > 0 && oldestMs >= afterMs)
}

/** Returns the current tags of our fields. */
async function writeSome(
  services: NeededHere,
  { list, scope, audience, stopping }: { list: ListForWork; scope: Scope; audience: Audience; stopping: AbortSignal },
  before: FieldTags,
): Promise<FieldTags> {
  const waiting = await store.findWaiting(services.database, scope, membersPerWrite)
  step('write-back.taken')
  await addMembers(services, { list, scope, audience }, before, waiting)
  // A removed contact has no member to write to; a resubscription reads the values again.
  const changed: ToWrite[] = waiting
    .filter(({ isRemoved, isOnlyHere }) => !isRemoved && !isOnlyHere)
    .map((row) => ({ ...row, others: row.rule_values }))
  const { toWrite, leftOut } = await services.database.as(scope, (tx) => leaveOutUntakeable(tx, scope.list, changed))
  const { refused, dropped, tags } = await writeUnderTags(services, { scope, audience }, before, toWrite)
  step('write-back.written')
  const refusedValues = [...leftOut, ...(await judgeDropped(audience, dropped))]
  const isRefused = new Set(refused.map(({ id }) => id))
  // Members that were just added are written with the next group, if anything differs.
  const done = waiting
    .filter(({ isOnlyHere }) => !isOnlyHere)
    .map(({ id, version, rule_values: values }) => ({
      id,
      version,
      values: isRefused.has(id) ? {} : values,
    }))
  const keep = () =>
    services.database.as(scope, async (tx) => {
      await store.holdContacts(
        tx,
        scope.list,
        waiting.map(({ id }) => id),
      )
      // First the changed ones, then the finished ones, so that the second step does not touch the first.
      await keepOutcome(tx, scope.list, toWrite, refused)
      await keepRefusedValues(
        tx,
        scope.list,
        toWrite.filter(({ id }) => !isRefused.has(id)),
        refusedValues,
      )
      step('write-back.kept')
      await store.clearWaiting(tx, scope.list, done)
    })
  await services.giveWay(keep, stopping)
  step('write-back.cleared')
  return tags
}

async function noticeGone(services: NeededHere, list: ListForWork, error: unknown): Promise<never> {
  const isGone = error instanceof MailchimpTrouble && error.kind === 'not_found'
  if (isGone) await markGone(services.database, list.teamId, list.id)
  throw error
}

/**
 * Says why Mailchimp did not take these values of rules: by the fields that it has now, or in its own words. Without an answer they
 * are tried again when the fields are read next.
 */
async function judgeDropped(audience: Audience, dropped: Dropped[]): Promise<RefusedValue[]> {
  if (dropped.length === 0) return []
  const listed = await audience.listFields().catch((error: unknown) => {
    if (!isPassing(error)) throw error
  })
  const fields = listed?.rows
  const fieldsSeen = fields ? hashOfFields(fields) : ''
  return dropped.flatMap(({ id, values, reason }) =>
    Object.entries(values).map(([field, value]) => {
      const found = fields?.find(({ tag }) => tag === field)
      const why = fields && whyUntakeable(found, field, value)
      return {
        contactId: id,
        field,
        value,
        reason: storedReason(why ?? reason),
        isOfField: why !== undefined,
        fieldsSeen,
        fieldSeen: fields ? hashOfFields(found ? [found] : []) : '',
      }
    }),
  )
}
