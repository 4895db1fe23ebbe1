import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorOccasion } from '#contract/offline.ts'
import { doorHere } from '../../testing/door-here.ts'
import { plainOccasion } from '../../testing/occasions.ts'
import { playMachine } from '../../testing/play-machine.ts'
import { asksAgainMs } from '../door-occasion.ts'
import type { Command } from './commands.ts'

const minute = 60_000
const night: DoorOccasion = { ...plainOccasion, id: 'night', name: 'Saturday night', is_plain: false, has_exits: true }

function doorAt(occasion: DoorOccasion) {
  const door = playMachine(() => undefined, { list: { ...doorHere, occasion } })
  door.send({ type: 'opened', clockOffsetMs: undefined })
  return {
    ...door,
    shown: () => door.machine().shown.occasion,
    /** Runs the machine's timers when they are due. */
    later(ms: number) {
      for (let left = ms; left > 0; left -= minute) {
        door.pass(Math.min(minute, left))
        door.send({ type: 'woke' })
      }
    },
  }
}
const read = (id: string) => ({ type: 'read', read: { id, text: id, way: 'typed', at: new Date(0) } }) as const
const begun = (commands: Command[]) => commands.flatMap((one) => (one.do === 'begin' ? [one.read] : []))

test('a door opens and closes by itself', () => {
  const door = doorAt({
    ...night,
    opens_at: new Date(18 * minute).toISOString(),
    closes_at: new Date(20 * minute).toISOString(),
  })
  assert.equal(door.shown()?.phase, 'early')
  door.later(18 * minute)
  assert.equal(door.shown()?.phase, 'open')
  door.later(2 * minute)
  assert.equal(door.shown()?.phase, 'late')
})

test('a reading keeps the direction in which it was made', () => {
  const door = doorAt(night)
  const first = begun(door.send(read('a')))
  door.send({ type: 'turned', to: 'out' })
  const second = begun(door.send(read('b')))
  assert.deepEqual(
    [...first, ...second].map(({ direction, occasion }) => [direction, occasion?.id]),
    [
      ['in', 'night'],
      ['out', 'night'],
    ],
  )
})

test('a switched door asks again after 30 minutes without a scan', () => {
  const door = doorAt(night)
  door.later(asksAgainMs)
  assert.equal(door.shown()?.asks, false, 'a door that was never switched only lets in')
  door.send({ type: 'turned', to: 'out' })
  door.later(asksAgainMs - minute)
  door.send(read('a'))
  door.later(asksAgainMs - minute)
  assert.equal(door.shown()?.asks, false)
  door.later(minute)
  assert.equal(door.shown()?.asks, true)
  door.send({ type: 'turned', to: 'out' })
  assert.deepEqual([door.shown()?.asks, door.shown()?.direction], [false, 'out'])
  door.later(asksAgainMs - minute)
  assert.equal(door.shown()?.asks, false)
  door.later(minute)
  assert.equal(door.shown()?.asks, true, 'it asks the next shift too')
})

test('a link for one direction cannot be switched', () => {
  const door = doorAt({ ...night, direction: 'in' })
  door.send({ type: 'turned', to: 'out' })
  assert.deepEqual([door.shown()?.canTurn, door.shown()?.direction], [false, 'in'])
})

test('another occasion is read from its beginning, and its name alone changes nothing', () => {
  const door = doorAt(night)
  door.send({ type: 'prepared', held: [], left: [], isPersistent: true })
  door.send({ type: 'follow lock' })
  const heard = (occasion: DoorOccasion) =>
    door.send({
      type: 'door heard',
      stream: 0,
      door: { list_name: doorHere.name, door: 'North gate', is_open: true, has_ended: false, occasion },
    })
  assert.ok(!heard({ ...night, name: 'Sunday' }).some((one) => one.do === 'stop listening'))
  assert.equal(door.shown()?.is.name, 'Sunday')
  assert.ok(heard({ ...night, id: 'lounge' }).some((one) => one.do === 'stop listening'))
  assert.equal(door.machine().following.isAnew, true)
})

test('a list without other occasions shows nothing of them', () => {
  const door = doorAt(plainOccasion)
  assert.equal(door.shown(), undefined)
  const [made] = begun(door.send(read('a')))
  assert.deepEqual(made && Object.keys(made), ['id', 'text', 'way', 'at'])
})
