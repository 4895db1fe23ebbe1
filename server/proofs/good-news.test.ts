// Mailchimp lies for a while, in every plausible way, alone and mixed. No present contact is removed, and none stays
// without a code unless the organiser is told. Once it tells the truth again, both sides become equal without help.
// Every run plays three kinds of lies together, and a few at random; LISTPASS_PROVE=full plays each kind alone.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { openAsOwner, openClient } from '../database/open.ts'
import { eachAtOnce } from '../kernel/each-at-once.ts'
import { addOrganiser } from '../testing/factories.ts'
import { type Lie, lies } from '../testing/lies.ts'
import { play } from '../testing/good-news.ts'
import { atEnd } from '../testing/postgres.ts'
import { type Chance, seeded } from '../testing/chance.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { findDifferences } from '../verify/compare-lists.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

/** Every test run plays a small form; LISTPASS_PROVE=full plays all of it. */
const isFull = process.env['LISTPASS_PROVE'] === 'full'
const mixed = Number(process.env['LISTPASS_RUNS'] ?? (isFull ? 1000 : 4))
const runsAtOnce = isFull ? 12 : 8
const nodes = 3
const toldAtOnce = isFull ? 1 : 3

/** The number of checks, ten minutes apart, that a list may need once Mailchimp tells the truth again. */
const mostLooks = 4

/**
 * A new seed in each full run. A failed mixed run prints the LISTPASS_SEED that replays it alone with LISTPASS_RUNS=1.
 */
const seed = Number(process.env['LISTPASS_SEED'] ?? (isFull ? randomInt(1e9) : 45_789_855))

const app = await startTestApp()
for (let more = 1; more < nodes; more++) await app.addNode()
const ask = await openClient({ connectionString: app.connectionString }, 'listpass-proof')
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(async () => {
  await ask.end()
  await owner.destroy()
})
const { token } = await addOrganiser(app)

/** Plays these runs, several at a time. Returns the failures, and the number of checks that each run took. */
async function playAll(runs: readonly { told: readonly Lie[]; chance: Chance }[]) {
  const wrong: string[] = []
  const looks: number[] = []
  await eachAtOnce([...runs.entries()], runsAtOnce, async ([place, { told, chance }]) => {
    try {
      const { looks: taken } = await play({ app, ask, token }, told, chance)
      looks.push(taken)
      if (taken > mostLooks) throw new Error(`both sides were equal after ${taken} looks`)
    } catch (error) {
      const names = told.map(({ name }) => name).join(' + ')
      wrong.push(`seed ${seed + place} (${names}): ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return { wrong, looks }
}

function someOf(chance: Chance): Lie[] {
  const count = 1 + chance.below(4)
  return [...new Set(Array.from({ length: count }, () => chance.one(lies)))]
}

test(`${lies.length} kinds of wrong answers, ${toldAtOnce} at a time, change nothing for good`, async (t) => {
  const runs = groupsOf(lies, toldAtOnce).map((told, place) => ({ told, chance: seeded(seed + place) }))
  const { wrong, looks } = await playAll(runs)
  t.diagnostic(
    `seed ${seed}; ${lies.length} kinds, ${toldAtOnce} at a time: equal after ${spread(looks)} looks ten minutes apart`,
  )
  assert.deepEqual(wrong, [])
})

test(`${mixed} runs of wrong answers, mixed at random, change nothing for good`, async (t) => {
  const runs = Array.from({ length: mixed }, (_, place) => {
    const chance = seeded(seed + 1000 + place)
    return { told: someOf(chance), chance }
  })
  const { wrong, looks } = await playAll(runs)
  t.diagnostic(`${mixed} mixed runs: equal after ${spread(looks)} looks ten minutes apart`)
  assert.deepEqual(wrong, [])
})

test('both sides are equal at the end, and every invariant holds', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

function groupsOf(all: readonly Lie[], size: number): Lie[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size))
}

function spread(looks: number[]): string {
  const times = (count: number) => looks.filter((each) => each === count).length
  return [...new Set(looks)]
    .toSorted((a, b) => a - b)
    .map((count) => `${count} (${times(count)} ×)`)
    .join(', ')
}
