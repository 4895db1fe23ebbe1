import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBudgets } from './budgets.ts'

function openAt(budget: { share: number; burstMs: number }) {
  let at = 0
  const restAfter = openBudgets(budget, () => at)
  return { restAfter, pass: (ms: number) => void (at += ms) }
}

test('work within the burst needs no rest, and all beyond it a share of the time', () => {
  const { restAfter } = openAt({ share: 0.25, burstMs: 1000 })
  assert.equal(restAfter('list', 600), 0)
  assert.equal(restAfter('list', 400), 0)
  assert.equal(restAfter('list', 100), 400)
})

test('a burst is there again after a time without work', () => {
  const { restAfter, pass } = openAt({ share: 0.25, burstMs: 1000 })
  restAfter('list', 1000)
  pass(2000)
  assert.equal(restAfter('list', 500), 0)
  assert.equal(restAfter('list', 100), 400)
  pass(1_000_000)
  assert.equal(restAfter('list', 1000), 0)
})

test('a caller that spent its budget takes nothing from another', () => {
  const { restAfter } = openAt({ share: 0.5, burstMs: 10 })
  assert.equal(restAfter('hostile', 100), 180)
  assert.equal(restAfter('ada', 10), 0)
})

test('old use of thousands of callers is forgotten, and a present debt is not', () => {
  const { restAfter, pass } = openAt({ share: 0.5, burstMs: 10 })
  restAfter('hostile', 100_000)
  for (let nth = 0; nth < 5000; nth++) restAfter(`list ${nth}`, 1)
  pass(10)
  for (let nth = 0; nth < 5000; nth++) restAfter(`later ${nth}`, 1)
  assert.ok(restAfter('hostile', 1) > 100_000)
})
