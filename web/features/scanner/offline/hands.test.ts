// What the hands of a door store of its scans, in a browser's database (fake-indexeddb).
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { answerAsks } from '#contract/asks.ts'
import { allLists } from '#contract/lists.ts'
import { scanners } from '#contract/own-teams.ts'
import type { Verdict } from '#contract/scanning.ts'
import { Declined, declinedFrom } from '../../../api/declined.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import type { Read } from '../door/machine/state.ts'
import { admission } from '../testing/admission.ts'
import { doorHere } from '../testing/door-here.ts'
import {
  beginEmpty,
  database,
  handsOf,
  hash,
  hour,
  inQueue,
  list,
  now,
  queue,
  queued,
  read,
  sealed,
  storage,
} from '../testing/hands-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { keepPage } from './keep-list.ts'
import { findListsElsewhere, readWaiting } from './run-hand-in.ts'
import { ask, begin, decideAlone, end } from './run-scans.ts'
import { persist, prepare, readStoredData } from './run-storage.ts'
import { failureOf } from './hands.ts'

console.warn = () => {}
beforeEach(beginEmpty)

const wireOf = async (door: Partial<typeof doorHere>, clockOffsetMs?: number) => {
  const events: DoorEvent[] = []
  await readWaiting(handsOf(events), {
    do: 'read waiting',
    listId: 'list',
    door: { ...doorHere, ...door },
    clockOffsetMs,
  })
  const [waiting] = events
  assert.ok(waiting?.type === 'waiting')
  return waiting.scans
}

test('a waiting scan is sent with its own clock, or with the present one, and with the direction of its door', async () => {
  await queue({}, { scanId: 'b', clockOffsetMs: undefined }, { scanId: 'c', isExit: true, undoneAt: now + 5 })
  const occasion = { ...plainOccasion, direction: 'out' as const }
  assert.deepEqual(
    (await wireOf({ occasion }, -20)).map(({ scan_id, clock_offset_ms, direction, undone_at }) => [
      scan_id,
      clock_offset_ms,
      direction,
      undone_at,
    ]),
    [
      ['a', 30, 'in', undefined],
      ['b', -20, 'in', undefined],
      ['c', 30, 'out', new Date(now + 5).toISOString()],
    ],
  )
  assert.deepEqual(
    (await wireOf({})).map(({ direction }) => direction),
    [undefined, undefined, 'out'],
  )
})

test('a link that was made after a scan does not send it, and its door says that it waits for the organiser', async () => {
  const made_at = new Date(now + hour).toISOString()
  await queue({}, { scanId: 'later', scannedAt: now + 2 * hour, linkMadeAt: made_at })
  const door = { ...doorHere, made_at }
  assert.deepEqual(
    (await wireOf(door, 0)).map(({ scan_id: id }) => id),
    ['later'],
  )
  const events: DoorEvent[] = []
  await readStoredData(handsOf(events), { do: 'read stored data', door, clockOffsetMs: 0 })
  assert.ok(events[0]?.type === 'stored data')
  const { pending, pendingForOrganiser, list: shown } = events[0].kept
  assert.deepEqual([pending, pendingForOrganiser, shown?.listAge], [1, 1, new Date(1)])
})

test('kept answers go when no scan waits any more, and are gone then', async () => {
  await database.put('answers', { scanId: 'a', listId: 'list', sealed: sealed({ DIET: 'Vegan' }), at: now })
  const asked: unknown[] = []
  const hands = handsOf([], (endpoint, input) => asked.push(endpoint === answerAsks && input))
  await queue({})
  await readWaiting(hands, { do: 'read waiting', listId: 'list', door: doorHere, clockOffsetMs: 0 })
  assert.deepEqual(asked, [])
  await database.clear('queue')
  await readWaiting(hands, { do: 'read waiting', listId: 'list', door: doorHere, clockOffsetMs: 0 })
  assert.deepEqual(asked, [
    { params: { listId: 'list', scanId: 'a' }, body: { answers: [{ tag: 'DIET', value: 'Vegan' }] } },
  ])
  assert.equal(await database.count('answers'), 0)
})

const party = (...ids: string[]) => ids.map((scan_id) => ({ ...admission, scan_id }))
const storeEnd = async (verdict: Partial<Verdict>) => {
  const events: DoorEvent[] = []
  await end(handsOf(events), { do: 'end', read, scanId: 'a', verdict: { ...admission, ...verdict } })
  return events
}

test('a scan is stored as it was read, and a scan of a link as one of a link', async () => {
  const night = { ...plainOccasion, id: 'night' }
  const guest = { contact_id: 'c', name: 'Omar Quick', people: 2, has_agreed: true }
  for (const isOrganiser of [false, true]) {
    const reading: Read = { ...read, id: `by ${isOrganiser}`, occasion: night, direction: 'out', guest, party: ['b'] }
    const events: DoorEvent[] = []
    await begin({ ...handsOf(events), isOrganiser }, { do: 'begin', read: reading })
    const { order: _order, ...row } = (await inQueue(reading.id))!
    const made = { state: 'sending', told: undefined, clockOffsetMs: undefined, page: 'this' }
    assert.deepEqual(row, {
      ...queued,
      ...made,
      scanId: reading.id,
      occasionId: 'night',
      isExit: true,
      guest: { sealed: guest, most: 2 },
      party: ['b'],
      contactId: undefined,
      named: undefined,
      isOfLink: !isOrganiser,
    })
    await database.clear('queue')
  }
})

test('an admission by the server is remembered with its time at the server, its party and its link', async () => {
  await queue({ state: 'sending', told: undefined })
  const received_at = new Date(now + 90_000).toISOString()
  assert.deepEqual(await storeEnd({ received_at, party: party('b') }), [
    { type: 'noted', key: 'r', alerts: [], isAnotherLeft: false },
  ])
  const rows = (await database.getAll('own')).map(({ scanId, at, clockOffsetMs, partyId, isOfLink, confirmedAt }) => [
    scanId,
    at,
    clockOffsetMs,
    partyId,
    isOfLink,
    confirmedAt,
  ])
  assert.deepEqual(rows, [
    ['a', now, 90_000, 'a', true, now],
    ['b', now + 1, 90_000, 'a', true, now],
  ])
  assert.equal(await database.count('queue'), 0)
})

test('a verdict that counts no longer is no admission, and only a refusal asks whether another scan was left', async () => {
  await queue(
    { state: 'sending', told: undefined },
    { scanId: 'left', state: 'sending', told: undefined, page: 'gone' },
  )
  assert.equal((await storeEnd({ standing: 'undone' }))[0]?.type, 'noted')
  assert.equal(await database.count('own'), 0)
  const left = async (verdict: Partial<Verdict>) => {
    const [noted] = await storeEnd(verdict)
    return noted?.type === 'noted' && noted.isAnotherLeft
  }
  assert.equal(await left({}), false)
  assert.equal(await left({ success: false, reason: 'already_used', standing: null }), true)
})

test('answers are kept for an admission alone: by the server, and by the door', async () => {
  const answers = { DIET: 'Vegan' }
  const asking = { do: 'ask', read: { ...read, answers }, scanId: 'a', party: undefined, withinMs: 1000 } as const
  const kept = async () => (await database.getAll('answers')).map(({ scanId, sealed: value }) => [scanId, value])
  await ask(
    handsOf([], () => ({ ...admission, success: false })),
    asking,
  )
  assert.deepEqual(await kept(), [])
  await ask(
    handsOf([], () => admission),
    asking,
  )
  assert.deepEqual(await kept(), [['a', answers]])
  const deciding = { do: 'decide here', read: { ...read, answers }, scanId: 'b', party: undefined } as const
  const events: DoorEvent[] = []
  await decideAlone(handsOf(events), { ...deciding, now: { door: doorHere, clockOffsetMs: 0 } })
  assert.ok(events.some((event) => event.type === 'decided here' && event.local?.reason === 'unknown_code'))
  assert.deepEqual(await kept(), [['a', answers]])
  await keepPage(storage, { listId: 'list', generation: 1, isOrganiser: false }, { entries: [[hash, 0, 1, 0, 'Ada']] })
  await decideAlone(handsOf(events), { ...deciding, now: { door: doorHere, clockOffsetMs: 0 } })
  assert.deepEqual(await kept(), [
    ['a', answers],
    ['b', answers],
  ])
})

test('a page that opens marks its list as open, and sweeps what is old', async () => {
  await database.put('lists', { ...list, isLeft: true })
  await queue({ scanId: 'old', state: 'sending', scannedAt: now - 25 * hour })
  await prepare(handsOf([]), { do: 'prepare', isHeld: false })
  const { openedAt, isLeft } = (await database.get('lists', 'list'))!
  assert.deepEqual([openedAt, isLeft, await database.count('queue')], [now, false, 0])
})

test('an ended door shows the ten latest of what it holds, each in the colour of its verdict', async () => {
  await queue(
    ...Array.from({ length: 12 }, (_, nth) => ({
      scanId: `${nth}`,
      told: nth === 11 ? ('blocked' as const) : ('ok' as const),
    })),
  )
  const events: DoorEvent[] = []
  await prepare(handsOf(events), { do: 'prepare', isHeld: true })
  assert.ok(events[0]?.type === 'prepared')
  const { held } = events[0]
  assert.deepEqual([held.length, held.at(0)?.id, held.at(-1)?.id], [10, '2', '11'])
  assert.deepEqual([held.at(0)?.local.colour, held.at(-1)?.local.colour], ['green', 'dark-red'])
})

test('a browser that is asked to keep the data says whether it does', async () => {
  const events: DoorEvent[] = []
  await persist(handsOf(events))
  assert.deepEqual(events, [{ type: 'persistent', isPersistent: true }])
})

test('an organiser’s door sends for its own lists, a link’s for no other, and both leave the rest', async () => {
  await queue(...['list', 'ours', 'given', 'theirs'].map((listId) => ({ listId, scanId: listId })))
  const scanner = { list_id: 'given' }
  const findAs = async (isOrganiser: boolean, lists: object[] | Error) => {
    const events: DoorEvent[] = []
    const answer = (endpoint: unknown) => {
      if (endpoint === scanners) return { scanners: [scanner] }
      assert.equal(endpoint, allLists)
      if (lists instanceof Error) throw lists
      return { lists }
    }
    await findListsElsewhere({ ...handsOf(events, answer), isOrganiser })
    const [found] = events
    return found?.type === 'lists elsewhere' ? found.lists.toSorted() : found?.type
  }
  assert.deepEqual(await findAs(false, []), [])
  assert.deepEqual(await findAs(true, [{ id: 'ours' }]), ['given', 'ours'])
  assert.deepEqual(await findAs(true, new Declined(403)), ['given'])
  assert.equal(await findAs(true, new Declined(500)), 'no lists elsewhere')
})

const ours = { success: false, message: 'List not found', error: 'List not found', errors: {}, code: 'list_not_found' }

test('a refusal by Listpass declines, and a page of a Wi-Fi, firewall or proxy only means that it is away', () => {
  for (const status of [401, 403, 404, 409, 413, 422]) {
    const { kind, message } = failureOf(declinedFrom(status, ours), false)
    assert.deepEqual([kind, message], ['declined', 'List not found'])
    for (const foreign of [undefined, '<html>', {}, { message: 'Forbidden' }, { error: 'access_denied' }]) {
      const failure = failureOf(declinedFrom(status, foreign), false)
      assert.deepEqual([failure.kind, failure.status], ['away', undefined])
      assert.match(failure.message, /We couldn’t reach Listpass/)
    }
  }
})
