// Codes that no contact of the list has: what a door hears of them, and how many it may show.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Door } from '../../kernel/team.ts'
import { layContact, layDoor, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import { attempt, openScans } from '../../testing/laid-scans.ts'
const laid = await openLaidDatabase()
const { owner } = laid
const { decide } = await openScans(laid)

test('an organiser hears which of their other lists has a code, a link that one has it, and other teams nothing', async () => {
  const list = await layList(owner)
  const brunch = await layList(owner, { owner_id: list.teamId, name: 'Brunch' })
  const [own, foreign] = [
    await layContact(owner, brunch),
    await layContact(owner, await layList(owner, { name: 'Theirs' })),
  ]
  const north = await layDoor(owner, list)
  const group = [attempt(list.door, own.code), attempt(list.door, foreign.code), attempt(list.door, undefined)]
  const decided = await decide(group)
  assert.deepEqual(
    decided.map((each) => [each?.reason, each?.otherList]),
    [
      ['wrong_list', 'Brunch'],
      ['unknown_code', undefined],
      ['malformed', undefined],
    ],
  )
  assert.deepEqual(await decide(group), decided)
  const byLink = await decide([attempt(north, own.code), attempt(north, foreign.code), attempt(list.door, 'NOBODY')])
  assert.deepEqual(
    byLink.map((each) => [each?.reason, each?.otherList, each?.contactId, each?.displayValue]),
    [
      ['wrong_list', undefined, undefined, ''],
      ['unknown_code', undefined, undefined, ''],
      ['unknown_code', undefined, undefined, ''],
    ],
  )
  // A text without a code is stored, cut to 200 characters.
  await decide([
    attempt(list.door, undefined, { text: 'x'.repeat(300) }),
    attempt(list.door, 'NONE', { text: 'secret' }),
  ])
  const texts = await owner.selectFrom('scans').select('text').where('list_id', '=', list.listId).execute()
  assert.deepEqual(
    texts.map(({ text }) => text?.length ?? 0).sort((a, b) => a - b),
    [0, 0, 0, 0, 0, 0, 7, 200],
  )
})

test('codes of another list count as unknown ones do, so that a link cannot guess them', async () => {
  const list = await layList(owner)
  const brunch = await layList(owner, { owner_id: list.teamId, name: 'Brunch' })
  const { code } = await layContact(owner, brunch)
  const north = await layDoor(owner, list)
  const reasons = async (door: Door) =>
    (await decide(Array.from({ length: 120 }, () => attempt(door, code)))).map((each) => each?.reason)
  const ofLink = await reasons(north)
  assert.deepEqual(new Set(ofLink.slice(0, 60)), new Set(['wrong_list']))
  assert.ok(ofLink.includes('rate_limited'))
  assert.deepEqual(new Set(await reasons(list.door)), new Set(['wrong_list']))
})

test('a session shows 60 unknown codes at once and is slowed down then; other sessions go on', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const { code } = await layContact(owner, list)
  const guesses = Array.from({ length: 120 }, (_, nth) => attempt(north, `GUESS${nth}`))
  const group = [...guesses, attempt(south, 'GUESS'), attempt(north, undefined), attempt(north, code)]
  const reasons = (await decide(group)).map((each) => each?.reason)
  assert.deepEqual(new Set(reasons.slice(0, 60)), new Set(['unknown_code']))
  // The bucket refills with one token per second: waiting for 60 more would take a minute.
  const beyond = reasons.slice(60, 120).filter((reason) => reason === 'rate_limited')
  assert.ok(beyond.length > 0)
  assert.deepEqual(reasons.slice(120), ['unknown_code', 'malformed', 'ok'])
  const kept = await owner.selectFrom('scans').select('reason').where('list_id', '=', list.listId).execute()
  assert.equal(kept.length, group.length - beyond.length)
})
