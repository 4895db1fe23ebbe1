// The door in every order of events that matters, played through by fast-check in a small world (testing/world). 2,000
// evenings; 100,000 with LISTPASS_PROVE=full. They run in a worker, because the test runner watches every promise of its own
// thread, which takes half of the time.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as fc from 'fast-check'
import { contacts, makeEvenings } from '../testing/world/commands.ts'
import { gatherFigures, wordsOf } from '../testing/world/figures.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { checkAtRest } from '../testing/world/at-rest.ts'
import { night } from '../testing/world/occasion.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const evenings = Number(process.env['LISTPASS_EVENINGS'] ?? (isFull ? 100_000 : 2000))
/**
 * The same evenings in each small run, so that only a change of the code can make it fail. The full proof plays new
 * ones.
 */
const seed = isFull ? Date.now() % 2 ** 31 : 20_260_501
/** Two at the same time in the full proof, which has the machine to itself. */
const workers = isFull ? 2 : 1

type Share = { numRuns: number; seed: number }
type Played = { failure: string; counts: [what: string, times: number][] }

if (isMainThread) {
  test('no acknowledged scan of a door is lost, shown twice, counted twice or left untold', async (t) => {
    const shares = Array.from({ length: workers }, (_, place) => ({ numRuns: evenings / workers, seed: seed + place }))
    const played = await Promise.all(shares.map(playApart))
    for (const { failure } of played) assert.equal(failure, '')
    t.diagnostic(`seeds ${shares.map((share) => share.seed).join(' and ')}`)
    t.diagnostic(wordsOf(played.flatMap(({ counts }) => counts)))
  })
} else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours
  parentPort!.postMessage(await play(workerData as Share))
}

async function playApart(share: Share): Promise<Played> {
  const [played] = (await once(new Worker(new URL(import.meta.url), { workerData: share }), 'message')) as [Played]
  return played
}

async function play({ numRuns, seed }: Share): Promise<Played> {
  Object.assign(globalThis, { IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange })
  // Logged troubles are part of a door's evening.
  console.warn = () => {}
  Error.stackTraceLimit = 0
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const figures = gatherFigures()
  // Most evenings begin with a door that has its list.
  const beginsWithList = fc.oneof(
    { weight: 7, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  )
  // Half of them with exits, a capacity, and a link that gets another occasion.
  const evening = fc
    .constantFrom(plainOccasion.id, night.id)
    .chain((occasionId) => fc.record({ occasionId: fc.constant(occasionId), commands: makeEvenings(36, occasionId) }))
  const property = fc.asyncProperty(beginsWithList, evening, async (hasList, { occasionId, commands }) => {
    const world = createWorld(contacts, turn, occasionId)
    if (hasList) await settle(world)
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
    await settle(world)
    check(world)
    await checkAtRest(world)
    figures.add(world)
  })
  const run = await fc.check(property, { numRuns, seed })
  const failure = run.failed ? `${String(run.errorInstance)}\n${fc.defaultReportMessage(run)}` : ''
  return { failure, counts: figures.counts() }
}
