import assert from 'node:assert/strict'
import { test } from 'node:test'
import { admission } from '../../testing/admission.ts'
import { doorHere } from '../../testing/door-here.ts'
import { plainOccasion } from '../../testing/occasions.ts'
import { playMachine } from '../../testing/play-machine.ts'
import { isAway } from '../failed-call.ts'
import { cardOf } from '../scan-log.ts'
import { ConnectionLost, Declined } from '../../../../api/declined.ts'
import type { Command } from './commands.ts'
import type { Begun, DoorEvent } from './events.ts'
import type { Failure, Read } from './state.ts'

const away: Failure = { kind: 'away', status: undefined, isEnd: false, message: 'away' }
const declined: Failure = { kind: 'declined', status: 429, isEnd: false, message: 'too many' }
const read: Read = { id: 'a', text: 'a code', way: 'typed', at: new Date(0) }
const local = { reason: 'ok', name: undefined, scanCount: 1, maxScans: 1, colour: 'green' } as const

/** A door whose server fails in these ways before it answers. */
function doorWhere(isKept: Begun['isKept'], failures: Failure[], scanId = 'a') {
  const door = playMachine(answer)
  function answer(command: Command): DoorEvent | undefined {
    if (command.do === 'begin') return { type: 'begun', key: 'a', scanId, isKept, isWaiting: false }
    if (command.do === 'ask') {
      const failure = failures.shift()
      if (failure) return { type: 'failed', key: 'a', failure }
      return { type: 'answered', key: 'a', verdict: admission, sentAt: 0 }
    }
    if (command.do === 'pause') return { type: 'paused', key: 'a' }
    if (command.do === 'decide here') return { type: 'decided here', key: 'a', local }
    const isNoted = command.do === 'end' || command.do === 'leave' || command.do === 'drop'
    return isNoted ? { type: 'noted', key: 'a', alerts: [], isAnotherLeft: false } : undefined
  }
  door.send({ type: 'opened', clockOffsetMs: undefined })
  const commands = door.send({ type: 'read', read })
  return {
    does: commands.map((command) => command.do),
    pauses: commands.flatMap((command) => (command.do === 'pause' ? [command.ms] : [])),
    ids: commands.flatMap((command) => (command.do === 'ask' ? [command.scanId] : [])),
    scan: door.machine().log.scans[0],
    isIdle: door.machine().scans.size === 0 && door.machine().lines.size === 0,
  }
}

test('where only the server can decide, a lost answer is retried, later each time, with one id', () => {
  const door = doorWhere('no', [away, away, away])
  assert.deepEqual(door.pauses, [400, 1200, 3000])
  assert.deepEqual(door.ids, ['a', 'a', 'a', 'a'])
  assert.equal(door.scan?.state, 'decided')
  assert.ok(door.isIdle)
})

test('after four tries it is given up', () => {
  const door = doorWhere('no', [away, away, away, away])
  assert.deepEqual([door.ids.length, door.scan?.state], [4, 'lost'])
})

test('where storing came too late to wait for, the door decides after its third try', () => {
  const door = doorWhere('late', [away, away, away])
  assert.deepEqual([door.ids.length, door.scan?.state], [3, 'saved'])
  assert.ok(door.does.indexOf('decide here') < door.does.indexOf('tell'))
})

test('a declined call is not repeated', () => {
  const door = doorWhere('yes', [declined])
  assert.deepEqual([door.ids.length, door.scan?.state], [1, 'lost'])
  assert.ok(door.does.includes('drop'))
})

test('a scan that may have counted is left for the next one of its code, even if a later try was declined', () => {
  const retried = doorWhere('yes', [away, declined])
  const takenUp = doorWhere('yes', [declined], 'an earlier one')
  for (const { does } of [retried, takenUp])
    assert.deepEqual([does.includes('leave'), does.includes('drop')], [true, false])
})

test('a door that can decide offline allows one retry, and then decides', () => {
  const once = doorWhere('yes', [away])
  assert.deepEqual([once.pauses, once.scan?.state], [[150], 'decided'])
  const gone = doorWhere('yes', [away, away])
  assert.deepEqual([gone.pauses, gone.scan?.state], [[150], 'saved'])
  assert.ok(gone.does.indexOf('decide here') < gone.does.indexOf('tell'))
})

test('no verdict is told before it is stored, also where storing came too late to wait for', () => {
  for (const isKept of ['yes', 'late'] as const) {
    const { does } = doorWhere(isKept, [])
    assert.ok(does.indexOf('end') < does.indexOf('tell') && does.includes('end'), isKept)
  }
})

test('a late answer, a lost one and a 5xx mean that the server is away', () => {
  for (const error of [new ConnectionLost('gone'), new Declined(503), new DOMException('late', 'TimeoutError')]) {
    assert.ok(isAway(error))
  }
  for (const error of [new Declined(401), new Declined(429), new Error('a bug')]) assert.ok(!isAway(error))
})

test('an alert has a sound of its own, from the server and from the device, and not on the way out', () => {
  const card = { fields: [], note: '', alert: 'Nut allergy' }
  const toldOf = (direction: Read['direction'], event: (key: string) => DoorEvent) => {
    const door = playMachine((command) =>
      command.do === 'begin'
        ? { type: 'begun', key: 'a', scanId: 'a', isKept: 'no', isWaiting: false }
        : command.do === 'ask'
          ? event('a')
          : undefined,
    )
    door.send({ type: 'opened', clockOffsetMs: undefined })
    const commands = door.send({ type: 'read', read: { ...read, direction } })
    return commands.flatMap((command) => (command.do === 'tell' ? [command.told] : []))
  }
  const answered = (key: string): DoorEvent => ({ type: 'answered', key, verdict: { ...admission, card }, sentAt: 0 })
  assert.deepEqual(toldOf('in', answered), ['attention'])
  assert.deepEqual(toldOf('out', answered), ['out'])

  const door = playMachine((command) => {
    if (command.do === 'begin') return { type: 'begun', key: 'a', scanId: 'a', isKept: 'yes', isWaiting: true }
    return command.do === 'decide here' ? { type: 'decided here', key: 'a', local: { ...local, card } } : undefined
  })
  door.send({ type: 'opened', clockOffsetMs: undefined })
  const told = door.send({ type: 'read', read }).flatMap((command) => (command.do === 'tell' ? [command.told] : []))
  assert.deepEqual(told, ['attention'])
})

const asks = {
  is_required: true,
  asks: [
    {
      tag: 'DIET',
      question: 'Diet?',
      kind: 'text' as const,
      choices: [],
      shows: { field: { name: 'Diet', is_large: true } },
    },
    {
      tag: 'NUTS',
      question: 'Nuts?',
      kind: 'text' as const,
      choices: [],
      shows: { alert: { name: 'Nuts', is: 'allergic' } },
    },
    { tag: 'WAIVER', question: 'Read?', kind: 'tick' as const, choices: [] },
  ],
}
const settled = { scanId: 'a', verdict: admission, alerts: [], isOfLink: true }
const answers = { DIET: ' Vegan ', NUTS: 'Allergic', WAIVER: 'Yes' }
const answered = {
  fields: [{ name: 'Diet', value: 'Vegan', is_large: true }],
  note: 'Knows Kim',
  alert: 'Nuts: Allergic',
}

/** A door of a list with these questions, with a network or without. `given`: answered before the scan. */
function askingDoor(isOnline: boolean, given?: typeof answers) {
  const card = { fields: [{ name: 'Diet', value: 'Everything', is_large: true }], note: 'Knows Kim', alert: '' }
  const door = playMachine(
    (command) => {
      if (command.do === 'begin')
        return { type: 'begun', key: 'a', scanId: 'a', isKept: isOnline ? 'no' : 'yes', isWaiting: !isOnline }
      if (command.do === 'ask') return { type: 'answered', key: 'a', verdict: { ...admission, card }, sentAt: 0 }
      return command.do === 'decide here' ? { type: 'decided here', key: 'a', local: { ...local, card } } : undefined
    },
    { list: { ...doorHere, occasion: { ...plainOccasion, asks } } },
  )
  const toldOf = (event: DoorEvent) =>
    door.send(event).flatMap((command) => (command.do === 'tell' ? [command.told] : []))
  door.send({ type: 'opened', clockOffsetMs: undefined })
  const told = toldOf({ type: 'read', read: { ...read, answers: given } })
  return { toldOf, told, card: () => door.machine().log.scans.map(cardOf)[0] }
}

test('what a guest answers is on the card and raises the alert, with a network and without', () => {
  for (const isOnline of [true, false]) {
    const before = askingDoor(isOnline, answers)
    assert.deepEqual([before.told, before.card()], [['attention'], answered])

    const after = askingDoor(isOnline)
    assert.deepEqual(after.told, [isOnline ? 'in' : 'saved'])
    assert.deepEqual(after.toldOf({ type: 'guest answered', scanId: 'a', answers }), ['alert'])
    assert.deepEqual(after.card(), answered)
    // The same answers again are no news.
    assert.deepEqual(after.toldOf({ type: 'guest answered', scanId: 'a', answers }), [])
    // The server's verdict may come before it has the answers.
    if (!isOnline) after.toldOf({ type: 'settled', listId: 'list', settled: [settled] })
    assert.deepEqual(after.card(), answered)
  }
})

test('an answer that is not the alert’s takes the alert away, and one that the card does not show changes nothing', () => {
  const door = askingDoor(false, answers)
  assert.deepEqual(door.toldOf({ type: 'guest answered', scanId: 'a', answers: { NUTS: 'No' } }), [])
  assert.equal(door.card()?.alert, '')
  const other = askingDoor(false)
  other.toldOf({ type: 'guest answered', scanId: 'a', answers: { WAIVER: 'Yes' } })
  assert.equal(other.card()?.fields[0]?.value, 'Everything')
})

test('a party is asked for by one call with the ids that were kept, and again with the same after a lost answer', () => {
  const asked: unknown[] = []
  const failures = [away]
  const door = playMachine((command) => {
    if (command.do === 'begin')
      return { type: 'begun', key: 'a', scanId: 'earlier', party: ['b', 'c'], isKept: 'yes', isWaiting: false }
    if (command.do === 'ask') {
      asked.push([command.scanId, command.party])
      const failure = failures.shift()
      return failure
        ? { type: 'failed', key: 'a', failure }
        : { type: 'answered', key: 'a', verdict: admission, sentAt: 0 }
    }
    if (command.do === 'pause') return { type: 'paused', key: 'a' }
    return command.do === 'end' ? { type: 'noted', key: 'a', alerts: [], isAnotherLeft: false } : undefined
  })
  door.send({ type: 'opened', clockOffsetMs: undefined })
  door.send({ type: 'read', read: { ...read, party: ['x'] } })
  assert.deepEqual(asked, [
    ['earlier', ['b', 'c']],
    ['earlier', ['b', 'c']],
  ])
  assert.deepEqual(door.machine().log.scans[0]?.party, ['b', 'c'])
})

const person = {
  contact_id: 'c',
  display_value: 'Ada Brightwell',
  email: '',
  code_end: '',
  scan_count: 0,
  max_scans: 1,
  state: 'open' as const,
}

test('a guest found by name is stored first, and decided here only if this device has the name', () => {
  for (const [kept, does] of [
    [{ hash: 'h' }, ['begin', 'ask', 'pause', 'ask', 'decide here', 'tell']],
    [undefined, ['begin', 'ask', 'pause', 'ask', 'pause', 'ask', 'pause', 'ask', 'leave', 'tell']],
  ] as const) {
    const door = playMachine((command) => {
      if (command.do === 'begin')
        return { type: 'begun', key: 'a', scanId: 'a', party: undefined, isKept: 'yes', isWaiting: false }
      if (command.do === 'ask') return { type: 'failed', key: 'a', failure: away }
      if (command.do === 'pause') return { type: 'paused', key: 'a' }
      if (command.do === 'decide here') return { type: 'decided here', key: 'a', local }
      return command.do === 'leave' ? { type: 'noted', key: 'a', alerts: [], isAnotherLeft: false } : undefined
    })
    door.send({ type: 'opened', clockOffsetMs: undefined })
    const found = { ...read, text: '', way: 'name' as const, person: { ...person, kept } }
    const commands = door.send({ type: 'read', read: found }).map((command) => command.do)
    const ofScans = new Set(['begin', 'ask', 'pause', 'decide here', 'leave', 'tell'])
    assert.deepEqual(
      commands.filter((each) => ofScans.has(each)),
      does,
    )
    assert.deepEqual([door.machine().scans.size, door.machine().lines.size], [0, 0])
    assert.equal(door.machine().log.scans[0]?.state, kept ? 'saved' : 'lost')
  }
})
