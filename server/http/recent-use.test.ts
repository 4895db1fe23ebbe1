import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openRecentUse } from './recent-use.ts'

function openUse() {
  const clock = { ms: 0 }
  const use = openRecentUse(() => clock.ms)
  const count = (network: string, times: number) => {
    for (let time = 0; time < times; time++) use.count(network)
  }
  return { clock, use, count }
}

test('the network that calls most is above the average, the others are not', () => {
  const { use, count } = openUse()
  count('flood', 1000)
  for (const network of ['one', 'two', 'three']) count(network, 10)
  assert.equal(use.isAmongMost('flood'), true)
  for (const network of ['one', 'two', 'three', 'unheard of']) assert.equal(use.isAmongMost(network), false, network)
})

test('a network alone is the one that calls most', () => {
  const { use, count } = openUse()
  count('alone', 1)
  assert.equal(use.isAmongMost('alone'), true)
})

test('the calls of a network count half as much after each second, and then not at all', () => {
  const { clock, use, count } = openUse()
  count('burst', 100)
  clock.ms = 1000
  assert.equal(use.of('burst'), 50)
  clock.ms = 3000
  assert.equal(use.of('burst'), 12.5)
  clock.ms = 60_000
  assert.equal(use.of('burst'), 0)
})
