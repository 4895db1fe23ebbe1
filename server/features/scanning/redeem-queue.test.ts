import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { until } from '../../testing/until.ts'
import type { Decided } from './attempt.ts'
import { attempt, many, openWith } from '../../testing/redeem-groups.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test('scans of the same moment go together, and each gets its own verdict', async () => {
  const { queue, groups } = openWith()
  const attempts = many(5)
  const verdicts = attempts.map((each) => queue.decide(each))
  assert.equal(groups.length, 0)
  await setImmediate()
  assert.deepEqual(
    groups.map(({ ids }) => ids),
    [attempts.map(({ scanId }) => scanId)],
  )
  await groups[0]!.answer()
  assert.deepEqual(
    (await Promise.all(verdicts)).map((verdict) => verdict?.contactId),
    attempts.map(({ scanId }) => scanId),
  )
})

test('few wait for the group that is under way; many go beside it, and no third group goes', async () => {
  const { queue, groups } = openWith()
  const all: Promise<unknown>[] = []
  const come = async (count: number) => {
    all.push(...many(count).map((each) => queue.decide(each)))
    await setImmediate()
  }
  const sizes = () => groups.map(({ ids }) => ids.length)
  await come(1)
  await come(20)
  await come(3)
  assert.deepEqual(sizes(), [1])
  await come(1)
  assert.deepEqual(sizes(), [1, 24])
  await come(23)
  await come(30)
  all.push(queue.decide(attempt('another list')))
  await setImmediate()
  assert.deepEqual([sizes(), groups[2]!.listId], [[1, 24, 1], 'another list'])
  await groups[1]!.answer()
  await setImmediate()
  assert.deepEqual(sizes(), [1, 24, 1, 53])
  await come(2)
  await groups[0]!.answer()
  await setImmediate()
  assert.deepEqual(sizes(), [1, 24, 1, 53], 'two wait for the group of 53')
  await groups[3]!.answer()
  await setImmediate()
  assert.deepEqual(sizes(), [1, 24, 1, 53, 2])
  for (const group of groups) await group.answer()
  await Promise.all(all)
})

test('no scan waits for a group that does not come back', async () => {
  const { queue, groups } = openWith()
  const held = queue.decide(attempt('list'))
  await setImmediate()
  const next = [queue.decide(attempt('list')), queue.decide(attempt('list'))]
  await until(
    () => groups[1],
    (group) => group?.ids.length === 2,
  )
  await groups[1]!.answer()
  await Promise.all(next)
  const later = queue.decide(attempt('list'))
  await until(() => groups[2], Boolean)
  await groups[2]!.answer()
  await later
  await groups[0]!.answer()
  await held
})

test('many are shared among two groups, few are not, and no group is larger than 128', async () => {
  for (const [count, sizes] of [
    [47, [47]],
    [48, [24, 24]],
    [49, [25, 24]],
    [100, [50, 50]],
  ] as const) {
    const { queue, groups } = openWith()
    const all = many(count).map((each) => queue.decide(each))
    await setImmediate()
    assert.deepEqual(
      groups.map(({ ids }) => ids.length),
      sizes,
    )
    for (const group of groups) await group.answer()
    await Promise.all(all)
  }
  const { queue, groups } = openWith()
  const all = many(400).map((each) => queue.decide(each))
  // The first 128 do not wait for later ones.
  assert.deepEqual(
    groups.map(({ ids }) => ids.length),
    [128, 128],
  )
  await setImmediate()
  assert.equal(groups.length, 2)
  for (let next = 0; next < groups.length; next++) {
    await groups[next]!.answer()
    await setImmediate()
  }
  await Promise.all(all)
  assert.equal(groups.flatMap(({ ids }) => ids).length, 400)
  assert.ok(groups.every(({ ids }) => ids.length <= 128))
})

test('a code or scan id occurs once in a group: a twin waits for the next, ahead of later scans', async () => {
  const { queue, groups } = openWith()
  const scanId = randomUUID()
  const attempts = [
    attempt('list', { codeKey: 'A' }),
    attempt('list', { codeKey: 'A' }),
    attempt('list', { codeKey: 'B', scanId }),
    attempt('list', { codeKey: 'C', scanId: scanId.toUpperCase() }),
    attempt('list'),
    attempt('list'),
  ]
  const [first, twin, own, ownAgain, none, noneAgain] = attempts.map((each) => each.scanId)
  const all = attempts.map((each) => queue.decide(each))
  await setImmediate()
  await groups[0]!.answer()
  await setImmediate()
  // Scans without a code never count as equal.
  assert.deepEqual(
    groups.map(({ ids }) => ids),
    [
      [first, own, none, noneAgain],
      [twin, ownAgain],
    ],
  )
  await groups[1]!.answer()
  await Promise.all(all)
})

test('after a deadlock each scan is tried alone, at most three times', async () => {
  for (const code of ['23505', '40P01', '40001']) {
    const { queue, groups } = openWith()
    const [lucky, unlucky] = many(2).map((each) => queue.decide(each)) as [Promise<Decided>, Promise<Decided>]
    unlucky.catch(() => {})
    await setImmediate()
    await groups[0]!.fail(withCode(code))
    assert.deepEqual(groups[1]!.ids, [groups[0]!.ids[0]])
    await groups[1]!.fail(withCode(code))
    await groups[2]!.fail(withCode(code))
    await groups[3]!.answer()
    assert.equal((await lucky).contactId, groups[0]!.ids[0])
    for (const place of [4, 5, 6]) {
      assert.deepEqual(groups[place]!.ids, [groups[0]!.ids[1]])
      await groups[place]!.fail(withCode(code))
    }
    await assert.rejects(unlucky, { code })
    assert.equal(groups.length, 7)
  }
})

test('a group that finds a lock makes room for the next, and a scan of a held code goes in no group until it is answered', async () => {
  const { queue, groups, held } = openWith()
  const locked = attempt('list', { codeKey: 'A' })
  const all = [queue.decide(locked), queue.decide(attempt('list', { codeKey: 'B' }))]
  await setImmediate()
  await groups[0]!.fail(withCode('55P03'))
  all.push(queue.decide(attempt('list', { codeKey: 'C' })))
  await setImmediate()
  assert.deepEqual([groups.length, held.length], [2, 2])
  await held[0]!.fail(withCode('55P03'))
  assert.deepEqual(held[2]!.ids, [locked.scanId])
  all.push(queue.decide(attempt('list', { codeKey: 'A' })))
  await setImmediate()
  assert.deepEqual([groups.length, held.length], [2, 4])
  for (const each of [groups[1]!, ...held.slice(1)]) await each.answer()
  assert.equal((await Promise.all(all)).length, 4)
  const after = queue.decide(attempt('list', { codeKey: 'A' }))
  await setImmediate()
  await groups[2]!.answer()
  await after
})

test('any other error fails the whole group, and the queue continues', async () => {
  const { queue, groups } = openWith()
  const all = many(3).map((each) => queue.decide(each))
  const outcomes = Promise.allSettled(all)
  await setImmediate()
  const trouble = new Error('the database is away')
  await groups[0]!.fail(trouble)
  assert.deepEqual(
    await outcomes,
    all.map(() => ({ status: 'rejected', reason: trouble })),
  )
  assert.equal(groups.length, 1)
  const next = queue.decide(attempt('list'))
  await setImmediate()
  await groups[1]!.answer()
  assert.ok(await next)
  // A single scan is also retried after a conflict (23505), and fails with the next error.
  const alone = queue.decide(attempt('list'))
  alone.catch(() => {})
  await setImmediate()
  await groups[2]!.fail(withCode('23505'))
  await groups[3]!.fail(trouble)
  await assert.rejects(alone, trouble)
  assert.equal(groups.length, 4)
})

test('a full group leaves at once, without waiting for later scans', async () => {
  const { queue, groups } = openWith()
  const all = many(128).map((each) => queue.decide(each))
  assert.deepEqual(
    groups.map(({ ids }) => ids.length),
    [128],
  )
  await groups[0]!.answer()
  await Promise.all(all)
})

test('a list of which one group is back and another is not is still the same list: no third group leaves', async () => {
  const { queue, groups } = openWith()
  const all: Promise<unknown>[] = []
  const come = async () => {
    all.push(...many(24).map((each) => queue.decide(each)))
    await setImmediate()
  }
  await come()
  await come()
  await groups[0]!.answer()
  await come()
  await come()
  await come()
  assert.equal(groups.length, 3)
  await groups[1]!.answer()
  await setImmediate()
  assert.deepEqual([groups.length, groups[3]!.ids.length], [4, 48])
  for (const group of groups) await group.answer()
  await Promise.all(all)
})
