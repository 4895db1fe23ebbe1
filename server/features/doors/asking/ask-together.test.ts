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
    ask: (question: number) => ask(String(question), question),
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
