// The door in every order of events that matters, played through by fast-check in a small world (testing/world). 2,000
// evenings; 100,000 with LISTPASS_PROVE=full. They run in a worker, because the test runner watches every promise of its own
// thread, which takes half of the time.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { contacts, evenings } from '../testing/world/commands.ts'
import { gatherFigures } from '../testing/world/figures.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const numRuns = Number(process.env['LISTPASS_EVENINGS'] ?? (isFull ? 100_000 : 2000))
/** The same evenings each time, so that a run fails for a change of the code alone. In full they are new ones. */
const seed = isFull ? Date.now() % 2 ** 31 : 20_260_501

if (isMainThread) {
  test('nothing that a door acknowledged is lost, shown twice, counted twice or left untold', async (t) => {
    const worker = new Worker(new URL(import.meta.url))
    const [{ failure, figures }] = (await once(worker, 'message')) as [{ failure: string; figures: string[] }]
    assert.equal(failure, '')
    for (const figure of [`seed ${seed}`, ...figures]) t.diagnostic(figure)
  })
} else {
  parentPort!.postMessage(await play())
}

async function play(): Promise<{ failure: string; figures: string[] }> {
  Object.assign(globalThis, { IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange })
  // What a door says of its troubles is part of its evening.
  console.warn = () => {}
  Error.stackTraceLimit = 0
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const figures = gatherFigures()
  // An evening begins with a door that has its list, mostly.
  const beginsWithList = fc.oneof(
    { weight: 7, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  )
  const property = fc.asyncProperty(beginsWithList, evenings(36), async (hasList, commands) => {
    const world = createWorld(contacts, turn)
    if (hasList) await settle(world)
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
    await settle(world)
    check(world)
    figures.add(world)
  })
  const run = await fc.check(property, { numRuns, seed })
  const failure = run.failed ? `${String(run.errorInstance)}\n${fc.defaultReportMessage(run)}` : ''
  return { failure, figures: figures.all() }
}
