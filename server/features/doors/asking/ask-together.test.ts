import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import { Refusal } from '../../../kernel/refusal.ts'
import { until } from '../../../testing/until.ts'
import { askTogether } from './ask-together.ts'

/** The questions of each round trip, which ends on command. */
function openAsking() {
  const trips: { questions: number[]; answer: () => void; fail: (error: Error) => void }[] = []
  const ask = askTogether((questions: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    trips.push({ questions, answer: () => resolve(questions.map((question) => `to ${question}`)), fail: reject })
    return promise
  })
  return {
    trips,
    ask: (question: number, network = `network ${question % 8}`) => ask({ name: String(question), network }, question),
    trip: async (place: number) => (await until(() => trips[place], Boolean))!,
  }
}

test('concurrent questions share one round trip, and each gets its own answer', async () => {
  const { trips, ask } = openAsking()
  const answers = Promise.all([ask(1), ask(2), ask(3)])
  await setImmediate()
  assert.deepEqual(
    trips.map(({ questions }) => questions),
    [[1, 2, 3]],
  )
  trips[0]!.answer()
  assert.deepEqual(await answers, ['to 1', 'to 2', 'to 3'])
})

test('the same question is asked once, but never answered by what was looked up before it came', async () => {
  const { trips, ask } = openAsking()
  const early = Promise.all([ask(1), ask(1)])
  await setImmediate()
  const late = ask(1)
  await setImmediate()
  assert.deepEqual(
    trips.map(({ questions }) => questions),
    [[1], [1]],
  )
  for (const { answer } of trips) answer()
  assert.deepEqual(await early, ['to 1', 'to 1'])
  assert.equal(await late, 'to 1')
})

test('while two round trips are under way, all others wait for the next, 128 at a time', async () => {
  const { trips, ask, trip } = openAsking()
  const first = ask(0)
  await trip(0)
  const second = ask(1)
  await trip(1)
  const others = Promise.all(Array.from({ length: 200 }, (_, place) => ask(2 + place)))
  await setImmediate()
  assert.equal(trips.length, 2)
  trips[1]!.answer()
  await second
  assert.equal((await trip(2)).questions.length, 128)
  trips[0]!.answer()
  await first
  assert.equal((await trip(3)).questions.length, 72)
  trips[2]!.answer()
  trips[3]!.answer()
  assert.equal((await others)[199], 'to 201')
})

test('when a round trip fails, all that went with it hear of it, and the next one goes', async () => {
  const { trips, ask } = openAsking()
  const answers = Promise.allSettled([ask(1), ask(2)])
  await setImmediate()
  trips[0]!.fail(new Error('the database is away'))
  assert.deepEqual(
    (await answers).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  const again = ask(1)
  await setImmediate()
  trips[1]!.answer()
  assert.equal(await again, 'to 1')
})

test('questions beyond the limit are refused at once', async () => {
  const { ask, trip } = openAsking()
  const held = Promise.allSettled([ask(0)])
  await setImmediate()
  const second = Promise.allSettled([ask(1)])
  await setImmediate()
  const waiting = Promise.allSettled(Array.from({ length: 5000 }, (_, place) => ask(2 + place)))
  assert.throws(() => void ask(9999), Refusal)
  for (let place = 0; place < 42; place++) (await trip(place)).fail(new Error('it was a test'))
  const outcomes = await Promise.all([held, second, waiting])
  assert.ok(outcomes.flat().every(({ status }) => status === 'rejected'))
})

test('made-up tokens of one network keep another network waiting for no more than its turn', async () => {
  const { trips, ask, trip } = openAsking()
  const flood = Array.from({ length: 1000 }, (_, place) => ask(place, 'flood'))
  await trip(1)
  const guest = ask(5000, 'venue')
  trips[0]!.answer()
  assert.ok((await trip(2)).questions.includes(5000))
  trips[2]!.answer()
  assert.equal(await guest, 'to 5000')
  for (let place = 1; place < 8; place++) {
    if (place !== 2) (await trip(place)).answer()
  }
  await Promise.all(flood)
})

test('one network may have a quarter of those who wait, and another one is still heard', async () => {
  const { ask, trip } = openAsking()
  const asked = Array.from({ length: 1250 }, (_, place) => ask(place, 'flood'))
  assert.throws(() => void ask(2000, 'flood'), Refusal)
  asked.push(ask(2001, 'venue'))
  for (let place = 0; place < 10; place++) (await trip(place)).answer()
  assert.equal((await Promise.all(asked)).at(-1), 'to 2001')
})
