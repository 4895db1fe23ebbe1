// Goes far past a limit, and compares what the product kept, wrote to Mailchimp and mailed.
import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Bucket } from '../database/throttle.ts'
import type { Tables } from '../database/tables.ts'
import type { Depths } from '../kernel/depths.ts'
import { openDepths } from '../metrics/store.ts'
import { allJobs } from '../worker.ts'
import { type Asked, injectAnswer, requestOf } from './calls.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

/** What is there of each kind: rows of a table, letters, and calls that changed something in Mailchimp. */
type Kept = Map<string, number>

/** A call that a limit may decline, and its status. Each place is another caller's turn: a guest, an email, a guess. */
export type Turn = (place: number) => Promise<number>

export type StatusOf = (endpoint: Endpoint, asked?: Asked & { ip?: string }) => Promise<number>

export function openStatusOf(app: TestApp): StatusOf {
  return async (endpoint, { ip, ...asked } = {}) => {
    const { body, ...request } = requestOf(endpoint, asked)
    const answer = await injectAnswer(app.app, {
      ...request,
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(body && { payload: body }),
    })
    return answer.statusCode
  }
}

const atOnce = 8

/**
 * Takes `times` × the limit's turns. At most so many pass as the limit says, by the time that it took; a turn that was
 * declined keeps nothing. Answers how many passed.
 */
export async function goPast(
  app: TestApp,
  owner: Kysely<Tables>,
  { limit, times, turn, declined = 429 }: { limit: Bucket; times: number; turn: Turn; declined?: number | undefined },
): Promise<number> {
  const before = await keptAtRest(app, owner)
  const began = performance.now()
  let next = 0
  let passed = 0
  async function take(end: number, stops: (isDeclined: boolean) => boolean): Promise<void> {
    let isDeclined = false
    const caller = async () => {
      while (next < end && !stops(isDeclined)) {
        if ((await turn(next++)) === declined) isDeclined = true
        else passed += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, caller))
  }
  const all = limit.capacity * times + atOnce
  await take(all, (isDeclined) => isDeclined)
  const passedFirst = passed
  assert.ok(next < all, 'nothing was declined')
  const full = await keptAtRest(app, owner)
  await take(all, () => false)
  const seconds = (performance.now() - began) / 1000
  assert.ok(passed <= limit.capacity + seconds / limit.secondsEach + 1, `${passed} passed in ${seconds} s`)
  const after = await keptAtRest(app, owner)
  for (const [kind, count] of after) {
    const each = Math.ceil((full.get(kind)! - before.get(kind)!) / Math.max(1, passedFirst))
    const more = count - full.get(kind)!
    assert.ok(more <= Math.max(0, each) * (passed - passedFirst), `${more} × ${kind} kept beyond the limit`)
  }
  return passed
}

/** After the background work that was called for has ended. */
async function keptAtRest(app: TestApp, owner: Kysely<Tables>): Promise<Kept> {
  await until(
    () => depthsNow(app),
    (depths) => depths !== undefined && isIdle(depths),
  )
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'listpass' and tablename <> 'throttles'`.execute(owner)
  const kept: Kept = new Map()
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(owner)
    kept.set(name, rows[0]!.count)
  }
  kept.set('letters', (await app.outbox.mails()).length)
  const writes = Object.entries(app.sandbox.calls.byOperation()).filter(([operation]) => !operation.startsWith('get'))
  kept.set(
    'writes to Mailchimp',
    writes.reduce((sum, [, count]) => sum + count, 0),
  )
  return kept
}

/** The app's own answer may be a second old. */
async function depthsNow({ connectionString }: TestApp): Promise<Depths | undefined> {
  const names = allJobs.map(({ name }) => name)
  const { ask, close } = openDepths({ connectionString }, names)
  return ask().finally(close)
}

function isIdle({ writes, jobs, deliveries }: Depths): boolean {
  const due = writes.filter(({ state }) => state === 'due')
  const ready = jobs.filter(({ state }) => state !== 'later')
  return [...due, ...ready, deliveries].every(({ count }) => count === 0)
}
