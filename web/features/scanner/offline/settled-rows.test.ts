// The rows that the server's verdicts on saved scans leave, in a browser's database (fake-indexeddb).
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import { admission } from '../testing/admission.ts'
import { beginEmpty, code, database, now, queue, storage } from '../testing/hands-here.ts'
import { settleScans } from './settle-scans.ts'

beforeEach(beginEmpty)

const visit = (inside: number, note: 'over_capacity' | null): Verdict['visit'] => ({
  occasion: 'Night',
  direction: 'in',
  note,
  opens_at: null,
  closes_at: null,
  inside_since: null,
  inside,
  capacity: 2,
  admission: null,
})
const sent = (scan_id: string, more: Partial<MadeOffline> = {}): MadeOffline => ({
  qr_code: code,
  scan_id,
  scanned_at: new Date(now).toISOString(),
  told: 'ok',
  ...more,
})

test('of scans that were sent together the last says how many are inside, and whether they are too many', async () => {
  await queue({}, { scanId: 'b' })
  const answered = ['a', 'b'].map((id, nth) => ({
    scan: sent(id),
    verdict: { ...admission, visit: visit(3 + nth, 'over_capacity') },
  }))
  const settled = await settleScans(storage, answered, async () => undefined, now)
  assert.deepEqual(
    settled.map(({ alerts }) => alerts.map(({ kind, inside }) => [kind, inside])),
    [[], [['over_capacity', 4]]],
  )
  assert.deepEqual(
    (await database.getAll('own')).map(({ scanId, insideAfter, place }) => [scanId, insideAfter, place]),
    [
      ['a', undefined, 0],
      ['b', 4, 1],
    ],
  )
})

test('a scan that staff undid on its way stays to be sent as undone, and is an alert only if it still counts', async () => {
  await queue({ undoneAt: now }, { scanId: 'b', undoneAt: now }, { scanId: 'c', undoneAt: now })
  const undone_at = new Date(now).toISOString()
  const refused = { ...admission, success: false, reason: 'blocked' as const, standing: null }
  const settled = await settleScans(
    storage,
    [
      { scan: sent('a'), verdict: admission },
      { scan: sent('b', { undone_at }), verdict: admission },
      { scan: sent('c', { undone_at }), verdict: refused },
    ],
    async () => undefined,
    now,
  )
  assert.deepEqual(
    settled.map(({ scanId, alerts }) => [scanId, alerts.map(({ kind }) => kind)]),
    [
      ['b', ['admitted']],
      ['c', []],
    ],
  )
  assert.deepEqual(
    (await database.getAll('queue')).map(({ scanId }) => scanId),
    ['a'],
  )
})

test('an alert has this device’s name of a guest whom the server cannot name, and the stream’s word is the newer one', async () => {
  await queue({}, { scanId: 'b', heard: 'undone' })
  const unknown = { ...admission, success: false, reason: 'blocked' as const, standing: null, data: null }
  const settled = await settleScans(
    storage,
    [
      { scan: sent('a'), verdict: unknown },
      { scan: sent('b'), verdict: admission },
    ],
    async () => 'Ada of this device',
    now,
  )
  assert.deepEqual(
    settled.map(({ verdict, alerts }) => [verdict.standing, alerts.map(({ name }) => name)]),
    [
      [null, ['Ada of this device']],
      ['undone', []],
    ],
  )
  assert.equal(await database.count('own'), 0)
})
