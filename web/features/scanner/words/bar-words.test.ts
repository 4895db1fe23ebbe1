import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barWords } from './bar-words.ts'
import type { DoorState } from '../door/door-state.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { stripState } from './strip-words.ts'
import { words } from '../../../words/door.ts'

const now = new Date(2026, 4, 1, 21, 0)
const well: DoorState = {
  connection: 'online',
  pending: 0,
  pendingForOrganiser: 0,
  pendingElsewhere: 0,
  takenOver: 0,
  cannotHandIn: undefined,
  listAge: new Date(2026, 4, 1, 20, 14),
  counters: undefined,
  storage: 'ready',
  page: 'kept',
  isFull: false,
  occasion: undefined,
  isPersistent: true,
  takeNewVersion: undefined,
}
const link = { isOrganiser: false, isClosed: false }
const said = (door: Partial<DoorState>, isOrganiser = false) =>
  barWords({ ...well, ...door }, { ...link, isOrganiser }, now).sentences.join(' ')

test('a door that hears the server says no more than that', () => {
  assert.equal(said({}), 'Connected.')
  assert.equal(barWords(well, link, now).tone, 'calm')
})

test('without a connection it says that it works, from when its list is, and what waits', () => {
  const words = said({ connection: 'offline', pending: 12 })
  assert.match(words, /^Working without a connection\. List as of .*:14.* 12 scans waiting to send\.$/)
  assert.equal(barWords({ ...well, connection: 'offline' }, link, now).tone, 'note')
})

test('a door of a very long list says what it leaves out, once it has no connection', () => {
  const counters = { contacts: 50_001, checked_in: 0, accepted: 0 }
  assert.equal(said({ counters }), 'Connected.')
  assert.match(said({ connection: 'offline', counters }), /more than 50,000 contacts.* neither names nor what/)
})

test('the bar counts waiting scans, one or many, also once the connection is back', () => {
  assert.equal(said({ pending: 1 }), 'Connected. 1 scan waiting to send.')
})

test('scans of another list that wait on this device are said apart from those of this one', () => {
  assert.equal(
    said({ pendingElsewhere: 1 }),
    'Connected. 1 scan of another list hasn’t been sent yet. Open that list’s scanner on this device.',
  )
  assert.match(said({ pending: 2, pendingElsewhere: 3 }), /2 scans waiting to send\. 3 scans of other lists/)
  assert.equal(barWords({ ...well, pendingElsewhere: 1 }, link, now).tone, 'note')
})

test('a list of yesterday is said with its day', () => {
  assert.match(said({ connection: 'offline', listAge: new Date(2026, 3, 30, 20, 14) }), /30/)
})

test('a link that ended says how the scans get to the server all the same', () => {
  assert.match(
    said({ pending: 2, cannotHandIn: 'ended' }),
    /The organiser can sign in on this device to send the scans/,
  )
  assert.match(said({ pending: 2, cannotHandIn: 'ended' }, true), /Sign in again on this device/)
  assert.equal(barWords({ ...well, pending: 2, cannotHandIn: 'ended' }, link, now).tone, 'bad')
})

test('scans from before a link was made are for the organiser, who is told when they are sent', () => {
  assert.match(said({ pendingForOrganiser: 1 }), /1 scan of an earlier scanner link .* Only the organiser can send it/)
  assert.equal(barWords({ ...well, pendingForOrganiser: 1 }, link, now).tone, 'note')
  assert.match(said({ takenOver: 2 }, true), /2 scans of a scanner link sent from this device\. Log out/)
})

test('a full phone is told as a full phone, with what to do', () => {
  assert.match(said({ isFull: true }), /storage is full.* Delete photos or apps/)
  for (const storage of ['ready', 'refused'] as const)
    assert.match(said({ connection: 'offline', storage, isFull: true }), /storage is full.* then scan again/)
  assert.equal(barWords({ ...well, isFull: true }, link, now).tone, 'bad')
})

test('a door that cannot work alone says so before it has to', () => {
  assert.match(said({ storage: 'refused' }), /only works with a connection/)
  assert.match(said({ storage: 'loading' }), /Saving the list/)
  assert.match(said({ connection: 'offline', storage: 'refused' }), /private browsing/)
  assert.match(said({ connection: 'offline', storage: 'loading', listAge: undefined }), /has no list yet/)
})

test('a door is connected only once its page and its list are on the device', () => {
  assert.equal(said({ page: 'saving' }), 'Saving this page for offline use...')
  assert.equal(said({ storage: 'loading', page: 'saving' }), 'Saving the list for offline use...')
  assert.match(said({ connection: 'offline', page: 'saving' }), /^Working without a connection/)
  const onStrip = (door: Partial<DoorState>) =>
    stripState({ ...well, ...door }, { isClosed: false, calm: words.screen.connected }, now).text
  assert.equal(onStrip({ page: 'saving' }), 'Saving the page…')
  assert.equal(onStrip({ storage: 'loading', page: 'saving' }), 'Saving the list…')
  assert.equal(onStrip({}), 'Connected')
})

test('a closed door says so, and never that it works without a connection', () => {
  const closed = { ...well, connection: 'offline', pending: 2, cannotHandIn: 'ended' } as const
  const { tone, sentences } = barWords(closed, { isOrganiser: false, isClosed: true }, now)
  assert.equal(tone, 'bad')
  assert.match(sentences.join(' '), /^Door closed\. 2 scans waiting to send\. This scanner link has ended\./)
})

test('a full house is said in the door’s notice and on its strip, except where guests leave', () => {
  const counters = { contacts: 40, checked_in: 8, accepted: 8, inside: 8 }
  const is = { ...plainOccasion, is_plain: false, name: 'Gala', capacity: 8 }
  const occasion = {
    is,
    direction: 'in' as const,
    canTurn: false,
    asks: false,
    phase: 'open' as const,
    clockOffsetMs: 0,
  }
  const onStrip = (door: Partial<DoorState>) =>
    stripState({ ...well, ...door }, { isClosed: false, calm: '' }, now).text
  assert.match(said({ counters, occasion }), /Full: 8 of 8 inside\./)
  assert.equal(onStrip({ counters, occasion }), 'Full')
  assert.equal(onStrip({ counters, occasion, connection: 'offline' }), 'Full · Offline')
  assert.equal(onStrip({ counters: { ...counters, inside: 7 }, occasion }), 'Gala')
  const out = { ...occasion, direction: 'out' as const }
  assert.doesNotMatch(said({ counters, occasion: out }), /Full/)
  assert.equal(onStrip({ counters, occasion: { ...occasion, phase: 'late' } }), words.occasion.closed)
})
