// Between the server, its database and Mailchimp, answers are slow, lost, cut off or missing. Nothing is lost, nothing
// counts twice, and everything recovers. LISTPASS_PROVE=full does more, and for longer.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { batchStatus, syncFromMailchimp } from '#contract/codes.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { newCode } from '../features/contacts/new-code.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { proxyDatabase, startFaultProxy } from '../testing/fault-proxy.ts'
import { findContradictions, openHistory } from '../testing/history.ts'
import { createDatabase } from '../testing/postgres.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const guests = isFull ? 2000 : 150
const strangers = isFull ? 20_000 : 1500
const silences = isFull ? 5 : 1
const doors = 8

/** A door ends a try after 8 s. A call that takes twice that hangs. */
const answeredWithinMs = 16_000
const goesOnWithinMs = 120_000

const toDatabase = { latencyMs: 2, reset: 0.02, lostAnswer: 0.03, cut: 0.02, cutAfterBytes: 20 }
const toMailchimp = { latencyMs: 20, reset: 0.1, lostAnswer: 0.15, cut: 0.1, cutAfterBytes: 200 }
/** One in a thousand calls is never answered. A connection is given up after 7 to 15 s. */
const silent = isFull ? { blackHole: 0.001 } : {}

const { connectionString } = await createDatabase()
const owner = openAsOwner({ connectionString })
after(() => owner.destroy())
const sandbox = await startSandboxProcess(await addDataFolder())
const databaseLine = await proxyDatabase(connectionString, { seed: 31 })
const mailchimpLine = await startFaultProxy({ to: { port: sandbox.port }, seed: 32 })
/** The tools that check the data afterwards have a reliable connection. */
const good = { ...settingsFor(await addDataFolder(), sandbox), DATABASE_URL: connectionString, LISTPASS_KEYS: testKeys }
const bad = {
  ...good,
  DATABASE_URL: databaseLine.connectionString,
  MAILCHIMP_API_URL: `http://127.0.0.1:${mailchimpLine.port}/3.0`,
}

let server: ServerProcess
let party: ConnectedOver
let codes: string[]
const history = openHistory()

before(async () => {
  server = await startServerProcess(bad)
  party = await connectOver(server, sandbox, { members: guests, status: 'subscribed' })
  await finish(party, await startGenerating(server, party))
  const text = 'select code from listpass.contacts where list_id = $1'
  codes = (await ask<{ code: string }>(text, [party.list.id])).map(({ code }) => code)
})

const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  askDatabase<Row>({ connectionString }, text, values)

/** The result of one try of a door. */
function tryOnce(scanId: string, code: string, name: string): Promise<Verdict> {
  const body = { qr_code: code, scan_id: scanId }
  const about = { listId: party.list.id, scanId, code, door: name }
  const asked = { token: party.token, params: { listId: party.list.id }, body }
  return history.record(about, () => server.call(redeemScan, asked))
}

/** Retries like a door: with the same scan id, until it gets an answer. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  const answer = await until(
    () => work().catch(() => undefined),
    (seen) => seen !== undefined,
    goesOnWithinMs,
  )
  return answer!
}

function finish({ token, list }: ConnectedOver, batch: string) {
  const asked = { token, params: { listId: list.id }, query: { batch_id: batch } }
  return until(
    () => server.call(batchStatus, asked).catch(() => undefined),
    (progress) => progress?.is_finished === true || progress?.is_cancelled === true,
    goesOnWithinMs,
  )
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(server.address + path, { signal: AbortSignal.timeout(answeredWithinMs) })
  await answer.arrayBuffer()
  return answer.status
}

/** Answers other than a verdict must ask the door, in words, to try again. */
function assertClear(why: string): void {
  assert.match(why, /: 503 .*"(Listpass is restarting|Listpass is (very )?busy|Too many scans at once)/)
}

for (let nth = 1; nth <= silences; nth++) {
  test(
    `a database that suddenly says nothing keeps no door waiting, and the same scan counts once when it is back (${nth} of ${silences})`,
    { timeout: 600_000 },
    async (t) => {
      // From here on, open connections to the database receive nothing more.
      assert.equal((await tryOnce(randomUUID(), codes.pop()!, 'North')).reason, 'ok')
      const scanId = randomUUID()
      const code = codes.pop()!
      databaseLine.freeze()
      const begun = performance.now()
      const [why] = await Promise.all([
        tryOnce(scanId, code, 'North').then(
          () => assert.fail('nobody could have decided this'),
          (error: Error) => error.message,
        ),
        statusOf('/readyz').then((status) => assert.equal(status, 503)),
        statusOf(`/qr-code/${newCode()}`).then((status) => assert.equal(status, 200)),
      ])
      const toldAfterMs = performance.now() - begun
      assertClear(why)
      assert.ok(toldAfterMs < answeredWithinMs, `${toldAfterMs} ms`)
      databaseLine.thaw()
      const back = performance.now()
      const verdict = await insist(() => tryOnce(scanId, code, 'North'))
      assert.equal(verdict.reason, 'ok')
      await until(
        () => statusOf('/readyz'),
        (status) => status === 200,
      )
      t.diagnostic(
        `told after ${seconds(toldAfterMs)}, and scanned ${seconds(performance.now() - back)} after it was back`,
      )
    },
  )
}

test(
  'scans, a generation, a sync and write-back over bad lines: all is counted once, and both sides agree in the end',
  { timeout: 600_000 },
  async (t) => {
    const others = await connectOver(server, sandbox, { members: strangers, status: 'subscribed' })
    databaseLine.change({ ...toDatabase, ...silent })
    mailchimpLine.change(toMailchimp)
    const begun = performance.now()
    const generation = insist(() => startGenerating(server, others))
    const syncing = insist(async () => {
      const asked = { token: party.token, params: { listId: party.list.id }, body: {} }
      return (await server.call(syncFromMailchimp, asked)).data.batch_id!
    })

    const crowd = [...codes, ...codes]
    let shown = 0
    const reasons: string[] = []
    const atDoor = async (_: unknown, nth: number) => {
      for (let code = crowd.pop(); code !== undefined; code = crowd.pop()) {
        const [scanId, shownCode] = [randomUUID(), code]
        shown += 1
        reasons.push((await insist(() => tryOnce(scanId, shownCode, `Door ${nth}`))).reason)
        await pause(20)
      }
    }
    await Promise.all(Array.from({ length: doors }, atDoor))
    const [generated, synced] = [await generation, await syncing]
    databaseLine.change({})
    mailchimpLine.change({})

    const ends = await Promise.all([finish(others, generated), finish(party, synced)])
    for (const end of ends) assert.deepEqual([end?.is_finished, end?.failed_jobs], [true, 0], end?.notice ?? '')
    assert.equal(ends[0]?.processed_jobs, strangers)
    assert.equal(reasons.filter((reason) => reason === 'ok').length, codes.length)
    assert.equal(reasons.filter((reason) => reason === 'already_used').length, codes.length)
    await until(
      () => ask('select from listpass.pending_writes'),
      (rows) => rows.length === 0,
      goesOnWithinMs,
    )

    for (const { outcome } of history.calls) if (outcome.kind !== 'verdict') assertClear(outcome.why)
    const slowest = Math.max(...history.calls.map(({ beganAt, endedAt }) => endedAt - beganAt))
    assert.ok(slowest < answeredWithinMs, `a scan took ${slowest} ms`)
    assert.deepEqual(await findContradictions(history, owner), [])
    assert.deepEqual(await verify(good), {
      ending: 0,
      lines: [`0 broken, ${guests + strangers} members compared with Mailchimp`],
    })
    const [struckThere, struckHere] = [databaseLine.struck(), mailchimpLine.struck()]
    assert.ok(struckThere.lostAnswer + struckThere.reset + struckThere.cut > 0, 'the line was bad')
    t.diagnostic(
      `${shown} scans in ${history.calls.length} tries, the slowest ${seconds(slowest)}; all over after ${seconds(performance.now() - begun)}`,
    )
    t.diagnostic(`database: ${JSON.stringify(struckThere)}, Mailchimp: ${JSON.stringify(struckHere)}`)
    assert.equal(await server.end('SIGTERM'), 0, server.lines.join('\n'))
  },
)

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
