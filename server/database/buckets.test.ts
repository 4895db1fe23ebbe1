// Buckets of tokens, directly at their functions: how many a caller gets, and what is left.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { openLaidDatabase } from '../testing/laid-list.ts'

const { owner } = await openLaidDatabase()

/** Refills one token in more than a week, so a test takes no time. */
const slowly = 0.000_001
const hundredSeconds = 100

async function ask<T>(call: string): Promise<T> {
  const { rows } = await sql<{ told: T }>`select ${sql.raw(call)} as told`.execute(owner)
  return rows[0]!.told
}

async function lay(key: string, tokens: number, secondsAgo = 0): Promise<void> {
  await sql`insert into throttles (key, tokens, filled_at)
    values (${key}, ${tokens}, now() - make_interval(secs => ${secondsAgo}))`.execute(owner)
}

/** The tokens of each bucket, to two places. */
async function left(): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; tokens: number }>`
    select key, round(tokens::numeric, 2)::float8 as tokens from throttles order by key`.execute(owner)
  return Object.fromEntries(rows.map(({ key, tokens }) => [key, tokens]))
}

const isOld = (key: string) =>
  ask<boolean>(`(select filled_at < now() - interval '90 seconds' from throttles where key = '${key}')`)

beforeEach(async () => void (await sql`truncate throttles`.execute(owner)))

test('a bucket gives as many tokens as it holds, and then owes at most one', async () => {
  const take = () => ask<boolean>(`take_token('a', 2, ${slowly})`)
  assert.deepEqual([await take(), await take(), await take(), await take()], [true, true, false, false])
  assert.deepEqual(await left(), { a: -1 })
})

test('a bucket refills with time up to its capacity, and a clock that jumped back takes nothing', async () => {
  await lay('a', 0, hundredSeconds)
  assert.equal(await ask(`take_token('a', 5, 0.02)`), true)
  assert.deepEqual(await left(), { a: 1 })
  await lay('b', 4, hundredSeconds)
  await ask(`take_token('b', 5, 0.02)`)
  await lay('c', 3, -hundredSeconds)
  await ask(`take_token('c', 5, 0.02)`)
  assert.deepEqual(await left(), { a: 1, b: 4, c: 2 })
})

test('of several buckets each gives one, or none does', async () => {
  await lay('a', 1)
  await lay('b', 3)
  const take = () => ask<boolean>(`take_tokens('{b,a,c}', '{3,3,2}', '{${slowly},${slowly},${slowly}}')`)
  assert.equal(await take(), true)
  assert.deepEqual(await left(), { a: 0, b: 2, c: 1 })
  assert.equal(await take(), false)
  assert.deepEqual(await left(), { a: 0, b: 2, c: 1 })
})

test('several buckets refill, each at its own rate and up to its own capacity', async () => {
  for (const key of ['a', 'b', 'c']) await lay(key, 1, key === 'c' ? -hundredSeconds : hundredSeconds)
  assert.equal(await ask(`take_tokens('{a,b,c}', '{2,9,9}', '{0.02,0.03,0.03}')`), true)
  assert.deepEqual(await left(), { a: 1, b: 3, c: 0 })
})

test('a token comes back to the named buckets, and none holds more than its capacity', async () => {
  for (const [key, tokens] of [
    ['a', 1],
    ['b', 2.5],
    ['c', 1],
  ] as const)
    await lay(key, tokens)
  await ask(`give_tokens_back('{a,b}', '{2,3}')`)
  assert.deepEqual(await left(), { a: 2, b: 3, c: 1 })
})

test('an empty bucket of guesses is not written; one that fills, or whose time lies ahead, is', async () => {
  await lay('a', 0, hundredSeconds)
  assert.equal(await ask(`take_token_if_left('a', 5, 0.009)`), false)
  assert.deepEqual([await left(), await isOld('a')], [{ a: 0 }, true])
  assert.equal(await ask(`take_token_if_left('a', 5, 0.01)`), true)
  assert.deepEqual([await left(), await isOld('a')], [{ a: 0 }, false])
  await lay('b', 0, -hundredSeconds)
  assert.equal(await ask(`take_token_if_left('b', 5, 0.01)`), false)
  assert.deepEqual(await left(), { a: 0, b: -1 })
})

test('a caller that wants many gets those that are left, and an empty bucket is not written', async () => {
  const take = (many: number) => ask<number>(`take_tokens_unless_busy('a', ${many}, 5, ${slowly})`)
  assert.deepEqual([await take(3), await left()], [3, { a: 2 }])
  assert.deepEqual([await take(3), await left()], [2, { a: 0 }])
  await sql`update throttles set filled_at = now() - interval '100 seconds'`.execute(owner)
  assert.deepEqual([await take(3), await isOld('a')], [0, true])
  await sql`update throttles set tokens = 4, filled_at = now() - interval '100 seconds'`.execute(owner)
  assert.equal(await ask(`take_tokens_unless_busy('a', 1, 5, 0.1)`), 1)
  assert.deepEqual(await left(), { a: 4 })
  await sql`update throttles set tokens = 0, filled_at = now() + interval '100 seconds'`.execute(owner)
  assert.equal(await take(1), 0)
  assert.equal(await ask(`(select filled_at <= clock_timestamp() from throttles)`), true)
})

test('a bucket that another transaction has locked counts as full', async () => {
  await lay('a', 0)
  await owner.transaction().execute(async (tx) => {
    await sql`select from throttles for update`.execute(tx)
    assert.equal(await ask(`take_tokens_unless_busy('a', 3, 5, ${slowly})`), 3)
  })
  assert.deepEqual(await left(), { a: 0 })
})

test('of places that share a bucket, the last ones are without a token, and the bucket owes at most one', async () => {
  const without = (capacity: number) =>
    ask<number[]>(`places_without_token('{a,a,b,a,a}', ${capacity}, ${slowly})`).then((places) =>
      places.toSorted((one, other) => one - other),
    )
  assert.deepEqual(await without(2), [4, 5])
  assert.deepEqual(await left(), { a: -1, b: 1 })
  assert.deepEqual(await without(2), [1, 2, 4, 5])
  assert.deepEqual(await left(), { a: -1, b: 0 })
})

test('buckets of places refill up to their capacity', async () => {
  await lay('a', 1, hundredSeconds)
  await lay('b', -1, hundredSeconds)
  await lay('c', 1, -hundredSeconds)
  assert.deepEqual(await ask(`places_without_token('{a,b,c}', 2, 0.03)`), [])
  assert.deepEqual(await left(), { a: 1, b: 1, c: 0 })
})
