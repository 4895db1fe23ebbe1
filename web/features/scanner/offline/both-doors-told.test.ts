// When two doors scan one code, each gets news of the other, in any order of stream and answers.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorEvent, DoorMessage } from '#contract/offline.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import { admission } from '../testing/admission.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { dropAlert, keptAlerts } from './alerts.ts'
import type { Storage } from '../door/kept.ts'
import type { ListPage } from '../door/machine/state.ts'
import { keepChanges, keepMessage, takeIntoUse } from './keep-list.ts'
import { beginScan, endScan } from './queue.ts'
import { ownOf, settleScans } from './settle-scans.ts'
import { openStorage } from './storage.ts'

const at = '2026-05-01T19:42:00.000Z'
const hash = 'h'
const counters = { contacts: 2, checked_in: 1, accepted: 1 }
const verdict: Verdict = { ...admission, data: { ...admission.data!, display_field_value: 'Ada Brightwell' } }

const page = (cursor: string): ListPage => ({
  salt: 's',
  cursor,
  is_whole: true,
  entries: [],
  next: null,
  counters,
  occasion: plainOccasion,
  at,
})
const heardOf = (cursor: string, ...events: DoorEvent[]): DoorMessage => ({ cursor, events, entries: [], counters, at })
const event = (kind: DoorEvent['kind'], scanId: string, door: string): DoorEvent => ({
  kind,
  scan_id: scanId,
  hash,
  direction: 'in',
  door,
  at,
})
const tabs = { page: 'this one', live: async () => new Set(['this one']) }
const asking = (...confirmed: string[]) => ({ askedAt: Date.now(), confirmed, now: Date.now() })
const theirs = event('conflict', 'theirs', 'South gate')

/** A door with one waiting scan: decided here, or sent and not answered yet. */
async function doorWith(listId: string, state: 'saved' | 'sending') {
  const storage = (await openStorage())!
  const making = { listId, generation: 1, isOrganiser: false }
  await takeIntoUse(storage, making, page('1'), asking())
  const scanId = `mine of ${listId}`
  const text = await storage.crypt.seal('a code')
  await beginScan(storage, tabs, { scanId, listId, hash, text, scannedAt: Date.parse(at) }, 's')
  if (state === 'saved') await decideAlready(storage, scanId)
  const scan: MadeOffline = { qr_code: 'a code', scan_id: scanId, scanned_at: at, told: 'ok' }
  return {
    storage,
    scanId,
    hear: async (...events: DoorEvent[]) =>
      (await keepMessage(storage, listId, heardOf('2', ...events), Date.now())).alerts,
    settle: (answer = verdict) => settleScans(storage, [{ scan, verdict: answer }], async () => undefined, Date.now()),
    alerts: async () => (await keptAlerts(storage, listId)).map(({ kind, name, door }) => [kind, name, door]),
  }
}

async function decideAlready({ database }: Storage, scanId: string): Promise<void> {
  const change = database.transaction('queue', 'readwrite')
  const scan = (await change.store.index('scan').get(scanId))!
  await change.store.put({ ...scan, state: 'saved', told: 'ok' })
  await change.done
}

const elsewhere = [['elsewhere', 'Ada Brightwell', 'South gate']]

test('the first door gets the alert when the stream is quicker than its own answer', async () => {
  const door = await doorWith('stream first', 'saved')
  assert.deepEqual(await door.hear(event('accepted', door.scanId, 'North gate'), theirs), [])
  const [settled] = await door.settle()
  assert.deepEqual(
    settled?.alerts.map(({ kind }) => kind),
    ['elsewhere'],
  )
  assert.deepEqual(await door.alerts(), elsewhere)
})

test('the first door gets the alert when its own answer is quicker', async () => {
  const door = await doorWith('answer first', 'saved')
  await door.settle()
  const heard = await door.hear(theirs)
  assert.deepEqual(
    heard.map(({ name }) => name),
    ['Ada Brightwell'],
  )
  assert.deepEqual(await door.alerts(), elsewhere)
})

test('the first door gets one alert when both come at once', async () => {
  for (let count = 0; count < 20; count++) {
    const door = await doorWith(`at once ${count}`, 'saved')
    const both = [() => door.settle(), () => door.hear(theirs)]
    await Promise.all((count % 2 ? both : both.toReversed()).map((does) => does()))
    assert.deepEqual(await door.alerts(), elsewhere)
  }
})

test('so it is where the server itself let the first one in', async () => {
  const door = await doorWith('at the server', 'sending')
  await door.hear(theirs)
  const { storage, scanId } = door
  const text = await storage.crypt.seal('a code')
  const kept = { scanId, listId: 'at the server', hash, text, scannedAt: Date.parse(at) }
  const name = await storage.crypt.seal('Ada Brightwell')
  const alerts = await endScan(storage, scanId, ownOf(kept, verdict, name, Date.now()))
  assert.deepEqual(
    alerts.map(({ kind, door: other }) => [kind, other]),
    [['elsewhere', 'South gate']],
  )
  assert.deepEqual(await door.alerts(), elsewhere)
})

test('the later door gets one alert, before, after or with its own answer', async () => {
  for (let count = 0; count < 21; count++) {
    const door = await doorWith(`later ${count}`, 'saved')
    const ours = event('conflict', door.scanId, 'South gate')
    const both = [() => door.settle(), () => door.hear(ours)]
    if (count === 0) for (const does of both) await does()
    else await Promise.all((count % 2 ? both : both.toReversed()).map((does) => does()))
    assert.deepEqual(await door.alerts(), [['lost', 'Ada Brightwell', undefined]])
    assert.equal(await door.storage.database.countFromIndex('own', 'list', `later ${count}`), 0)
  }
})

test('a scan that lost its place is told once, also when the stream repeats it after staff saw the alert', async () => {
  const door = await doorWith('told once', 'saved')
  await door.settle({ ...verdict, success: false, reason: 'conflict', standing: 'conflict' })
  assert.deepEqual(await door.alerts(), [['lost', 'Ada Brightwell', undefined]])
  await dropAlert(door.storage, `lost ${door.scanId}`)
  assert.deepEqual(await door.hear(event('conflict', door.scanId, 'North gate')), [])
  assert.deepEqual(await door.alerts(), [])
})

test('news of another door is told for one of two scans of the guest, and stays acknowledged', async () => {
  const listId = 'two scans'
  const door = await doorWith(listId, 'saved')
  const { storage } = door
  const text = await storage.crypt.seal('a code')
  await beginScan(storage, tabs, { scanId: 'second', listId, hash, text, scannedAt: Date.parse(at) }, 's')
  await decideAlready(storage, 'second')
  await door.hear(theirs)
  await door.settle()
  assert.deepEqual(await door.alerts(), elsewhere)
  await dropAlert(storage, 'elsewhere theirs')
  const scan: MadeOffline = { qr_code: 'a code', scan_id: 'second', scanned_at: at, told: 'ok' }
  const [settled] = await settleScans(storage, [{ scan, verdict }], async () => undefined, Date.now())
  assert.deepEqual([settled?.alerts, await door.alerts()], [[], []])
})

test('an admission that the server confirmed after it was asked for the list is not in that list', async () => {
  const listId = 'clock set back'
  const door = await doorWith(listId, 'saved')
  await door.settle()
  // By the device's wrong clock, the door asked after the scan was confirmed.
  const asked = { askedAt: Date.now() + 3_600_000, confirmed: [], now: Date.now() }
  await keepChanges(door.storage, { listId, since: '1', asking: asked }, { ...page('2'), is_whole: false })
  const own = await door.storage.database.getFromIndex('own', 'list', listId)
  assert.equal(own?.isInList, false)
})

test('where the server does not count the scan here, nothing is said of the other', async () => {
  const door = await doorWith('neither', 'saved')
  await door.hear(theirs)
  await door.settle({ ...verdict, success: false, reason: 'blocked', standing: null })
  assert.deepEqual(await door.alerts(), [['not_counted', 'Ada Brightwell', undefined]])
})

test('changes that are read do not take the place of what the stream has to tell', async () => {
  const listId = 'read'
  const { storage, hear } = await doorWith(listId, 'saved')
  await keepChanges(storage, { listId, since: '1', asking: asking() }, { ...page('7'), is_whole: false })
  const kept = () => storage.database.get('lists', listId)
  assert.deepEqual([(await kept())?.cursor, (await kept())?.heardTo], ['7', '1'])
  await hear()
  assert.deepEqual([(await kept())?.cursor, (await kept())?.heardTo], ['2', '2'])
})

test('a scan that gets its place back by a late exit has no alert any more, until it loses it again', async () => {
  const { storage, hear, settle, alerts, scanId } = await doorWith('given back', 'saved')
  await settle({ ...verdict, success: false, reason: 'conflict', standing: 'conflict' })
  assert.deepEqual(await alerts(), [['lost', 'Ada Brightwell', undefined]])
  // What the stream tells late of the time before the loss takes no alert away.
  await hear(event('accepted', scanId, 'North gate'), event('conflict', scanId, 'North gate'))
  assert.deepEqual(await alerts(), [['lost', 'Ada Brightwell', undefined]])
  const lost = [['lost', 'Ada Brightwell', undefined]]
  for (let times = 0; times < 2; times++) {
    await hear(event('accepted', scanId, 'North gate'))
    assert.deepEqual(await alerts(), [])
    // An earlier scan of a third door takes the place again.
    const again = await hear(event('conflict', scanId, 'North gate'))
    assert.deepEqual([again.map(({ kind }) => kind), await alerts()], [['lost'], lost])
  }
  // In one message, the last word counts.
  const [accepted, conflict] = [event('accepted', scanId, 'North gate'), event('conflict', scanId, 'North gate')]
  await hear(accepted, conflict)
  assert.deepEqual(await alerts(), lost)
  assert.deepEqual([await hear(accepted, conflict, accepted), await alerts()], [[], []])
  await hear(conflict)
  await dropAlert(storage, `lost ${scanId}`)
  assert.deepEqual([await hear(conflict), await alerts()], [[], []])
})
