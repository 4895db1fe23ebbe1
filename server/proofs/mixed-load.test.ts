// All kinds of work at once, for a long time: finished work leaves nothing behind. A few hundred of each in every run.
// LISTPASS_PROVE=full runs for five minutes, LISTPASS_SOAK_MINUTES for as many.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { logOut } from '#contract/auth.ts'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { signInWith } from '../testing/factories.ts'
import { listen } from '../testing/listen.ts'
import { type Counts, countsOf, type Memory, memoryOf, probed, slopeOf, startMortal } from '../testing/mortal-server.ts'
import { openChecks } from '../testing/party-checks.ts'
import { openParty } from '../testing/party.ts'
import { freePort } from '../testing/this-machine.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'
import { password } from '../testing/samples.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const minutes = Number(process.env['LISTPASS_SOAK_MINUTES'] ?? 5)

/**
 * MB a minute, the limit for half an hour. Over a shorter time, memory that the process keeps for itself distorts the
 * slope.
 */
const slopeAtMost = 1
const longEnoughForRss = 30
const lookEveryMs = 5000
/** The share of the time until all code is compiled and all caches are full. */
const warmUpShare = 0.25

/** The limit for the server's pools and its queue together. */
const connectionsAtMost = 32

/**
 * The number of runs per operation and round, and of rounds. Then the number of objects that may remain by chance
 * afterwards, and during thousands of operations.
 */
const eachRound = 20
const mostRounds = 3
const byChance = 8
const underWay = 80

const sandbox = await startSandboxProcess(await addDataFolder())

type Guests = { server: ServerProcess; connected: ConnectedOver; codes: string[] }

/** The actions of people and doors, each once. */
const visits: Record<string, (guests: Guests) => Promise<unknown>> = {
  scan: ({ server, connected, codes }) =>
    server.call(redeemScan, {
      token: connected.token,
      params: { listId: connected.list.id },
      body: { qr_code: codes[randomInt(codes.length)]!, scan_id: randomUUID() },
    }),
  async image({ server, codes }) {
    const answer = await fetch(`${server.address}/qr-code/${codes[randomInt(codes.length)]!}`)
    await answer.arrayBuffer()
    assert.equal(answer.status, 200, `image: ${answer.status} `)
  },
  async stream({ server, connected }) {
    const door = await listen({ address: server.address, listId: connected.list.id, token: connected.token })
    try {
      assert.equal(door.status, 200, `stream: ${door.status} ${door.text()}`)
      await door.hears((heard) => heard.length > 0)
      await pause(randomInt(100))
    } finally {
      door.hangUp()
    }
  },
  async login({ server, connected }) {
    const { token } = await signInWith(server, { email: connected.email, password })
    await server.call(logOut, { token })
  },
  async refusal({ server, connected }) {
    const asked = { token: 'nobody.atall', params: { listId: connected.list.id }, body: { qr_code: 'x' } }
    const { status } = await server.refused(redeemScan, asked)
    assert.equal(status, 401, `refusal: ${status} `)
  },
}

/** An overloaded server refuses the call, so it is retried. */
async function pay(visit: (guests: Guests) => Promise<unknown>, guests: Guests): Promise<void> {
  const isPaid = () =>
    visit(guests).then(
      () => true,
      async (error: Error) => {
        if (!/: 503 /.test(error.message)) throw error
        await pause(100)
        return false
      },
    )
  await until(isPaid, Boolean)
}

test(`${eachRound} each of scans, images, logins and doors that come and go leave nothing behind in the server`, async (t) => {
  const dataDir = await addDataFolder()
  const server = await startServerProcess({ ...settingsFor(dataDir, sandbox), ...probed })
  const connected = await connectOver(server, sandbox, { members: 60, status: 'subscribed' })
  const batch = await startGenerating(server, connected)
  const { token, list } = connected
  await until(
    () => server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } }),
    (progress) => progress.is_finished,
  )
  const guests = { server, connected, codes: await codesIn(dataDir) }
  const round = async () => {
    const each = Object.values(visits).map(async (visit) => {
      let begun = 0
      const one = async () => {
        while (begun++ < eachRound) await pay(visit, guests)
      }
      await Promise.all([one(), one(), one(), one()])
    })
    await Promise.all(each)
  }

  await round()
  let before = await countsOf(server)
  let left: string[] = []
  // A real leak grows in every round. If the first count was low by chance, a later round shows no growth.
  for (let again = 0; again < mostRounds; again++) {
    await round()
    const after = await until(
      () => countsOf(server),
      (counts) => moreThan(before, counts).length === 0,
    ).catch(() => countsOf(server))
    t.diagnostic(`there before: ${JSON.stringify(before)}`)
    t.diagnostic(`there after: ${JSON.stringify(after)}`)
    left = moreThan(before, after)
    if (left.length === 0) break
    before = after
  }
  assert.deepEqual(left, [])
  assert.ok((await connectionsTo(dataDir)) <= connectionsAtMost)
  assertNoWarnings(server)
  assert.equal(await server.end('SIGTERM'), 0)
})

if (isFull) {
  test(`${minutes} minutes of scans, images, generation, sync, webhooks, logins and doors that come and go: memory grows by less than ${slopeAtMost} MB a minute, and nothing is left behind`, async (t) => {
    const dataDir = await addDataFolder()
    const port = await freePort()
    const reachable = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
    const mortal = await startMortal(dataDir, { ...settingsFor(dataDir, sandbox), ...reachable, ...probed })
    const party = await openParty(mortal, sandbox, { evening: 400, festival: 2000, doors: 6 })
    const checks = openChecks(mortal, party)
    const { evening, festival } = party
    const server = mortal.server()
    const params = { listId: festival.list.id }
    const { mode } = await server.call(setUpWebhook, { token: festival.token, params })
    assert.equal(mode, 'webhook')

    const closing = new AbortController()
    const guests = { server, connected: evening, codes: await codesIn(dataDir) }
    // Scans happen separately at the party.
    const beside = Object.entries(visits)
      .filter(([name]) => name !== 'scan')
      .map(async ([, visit]) => {
        while (!closing.signal.aborted) {
          await pay(visit, guests)
          await pause(randomInt(120))
        }
      })
    const visiting = Promise.all(beside)
    visiting.catch(() => {})
    const { seen, before, after } = await watch(dataDir, server, party.complain)
    closing.abort()
    await visiting
    await party.end()
    await checks.atTheEnd()

    const [first, last] = [seen[0]!, seen.at(-1)!]
    const [heap, rss] = (['heapMb', 'rssMb'] as const).map((which) =>
      slopeOf(seen.map(({ at, ...memory }) => ({ at, value: memory[which] }))),
    ) as [number, number]
    t.diagnostic(`heap ${first.heapMb.toFixed(1)} → ${last.heapMb.toFixed(1)} MB, ${signed(heap)} MB a minute`)
    t.diagnostic(`process ${first.rssMb.toFixed(0)} → ${last.rssMb.toFixed(0)} MB, ${signed(rss)} MB a minute`)
    t.diagnostic(`${Math.max(...seen.map(({ connections }) => connections))} connections to the database at the most`)
    t.diagnostic(`there when warm: ${JSON.stringify(before)}, at the end: ${JSON.stringify(after)}`)
    t.diagnostic(`${party.answers.size} scans, ${party.finished.generate} generations, ${party.finished.sync} syncs`)
    assert.ok(heap < slopeAtMost)
    if (minutes >= longEnoughForRss) assert.ok(rss < slopeAtMost)
    for (const { connections } of seen) assert.ok(connections <= connectionsAtMost)
    assert.deepEqual(moreThan(before, after, underWay), [])
    assertNoWarnings(server)
    assert.equal(await server.end('SIGTERM'), 0)
  })
}

function moreThan(before: Counts, after: Counts, margin = byChance): string[] {
  const names = Object.keys(before) as (keyof Counts)[]
  return names
    .filter((name) => after[name] > before[name] + margin)
    .map((name) => `${name}: ${before[name]}, and then ${after[name]}`)
}

type Seen = Memory & { at: number; connections: number }

/** Measures repeatedly after the warm-up; `at` is in minutes. */
async function watch(dataDir: string, server: ServerProcess, complain: () => void) {
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 60_000
  const seen: Seen[] = []
  while (passed() < minutes * warmUpShare) await rest(complain)
  const before = await countsOf(server)
  while (passed() < minutes) {
    await rest(complain)
    const memory = await memoryOf(server)
    seen.push({ ...memory, at: passed(), connections: await connectionsTo(dataDir) })
  }
  return { seen, before, after: await countsOf(server) }
}

async function rest(complain: () => void): Promise<void> {
  await pause(lookEveryMs)
  complain()
}

async function codesIn(dataDir: string): Promise<string[]> {
  return (await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts')).map(({ code }) => code)
}

async function connectionsTo(dataDir: string): Promise<number> {
  const text = `select from pg_stat_activity where application_name like 'listpass%'`
  return (await askDatabase(dataDir, text)).length
}

function assertNoWarnings({ lines }: ServerProcess): void {
  assert.deepEqual(
    lines.filter((line) => /Warning/.test(line) && !/ExperimentalWarning/.test(line)),
    [],
  )
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`
}
