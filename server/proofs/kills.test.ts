// The server, its database and both are killed repeatedly in the middle of all kinds of work, and nothing is lost.
// LISTPASS_PROVE=full kills 225 times. LISTPASS_KILLS sets how often the server and the database are each killed alone
// (100); both together are killed a quarter as often.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import type { Call } from '../../sandbox/calls.ts'
import { median, shuffledKinds } from '../testing/chance.ts'
import {
  addDataFolder,
  askDatabase,
  beganAt,
  mostAtOnce,
  settingsFor,
  startSandboxProcess,
} from '../testing/processes.ts'
import { startMortal, type Victim } from '../testing/mortal-server.ts'
import { openChecks } from '../testing/party-checks.ts'
import { openParty, type Party, untilAnswered } from '../testing/party.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const many = Number(process.env['LISTPASS_KILLS'] ?? 100)
const kills: Record<Victim, number> = isFull
  ? { server: many, postgres: many, both: Math.ceil(many / 4) }
  : { server: 1, postgres: 1, both: 1 }
const size = isFull ? { evening: 400, festival: 6000, doors: 6 } : { evening: 100, festival: 1200, doors: 4 }
const checkEvery = isFull ? 10 : 2
const readyWithinMs = 5000

/**
 * This share of Mailchimp's answers about members is delayed, so that pages end one after another and a call is nearly
 * always open.
 */
const slowAnswers = [
  { kind: 'slow', probability: 0.4, ms: 300 },
  { kind: 'slow', probability: 0.4, ms: 900 },
] as const

/** The target of a kill: the pages of a batch, or a write of counts. It may come a while after the last kill. */
const targets = { batch: { spreadMs: 2000 }, writes: { spreadMs: 600 } }
const targetComesWithinMs = isFull ? 4000 : 2000

const sandbox = await startSandboxProcess(await addDataFolder())

test(`${kills.server} × kill -9 of the server, ${kills.postgres} × of Postgres, ${kills.both} × of both while doors scan: nothing acknowledged is lost, no code changed, and Mailchimp has what we have`, async (t) => {
  const dataDir = await addDataFolder()
  const mortal = await startMortal(dataDir, settingsFor(dataDir, sandbox))
  const party = await openParty(mortal, sandbox, size)
  const accounts = [party.evening.account, party.festival.account]
  for (const account of accounts) {
    for (const operation of ['getMembers', 'batchSubscribe']) {
      for (const [seed, slow] of slowAnswers.entries()) await sandbox.addFault(account, { ...slow, operation, seed })
    }
  }
  t.after(() => {
    party.leave()
    if (!t.passed) for (const line of mortal.lastWords()) t.diagnostic(line)
  })
  const checks = openChecks(mortal, party)
  const hits = openHits(party)
  const took: Record<Victim, number[]> = { server: [], postgres: [], both: [] }

  for (const [place, victim] of shuffledKinds(kills).entries()) {
    await untilAnswered(party, 1)
    await aim(place % 2 === 0 ? 'batch' : 'writes', party)
    const batch = party.batch()
    const killedAt = Date.now()
    took[victim].push(await mortal.kill(victim))
    await hits.note({ victim, killedAt, batch, dataDir })
    if (place % checkEvery === checkEvery - 1) await checks.soFar()
  }
  await party.end()
  await checks.atTheEnd()

  for (const [victim, all] of Object.entries(took)) {
    const worst = Math.round(Math.max(...all))
    t.diagnostic(
      `${victim}: ready after ${Math.round(median(all))} ms in the median, ${worst} ms at worst, of ${all.length}`,
    )
    if (isFull) assert.ok(worst <= readyWithinMs, `${victim}: ${all.map(Math.round).join(' ')}`)
  }
  const { generate, sync } = party.finished
  t.diagnostic(`${party.answers.size} scans acknowledged, ${generate} generations and ${sync} syncs finished`)
  t.diagnostic(`other answers at the doors: ${[...party.troubles].map((pair) => pair.join(' × ')).join(', ')}`)
  hits.check(t)
  assert.equal(await mortal.server().end('SIGTERM'), 0)
})

/** Waits until the wanted part of the work has begun, and after a while for any part. */
async function aim(target: keyof typeof targets, party: Party): Promise<void> {
  const { account } = target === 'batch' ? party.festival : party.evening
  const before = await sandbox.struck(account)
  const seenBy = performance.now() + targetComesWithinMs
  await until(
    () => sandbox.struck(account),
    (struck) => struck > before || performance.now() > seenBy,
  )
  await pause(randomInt(targets[target].spreadMs))
}

/** The work that each kill interrupted, and the number of open calls of one login in each life of the server. */
function openHits({ evening, festival }: Party) {
  const calls: Call[] = []
  const serverKilledAt: number[] = []
  const pages: string[] = []
  let onWrites = 0
  let onBatches = 0

  const isOpenAt = (at: number) => (call: Call) => beganAt(call) < at && call.at > at
  return {
    async note(kill: { victim: Victim; killedAt: number; batch: string; dataDir: string }): Promise<void> {
      const { killedAt } = kill
      if (kill.victim !== 'postgres') serverKilledAt.push(killedAt)
      const last = calls.at(-1)?.at ?? 0
      calls.push(...(await sandbox.calls()).filter(({ at }) => at > last))
      const open = calls.filter(isOpenAt(killedAt))
      if (open.some(({ operation }) => operation === 'batchSubscribe')) onWrites += 1
      const [batch] = await askDatabase<{ done: number; all: number; is_over: boolean }>(kill.dataDir, batchText, [
        kill.batch,
        new Date(killedAt),
      ])
      if (!batch || batch.is_over) return
      onBatches += 1
      pages.push(`${batch.done}/${batch.all}`)
    },
    check(t: { diagnostic: (text: string) => void }): void {
      const all = Object.values(kills).reduce((sum, count) => sum + count, 0)
      const share = Object.entries(Object.groupBy(pages, (done) => done)).map(([done, of]) => `${of!.length} × ${done}`)
      t.diagnostic(`of ${all} kills ${onBatches} fell on a batch, with pages done: ${share.join(', ')}`)
      t.diagnostic(`${onWrites} fell on a write at Mailchimp`)
      const lifeOf = (call: Call) => serverKilledAt.filter((at) => at < beganAt(call)).length
      const most = [evening, festival].flatMap(({ account }) =>
        [...Map.groupBy(calls, lifeOf).values()].map((life) =>
          mostAtOnce(life.filter((call) => call.account === account)),
        ),
      )
      t.diagnostic(`calls of one login at once, in one life of the server: ${Math.max(...most)} at the most`)
      assert.ok(Math.max(...most) <= 8)
      if (isFull) assert.ok(onBatches > all / 2 && onWrites > all / 10)
    },
  }
}

const batchText = `
  select count(*) filter (where p.finished_at <= $2 and p.pass = b.pass)::int as done, count(*)::int as all,
    coalesce(min(b.finished_at) <= $2, false) as is_over
  from listpass.batches b join listpass.batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
  where b.id = $1 group by b.id`
