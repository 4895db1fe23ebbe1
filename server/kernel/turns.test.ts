import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTurns, openBudgets } from './turns.ts'

/** Work that ends on command, and the order in which it began. */
function openWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    async endNext() {
      ends.shift()!()
      await new Promise(setImmediate)
    },
  }
}

test('a caller that asks a hundred times keeps another waiting for one turn', async () => {
  const inTurn = openTurns({ atOnce: 1 })
  const work = openWork()
  for (let nth = 0; nth < 100; nth++) void inTurn({ one: 'hostile' }, work.of(`hostile ${nth}`))
  void inTurn({ one: 'ada' }, work.of('ada'))
  void inTurn({ one: 'ben' }, work.of('ben'))
  for (let turns = 0; turns < 4; turns++) await work.endNext()
  assert.deepEqual(work.begun.slice(0, 4), ['hostile 0', 'hostile 1', 'ada', 'ben'])
})

test('within one, groups take turns: a leaked link keeps the others of its list waiting for one turn', async () => {
  const inTurn = openTurns({ atOnce: 1 })
  const work = openWork()
  for (let nth = 0; nth < 10; nth++) void inTurn({ one: 'list', within: 'leaked' }, work.of(`leaked ${nth}`))
  void inTurn({ one: 'list', within: 'gate' }, work.of('gate'))
  await work.endNext()
  await work.endNext()
  assert.deepEqual(work.begun, ['leaked 0', 'leaked 1', 'gate'])
})

test('a caller gets its share of the places, and the others get the rest', async () => {
  const inTurn = openTurns({ atOnce: 4, atOnceOfOne: 1 })
  const work = openWork()
  for (let nth = 0; nth < 5; nth++) void inTurn({ one: 'hostile' }, work.of(`hostile ${nth}`))
  void inTurn({ one: 'ada' }, work.of('ada'))
  void inTurn({ one: 'ben' }, work.of('ben'))
  assert.deepEqual(work.begun, ['hostile 0', 'ada', 'ben'])
  await work.endNext()
  assert.deepEqual(work.begun, ['hostile 0', 'ada', 'ben', 'hostile 1'])
})

test('one caller may hold a quarter of the waiting places, and only it is refused beyond that', async () => {
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 8 })
  const work = openWork()
  void inTurn({ one: 'first' }, work.of('first'))
  void inTurn({ one: 'hostile' }, work.of('hostile'))
  void inTurn({ one: 'hostile' }, work.of('hostile'))
  await assert.rejects(inTurn({ one: 'hostile' }, work.of('hostile')), /busy/)
  void inTurn({ one: 'ada' }, work.of('ada'))
  for (let turns = 0; turns < 4; turns++) await work.endNext()
  assert.deepEqual(work.begun, ['first', 'hostile', 'ada', 'hostile'])
})

test('callers that hung up are dropped and take no place', async () => {
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 8 })
  const work = openWork()
  void inTurn({ one: 'first' }, work.of('first'))
  let isGone = false
  const dropped = [1, 2].map(() =>
    assert.rejects(inTurn({ one: 'list', isGone: () => isGone }, work.of('gone')), /busy/),
  )
  isGone = true
  void inTurn({ one: 'list' }, work.of('there'))
  await Promise.all(dropped)
  await work.endNext()
  await work.endNext()
  assert.deepEqual(work.begun, ['first', 'there'])
})

test('a caller beyond its budget rests, and its place goes to the others', async () => {
  // The budget is so small that after one millisecond of work it pauses for an hour.
  const inTurn = openTurns({ atOnce: 1, atOnceOfOne: 1, budget: { share: 1 / 3_600_000, burstMs: 0 } })
  const work = openWork()
  for (let nth = 0; nth < 3; nth++) void inTurn({ one: 'hostile' }, work.of(`hostile ${nth}`))
  void inTurn({ one: 'ada' }, work.of('ada'))
  await work.endNext()
  await work.endNext()
  assert.deepEqual(work.begun, ['hostile 0', 'ada'])
})

test('after its rest a caller goes on', async () => {
  const inTurn = openTurns({ atOnce: 1, budget: { share: 0.5, burstMs: 0 } })
  const done = [1, 2, 3].map((nth) => inTurn({ one: 'list' }, () => Promise.resolve(nth)))
  assert.deepEqual(await Promise.all(done), [1, 2, 3])
})

test('work that fails gives its place on', async () => {
  const inTurn = openTurns({ atOnce: 1 })
  const failing = inTurn({ one: 'ada' }, () => Promise.reject(new Error('no')))
  const next = inTurn({ one: 'ada' }, () => Promise.resolve('done'))
  await assert.rejects(failing, /no/)
  assert.equal(await next, 'done')
})

test('a limited number runs at a time, in order of arrival, even if some fail', async () => {
  const inTurn = openTurns({ atOnce: 2 })
  const begun: number[] = []
  let [now, most] = [0, 0]
  const work = (number: number) => async () => {
    begun.push(number)
    most = Math.max(most, ++now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    if (number % 3 === 0) throw new Error('declined')
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const ended = await Promise.allSettled(numbers.map((number) => inTurn({ one: 'a' }, work(number))))
  assert.deepEqual(begun, numbers)
  assert.equal(most, 2)
  assert.equal(ended.filter(({ status }) => status === 'rejected').length, 7)
  assert.equal(await inTurn({ one: 'a' }, work(1)), 1)
})

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
