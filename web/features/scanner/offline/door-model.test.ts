// The door in every order of events that matters, played through by fast-check in a small world. 2,000 runs; 100,000 with
// LISTPASS_PROVE=full.
import 'fake-indexeddb/auto'
import { test } from 'node:test'
import fc from 'fast-check'
import { contacts, evenings } from '../testing/world/commands.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const numRuns = Number(process.env['RUNS'] ?? (isFull ? 100_000 : 2000))
/** An evening begins with a door that has its list, mostly. */
const mostly = fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('nothing that a door acknowledged is lost, shown twice, counted twice or left untold', async (t) => {
  console.warn = () => {}
  const property = fc.asyncProperty(mostly, evenings(40), async (hasList, commands) => {
    const world = createWorld(contacts, turn)
    if (hasList) await settle(world)
    await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
    await settle(world)
    check(world)
    count(world)
  })
  const counts: Record<string, number> = {}
  const count = (world: ReturnType<typeof createWorld>) => {
    for (const page of world.everyPage) {
      for (const { outcome } of page.presented) {
        const what = outcome ? `${outcome.by} ${outcome.reason}` : 'none'
        counts[what] = (counts[what] ?? 0) + 1
      }
      for (const { kind } of page.alerts.values()) counts[`alert ${kind}`] = (counts[`alert ${kind}`] ?? 0) + 1
    }
    counts['left rows'] = (counts['left rows'] ?? 0) + world.database.rows('queue').length
  }
  const begun = performance.now()
  await fc.assert(property, { numRuns, ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}) })
  console.log(counts)
  t.diagnostic(`${numRuns} evenings in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
})
