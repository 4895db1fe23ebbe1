import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Member } from './audience.ts'
import { readInParts } from './read-in-parts.ts'

const member = (place: number) => ({ hash: `hash${place}` }) as Member
const all = Array.from({ length: 200 }, (_, place) => member(place))
const placesOf = (members: Member[]) => members.map(({ hash }) => Number(hash.slice(4)))

/** Reads 50 at a time; `listOf` returns the list at the n-th call. */
async function read(listOf: (call: number) => Member[]) {
  let calls = 0
  const page = await readInParts(
    (wanted, call) => call({ ...wanted, count: Math.min(wanted.count, 50) }),
    0,
    (from, { count }) => {
      const list = listOf(calls++)
      return Promise.resolve({ members: list.slice(from, from + count), odd: [], total: list.length })
    },
  )
  return { ...page, calls }
}

test('parts that share members are one page', async () => {
  const page = await read(() => all)
  assert.deepEqual(placesOf(page.members), placesOf(all))
  assert.deepEqual([page.isLast, page.isWhole, page.isCut, page.calls], [true, true, false, 5])
})

test('a member who leaves between two calls removes no other from the page', async () => {
  const page = await read((call) => all.slice(call))
  assert.deepEqual(placesOf(page.members), placesOf(all))
  assert.equal(page.isWhole, true)
})

test('when more leave than two calls share, the page is read from further back', async () => {
  const page = await read((call) => (call === 0 ? all : all.slice(30)))
  assert.deepEqual(placesOf(page.members), placesOf(all))
  assert.equal(page.isWhole, true)
})

test('a list that moves faster than it can be read says that the page is not whole', async () => {
  const page = await read((call) => Array.from({ length: 120 }, (_, place) => member(1000 * call + place)))
  assert.equal(page.isWhole, false)
  assert.equal(page.isLast, true)
})

test('a total that is too high still ends with the list', async () => {
  let calls = 0
  const page = await readInParts(
    (wanted, call) => call(wanted),
    0,
    (from) => {
      calls += 1
      return Promise.resolve({ members: all.slice(from), odd: [], total: 900 })
    },
  )
  assert.deepEqual([page.members.length, page.isLast, page.isWhole, page.isCut, calls], [200, true, true, false, 2])
})

test('short pages are followed until one has no new member, whatever the total', async () => {
  for (const total of [100, 150, 180, 198, 199, 200, 201]) {
    const page = await readInParts(
      (wanted, call) => call(wanted),
      0,
      (from) => Promise.resolve({ members: all.slice(from, from + 18), odd: [], total }),
    )
    assert.deepEqual(
      [page.members.length, page.isLast, page.isWhole, page.isCut],
      [200, true, true, true],
      `total ${total}`,
    )
  }
})

test('a call with more members than it counts is not the last', async () => {
  const page = await readInParts(
    (wanted, call) => call(wanted),
    0,
    (from) => Promise.resolve({ members: all.slice(from, from + 150), odd: [], total: 40 }),
  )
  assert.deepEqual([page.members.length, page.isLast], [200, true])
})

test('a short page that shows as many as it counts is one call', async () => {
  assert.equal((await read(() => all.slice(0, 40))).calls, 1)
})
