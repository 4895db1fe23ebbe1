import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type End, type Place, placeAfter, theStart } from './place-after.ts'

/** Reads a listing with this many rows in pages of at most `most`; `total` is its own count. */
function read({ rows, most, total = rows }: { rows: number; most: number; total?: number }) {
  const seen = new Set<string>()
  let calls = 0
  let next: Place | End = theStart
  while ('first' in next) {
    calls += 1
    assert.ok(calls < 1000, 'it never ends')
    const { first } = next
    const length = Math.max(0, Math.min(most, rows - first))
    const members = Array.from({ length }, (_, place) => ({ hash: `${first + place}` }))
    for (const { hash } of members) seen.add(hash)
    next = placeAfter(next, { members, total, odd: [], isWhole: true })
  }
  return { seen: seen.size, missing: next.missing, calls }
}

test('a listing is read whole, however few rows its pages have', () => {
  assert.deepEqual(read({ rows: 700, most: 1000 }), { seen: 700, missing: 0, calls: 1 })
  for (const most of [1, 2, 30, 51, 400, 1000]) {
    const { seen, missing } = read({ rows: 900, most })
    assert.deepEqual([seen, missing], [900, 0], `${most} rows a page`)
  }
})

test('full pages are followed when the total is too low', () => {
  assert.deepEqual(read({ rows: 2300, most: 1000, total: 1 }), { seen: 2300, missing: 0, calls: 3 })
})

test('rows that are counted and do not come are missing, and cost one more call', () => {
  assert.deepEqual(read({ rows: 700, most: 1000, total: 710 }), { seen: 700, missing: 10, calls: 2 })
  assert.deepEqual(read({ rows: 0, most: 1000, total: 400 }), { seen: 0, missing: 400, calls: 1 })
})

test('a listing that shows the same page for ever is left', () => {
  const members = Array.from({ length: 1000 }, (_, place) => ({ hash: `${place}` }))
  const second = placeAfter(theStart, { members, total: 9000, odd: [], isWhole: true })
  assert.ok('first' in second)
  assert.deepEqual(placeAfter(second, { members, total: 9000, odd: [], isWhole: true }), { missing: 7050 })
})

test('a repeated row hides another one', () => {
  const members = Array.from({ length: 400 }, (_, place) => ({ hash: `${Math.floor(place / 2)}` }))
  const next = placeAfter(theStart, { members, total: 400, odd: [], isWhole: true })
  assert.ok('first' in next)
  assert.equal(next.reached, 200)
})

test('a page without overlap may lack a member, even if its rows match the total', () => {
  const members = Array.from({ length: 1000 }, (_, place) => ({ hash: `${place}` }))
  const second = placeAfter(theStart, { members, total: 1100, odd: [], isWhole: false })
  assert.ok('first' in second)
  const rest = Array.from({ length: 150 }, (_, place) => ({ hash: `${950 + place}` }))
  assert.deepEqual(placeAfter(second, { members: rest, total: 1100, odd: [], isWhole: true }), { missing: 1 })
})
