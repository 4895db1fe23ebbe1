// Lists as the flows begin with them.
import assert from 'node:assert/strict'
import { addAccount } from '#contract/accounts.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { NewAudience } from '../../../sandbox/control.ts'
import { until } from '../until.ts'
import { sandbox, noor, call, ask, type Person } from './server.ts'

export type Place = Person & { list: List; accountId: string; apiKey: string }

// The state before the action.

export async function connect(audience: NewAudience, person = noor): Promise<Place> {
  const { apiKey } = await sandbox.addAudience({ status: 'subscribed', ...audience })
  const body = { account_name: 'Supper club', api_key: apiKey }
  const { account } = await call(addAccount, { token: person.token, body })
  return { ...person, apiKey, accountId: account.id, list: account.lists[0]! }
}

export const of = ({ token, list }: Pick<Place, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

export async function withFields(audience: NewAudience, person?: Person): Promise<Place> {
  const place = await connect(audience, person)
  await call(createFields, of(place))
  return place
}

export async function withCodes(audience: NewAudience, person?: Person): Promise<Place> {
  const place = await withFields(audience, person)
  await generateAll(place)
  return place
}

export async function withWebhook(audience: NewAudience, mode: 'webhook' | 'polling' = 'webhook', person?: Person) {
  const place = await withCodes(audience, person)
  await call(setUpWebhook, { ...of(place), body: { mode } })
  await untilPolled(place)
  return place
}

/** Undefined if every contact has a code already. */
export async function generateAll(place: Place) {
  const { batch_id: batchId } = await call(generate, of(place))
  if (batchId === undefined) return undefined
  const end = await until(
    () => call(batchStatus, { ...of(place), query: { batch_id: batchId } }),
    ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    40_000,
  )
  assert.ok(end.is_finished, end.notice ?? '')
  return end
}

export type Row = { id: string; email: string; code: string; count: number; max: number }

export function contactsOf({ list }: Place): Promise<Row[]> {
  const text = `select id, email, code, scan_count as count, max_scans as max from listpass.contacts
    where list_id = $1 and erased_at is null order by email`
  return ask<Row>(text, [list.id])
}

/** Moves the clock forward by ten minutes. */
export async function pollAgain({ list }: Place): Promise<void> {
  await ask('update listpass.lists set polled_at = null where id = $1', [list.id])
}

export async function untilPolled({ list }: Place): Promise<void> {
  await until(
    () => ask<{ at: Date | null }>('select polled_at as at from listpass.lists where id = $1', [list.id]),
    ([row]) => row!.at !== null,
  )
}
