import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorState } from '../door/door-state.ts'
import { stripState } from './strip-words.ts'

const calm: DoorState = {
  connection: 'online',
  pending: 0,
  pendingForOrganiser: 0,
  pendingElsewhere: 0,
  takenOver: 0,
  cannotHandIn: undefined,
  listAge: undefined,
  counters: undefined,
  storage: 'ready',
  page: 'kept',
  isFull: false,
  occasion: undefined,
  isPersistent: true,
  takeNewVersion: undefined,
}
const open = { isClosed: false, calm: 'Gala' }

test('a door at which all is well shows its list', () => {
  assert.deepEqual(stripState(calm, open), { tone: 'calm', way: undefined, text: 'Gala' })
})

test('without a connection the line says how old the list is, and how many scans wait', () => {
  const away: DoorState = { ...calm, connection: 'offline', listAge: new Date(2026, 4, 1, 20, 14), pending: 3 }
  const { tone, text } = stripState(away, open, new Date(2026, 4, 1, 20, 18))
  assert.equal(tone, 'away')
  assert.match(text, /^Offline · list .*14.* · 3 to send$/)
})

test('a door that can decide nothing is marked', () => {
  const lost: DoorState = { ...calm, connection: 'offline', storage: 'loading' }
  assert.deepEqual(stripState(lost, open), {
    tone: 'bad',
    way: undefined,
    text: 'Offline · no list yet',
  })
  assert.deepEqual(stripState({ ...calm, cannotHandIn: 'ended', pending: 1 }, { ...open, isClosed: true }), {
    tone: 'bad',
    way: undefined,
    text: 'Door closed · 1 to send',
  })
})
