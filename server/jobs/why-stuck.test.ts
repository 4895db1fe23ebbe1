import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Depths } from '../kernel/depths.ts'
import type { Work } from '../kernel/progress.ts'
import { type Seen, usualPatience, whyStuck } from './why-stuck.ts'

const minute = 60_000
const hour = 60 * minute
const { quietMs, mailchimpMs, lateMs, blockedMs } = usualPatience

const nothingWaits: Depths = {
  writes: [],
  jobs: [],
  deliveries: { count: 0, oldest: 0, oldestDue: 0 },
  leases: {},
  loginsDown: 0,
  loginsSlowed: 0,
  slotsInUse: 0,
}

const begun = (names: Record<string, number>) => (name: string) => names[name] ?? 0
const batch = { name: 'run-batch', atOnce: 2 }
const work = (idleMs: number, waiting = 0, name = batch.name): Work => ({ name, movedAt: hour - idleMs, waiting })

function why(seen: Partial<Omit<Seen, 'depths'>> & { depths?: Partial<Depths> | undefined }): string | undefined {
  const depths = 'depths' in seen && !seen.depths ? undefined : { ...nothingWaits, ...seen.depths }
  const idle = { now: hour, since: 0, works: [], begunAt: () => 0, jobs: [batch], lateMs: 0 }
  return whyStuck({ ...idle, ...seen, depths }, usualPatience)
}

test('a node with nothing to do is well, and so is one whose database does not answer', () => {
  assert.equal(why({}), undefined)
  assert.equal(why({ depths: undefined }), undefined)
})

test('work without progress for too long is stuck, and before that it is not', () => {
  assert.equal(why({ works: [work(quietMs)] }), undefined)
  assert.match(why({ works: [work(0), work(quietMs + 1)] })!, /run-batch has not got on for 180 s/)
})

test('work that waits for Mailchimp is not stuck within Mailchimp’s time limit', () => {
  assert.equal(why({ works: [work(mailchimpMs, 1)] }), undefined)
  assert.match(why({ works: [work(mailchimpMs + 1, 1)] })!, /run-batch has not got on/)
})

test('an unstarted job is stuck, unless all workers are busy or one just started', () => {
  const ready = { job: batch.name, state: 'ready', count: 3, oldest: quietMs / 1000 + 1 } as const
  assert.match(why({ depths: { jobs: [ready] } })!, /3 run-batch wait for 181 s/)
  assert.equal(why({ depths: { jobs: [ready] }, works: [work(0), work(0)] }), undefined)
  assert.equal(why({ depths: { jobs: [ready] }, begunAt: begun({ [batch.name]: hour - quietMs }) }), undefined)
  assert.equal(why({ depths: { jobs: [{ ...ready, oldest: 5 }] } }), undefined)
  assert.equal(why({ depths: { jobs: [{ ...ready, state: 'later' }] } }), undefined)
  // A freshly started node must first get a turn.
  assert.equal(why({ depths: { jobs: [ready] }, since: hour - quietMs }), undefined)
})

test('writes that are possible but not tried are stuck; those waiting for the organiser are not', () => {
  const late = { state: 'due', count: 7, oldest: lateMs / 1000 } as const
  assert.match(why({ depths: { writes: [late] } })!, /writes wait for 600 s/)
  assert.equal(why({ depths: { writes: [late] }, begunAt: begun({ 'write-back': hour - quietMs }) }), undefined)
  assert.equal(why({ depths: { writes: [{ ...late, oldest: 60 }] } }), undefined)
  for (const state of ['away', 'parked'] as const) {
    assert.equal(why({ depths: { writes: [{ ...late, state, oldest: 1e6 }] } }), undefined, state)
  }
})

test('an event loop that is blocked half of the time is stuck', () => {
  assert.equal(why({ lateMs: blockedMs }), undefined)
  assert.match(why({ lateMs: blockedMs + 1000 })!, /blocked for 16 s of the last half minute/)
})

test('a list that has its turn on any node is not waiting, and deliveries wait as writes do', () => {
  const late = { state: 'due', count: 7, oldest: lateMs / 1000 } as const
  assert.equal(why({ depths: { writes: [late], leases: { 'write-back': 1 } } }), undefined)
  const deliveries = { count: 3, oldest: hour, oldestDue: lateMs / 1000 }
  assert.match(why({ depths: { deliveries } })!, /deliveries wait for 600 s, and none is tried/)
  assert.equal(why({ depths: { deliveries, leases: { follow: 1 } } }), undefined)
  assert.equal(why({ depths: { deliveries: { ...deliveries, oldestDue: 0 } } }), undefined)
})
