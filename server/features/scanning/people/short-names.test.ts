// Names of one and two letters: a search that shows only its first finds shows them first.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGuests } from '#contract/find-guests.ts'
import { findPeople } from '#contract/scanning.ts'
import { addLink, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()

const member = (email: string, FNAME: string, LNAME: string) => ({ email, merge_fields: { FNAME, LNAME } })

type Door = { token?: string; scanToken?: string }

test('one and two letters find the names that have them as a word, then those that begin with them', async () => {
  const others = Array.from({ length: 25 }, (_, nth) => member(`a${nth}@example.org`, 'Kim', `Springer${nth}`))
  const wanted = [
    member('z1@example.org', 'Kim', 'Ng'),
    member('y1@example.org', 'Kim', 'Nguyen'),
    member('x@example.org', '娜', '李'),
  ]
  const prepared = await prepareList(app, { members: [...others, ...wanted] })
  const params = { listId: prepared.list.id }
  const door = await openDoor(app, await addLink(app, prepared, { may_check_in_by_name: true }))
  const names = async ({ token, scanToken }: Door, q: string) =>
    (await app.call(findPeople, { token, scanToken, params, query: { q } })).people.map((each) => each.display_value)
  for (const at of [{ token: prepared.token }, door]) {
    const found = await names(at, 'Ng')
    assert.deepEqual([...found.slice(0, 2), found.length], ['Kim Ng', 'Kim Nguyen', 20])
    assert.deepEqual(await names(at, 'ng, kim'), found)
    for (const q of ['李', '李娜', '李 娜']) assert.deepEqual(await names(at, q), ['娜 李'], q)
  }
  // Signs are in no name, and a link finds no part of an email.
  for (const q of ['-', '.', '|', '*', '%', '@']) assert.deepEqual(await names(door, q), [], q)
  const [first] = (await app.call(findGuests, { token: prepared.token, query: { q: 'ng' } })).guests
  assert.equal(first?.display_value, 'Kim Ng')
})
