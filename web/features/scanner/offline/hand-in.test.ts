import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import { ConnectionLost, Declined } from '../../../api/declined.ts'
import { admission } from '../testing/admission.ts'
import { groupOf } from './groups.ts'
import { handInAll } from './hand-in.ts'
import { whatIsWrong } from './settle-scans.ts'

/** A door with waiting scans, and a server that stores the scans it receives. Each `trouble` affects one call. */
function doorWith(
  count: number,
  troubles: ('lost before' | 'lost after' | Declined)[] = [],
  bad: readonly number[] = [],
) {
  const scans: MadeOffline[] = Array.from({ length: count }, (_, place) => ({
    qr_code: `code ${place}`,
    scan_id: randomUUID(),
    scanned_at: new Date(place).toISOString(),
    told: 'ok',
  }))
  const isBad = new Set(bad.map((place) => scans[place]?.scan_id))
  const queue = [...scans]
  const kept = new Map<string, number>()
  const aside: string[] = []
  const calls: number[] = []
  const takeOff = (ids: string[]) =>
    queue.splice(0, queue.length, ...queue.filter((scan) => !ids.includes(scan.scan_id)))
  return {
    scans,
    queue,
    kept,
    aside,
    calls,
    run: () =>
      handInAll({
        waiting: async () => [...queue],
        async send(group) {
          calls.push(group.length)
          const trouble = troubles.shift()
          if (trouble instanceof Declined) throw trouble
          if (trouble === 'lost before') throw new ConnectionLost('gone')
          if (group.some(({ scan_id: id }) => isBad.has(id))) throw new Declined(422)
          for (const { scan_id: id } of group) kept.set(id, (kept.get(id) ?? 0) + 1)
          if (trouble === 'lost after') throw new ConnectionLost('gone')
          return group.map(({ scan_id }) => ({ ...admission, scan_id }))
        },
        settle: async (answered) => void takeOff(answered.map(({ scan }) => scan.scan_id)),
        async setAside({ scan_id: id }) {
          aside.push(id)
          takeOff([id])
        },
      }),
  }
}

test('scans are sent in order, a hundred at a time', async () => {
  const door = doorWith(250)
  assert.equal(await door.run(), 'done')
  assert.deepEqual(door.calls, [100, 100, 50])
  assert.deepEqual(
    [...door.kept.keys()],
    door.scans.map(({ scan_id: id }) => id),
  )
  assert.equal(door.queue.length, 0)
})

test('while the server is away nothing leaves the queue, and a lost answer is requested again', async () => {
  const door = doorWith(120, ['lost before', 'lost after', new Declined(503), new Declined(429)])
  for (let attempt = 0; attempt < 4; attempt++) {
    assert.equal(await door.run(), 'away')
    assert.equal(door.queue.length, 120)
  }
  assert.equal(await door.run(), 'done')
  assert.equal(door.kept.size, 120)
})

test('one scan that the server rejects is set aside alone, and the rest are sent', async () => {
  const door = doorWith(130, [], [0, 37, 129])
  assert.equal(await door.run(), 'done')
  assert.deepEqual(
    door.aside,
    [0, 37, 129].map((place) => door.scans[place]?.scan_id),
  )
  assert.equal(door.kept.size, 127)
})

test('a link that has ended keeps every scan, and says so', async () => {
  const door = doorWith(3, [new Declined(401), new Declined(404)])
  assert.equal(await door.run(), 'ended')
  assert.equal(await door.run(), 'declined')
  assert.equal(door.queue.length, 3)
})

test('a group is no longer than a body may be', () => {
  const long = Array.from({ length: 50 }, () => ({ qr_code: 'x'.repeat(4000) }))
  const group = groupOf(long)
  assert.ok(JSON.stringify({ scans: group }).length < 32 * 1024)
  assert.ok(group.length >= 6)
  assert.equal(groupOf([{ qr_code: '€'.repeat(40_000) }]).length, 1)
  assert.deepEqual(groupOf([]), [])
})

test('staff get an alert for each scan whose guest was shown something else, and for no other', () => {
  const told = (what: string, change: Partial<Verdict>) => whatIsWrong(what, { ...admission, ...change })
  assert.equal(told('ok', {}), undefined)
  assert.equal(told('ok', { standing: 'undone' }), undefined)
  assert.equal(told('ok', { standing: 'conflict' }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'conflict', standing: 'conflict' }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'already_used', standing: null }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'blocked', standing: null }), 'not_counted')
  assert.equal(told('already_used', { success: false, reason: 'already_used', standing: null }), undefined)
  assert.equal(told('unknown_code', {}), 'admitted')
})
