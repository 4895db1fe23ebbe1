import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Door } from '../../kernel/team.ts'
import { openRecentDoors } from './find-door.ts'

const door: Door = {
  listId: 'l',
  listName: 'Supper',
  colourRules: null,
  teamId: 't',
  member: undefined,
  sessionId: 's',
  linkId: 'k',
  name: 'North door',
  mayCheckInByName: false,
  hasEnded: false,
}

test('a door is known for 5 s, for its whole token and its list alone', () => {
  let now = 0
  const recent = openRecentDoors(() => now)
  recent.keep('token', 'list', door)
  assert.equal(recent.find('token', 'list'), door)
  assert.equal(recent.find('token', 'other'), undefined)
  assert.equal(recent.find('toke', 'list'), undefined)
  now = 5000
  assert.equal(recent.find('token', 'list'), undefined)
  recent.keep('token', 'list', door)
  recent.forget('token', 'list')
  assert.equal(recent.find('token', 'list'), undefined)
})

test('it keeps the doors that were identified last', () => {
  const recent = openRecentDoors(() => 0)
  for (let nth = 0; nth <= 4000; nth++) recent.keep(`token ${nth}`, 'list', door)
  assert.equal(recent.find('token 0', 'list'), undefined)
  assert.equal(recent.find('token 4000', 'list'), door)
})
