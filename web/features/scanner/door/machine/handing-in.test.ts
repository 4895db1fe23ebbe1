import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { MadeOffline } from '#contract/scanning.ts'
import { admission } from '../../testing/admission.ts'
import { playMachine } from '../../testing/play-machine.ts'
import type { Command } from './commands.ts'
import type { DoorEvent } from './events.ts'
import { groupOf } from './handing-in.ts'
import type { Failure } from './state.ts'

const declined = (status: number): Failure => ({ kind: 'declined', status, isEnd: status === 401, message: '' })
const away: Failure = { kind: 'away', status: undefined, isEnd: false, message: '' }
const listId = 'list'

/** A door with waiting scans, and a server that stores the scans it receives. Each `trouble` affects one call. */
function doorWith(
  count: number,
  troubles: ('lost before' | 'lost after' | Failure)[] = [],
  bad: readonly number[] = [],
) {
  const scans: MadeOffline[] = Array.from({ length: count }, (_, place) => ({
    qr_code: `code ${place}`,
    scan_id: randomUUID(),
    scanned_at: new Date(place).toISOString(),
    told: 'ok',
  }))
  const isBad = new Set(bad.map((place) => scans[place]?.scan_id))
  let queue = [...scans]
  const kept = new Map<string, number>()
  const aside: string[] = []
  const calls: number[] = []
  let removes = true
  const takeOff = (ids: string[]) => removes && (queue = queue.filter((scan) => !ids.includes(scan.scan_id)))

  function answer(command: Command): DoorEvent | undefined {
    if (command.do === 'lock') return { type: 'lock', listId, isMine: true, credential: 'a token' }
    if (command.do === 'read waiting') return { type: 'waiting', listId, scans: queue }
    if (command.do === 'hand in') return handIn(command.scans)
    if (command.do === 'settle') {
      takeOff(command.answered.map(({ scan }) => scan.scan_id))
      return { type: 'settled', listId, settled: [] }
    }
    if (command.do !== 'set aside') return undefined
    aside.push(command.scan.scan_id)
    takeOff([command.scan.scan_id])
    return { type: 'set aside', listId, alert: undefined }
  }

  function handIn(group: readonly MadeOffline[]): DoorEvent {
    calls.push(group.length)
    const trouble = troubles.shift()
    const notTaken = (failure: Failure) => ({ type: 'not taken', listId, failure }) as const
    if (typeof trouble === 'object') return notTaken(trouble)
    if (trouble === 'lost before') return notTaken(away)
    if (group.some(({ scan_id: id }) => isBad.has(id))) return notTaken(declined(422))
    for (const { scan_id: id } of group) kept.set(id, (kept.get(id) ?? 0) + 1)
    if (trouble === 'lost after') return notTaken(away)
    return { type: 'taken', listId, verdicts: group.map(({ scan_id }) => ({ ...admission, scan_id })) }
  }

  const door = playMachine(answer)
  // The browser's storage is open, so the door begins to send its scans.
  door.send({ type: 'prepared', held: [], left: [], isPersistent: true })
  return {
    scans,
    queue: () => queue,
    kept,
    aside,
    calls,
    shown: () => door.machine().shown,
    pass: door.pass,
    /** A further scan, and the troubles of the calls that send it. */
    scan(id: string, ...more: Failure[]) {
      queue = [...queue, { qr_code: id, scan_id: id, scanned_at: new Date(0).toISOString(), told: 'ok' }]
      troubles.push(...more)
    },
    /** The browser does not remove answered scans. */
    forget: () => void (removes = false),
    /** Runs once; returns how long the door then pauses. */
    run(): number | undefined {
      const waits = door.send({ type: 'due', rhythm: 'hand in' }).filter((command) => command.do === 'wait')
      return waits.findLast(({ rhythm }) => rhythm === 'hand in')?.ms
    },
  }
}

test('scans are sent in order, a hundred at a time', () => {
  const door = doorWith(250)
  assert.equal(door.run(), 5000)
  assert.deepEqual(door.calls, [100, 100, 50])
  assert.deepEqual(
    [...door.kept.keys()],
    door.scans.map(({ scan_id: id }) => id),
  )
  assert.equal(door.queue().length, 0)
})

test('while the server is away nothing leaves the queue, and a lost answer is requested again, later each time', () => {
  const door = doorWith(120, ['lost before', 'lost after', away, declined(429)])
  const pauses = Array.from({ length: 4 }, () => {
    const ms = door.run()
    assert.equal(door.queue().length, 120)
    return ms
  })
  assert.deepEqual(pauses, [437.5, 875, 1750, 3500])
  // The server is back, so the door runs once more.
  assert.equal(door.run(), 0)
  assert.deepEqual([door.queue().length, door.kept.size], [0, 120])
})

test('after a success the door waits as briefly for a lost answer as at first', () => {
  const door = doorWith(1, [away, away])
  assert.deepEqual([door.run(), door.run(), door.run()], [437.5, 875, 0])
  door.scan('another', away, away)
  assert.deepEqual([door.run(), door.run(), door.run()], [437.5, 875, 0])
  assert.deepEqual([door.queue().length, door.kept.size], [0, 2])
})

test('one scan that the server rejects is set aside alone, and the rest are sent', () => {
  const door = doorWith(130, [], [0, 37, 129])
  door.run()
  assert.deepEqual(
    door.aside,
    [0, 37, 129].map((place) => door.scans[place]?.scan_id),
  )
  assert.equal(door.kept.size, 127)
})

test('a link that has ended keeps every scan, says so, and is not tried again for a minute', () => {
  const door = doorWith(3, [declined(401), declined(404)])
  door.run()
  assert.equal(door.shown().cannotHandIn, 'ended')
  door.run()
  assert.deepEqual([door.calls.length, door.shown().cannotHandIn], [1, 'ended'])
  door.pass(60_000)
  door.run()
  assert.deepEqual([door.calls.length, door.shown().cannotHandIn], [2, 'declined'])
  door.pass(59_999)
  door.run()
  assert.deepEqual([door.calls.length, door.queue().length], [2, 3])
  door.pass(1)
  door.run()
  assert.deepEqual([door.calls.length, door.shown().cannotHandIn, door.queue().length], [3, undefined, 0])
})

test('an answer that changes nothing here is no reason to send the same scans at once again', () => {
  const door = doorWith(1)
  door.forget()
  assert.equal(door.run(), 437.5)
  assert.equal(door.calls.length, 1)
})

test('a group is no longer than a body may be', () => {
  const long = Array.from({ length: 50 }, () => ({ qr_code: 'x'.repeat(4000) }))
  const group = groupOf(long)
  assert.ok(JSON.stringify({ scans: group }).length < 32 * 1024)
  assert.ok(group.length >= 6)
  assert.equal(groupOf([{ qr_code: '€'.repeat(40_000) }]).length, 1)
  assert.deepEqual(groupOf([]), [])
})
