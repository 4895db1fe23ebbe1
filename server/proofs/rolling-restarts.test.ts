// Two servers behind one address are restarted in turn while doors scan: no door sees an error. LISTPASS_PROVE=full
// makes 50 restarts.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { type Calls, callsThrough } from '../testing/calls.ts'
import { connectOver, startGenerating } from '../testing/connect-over.ts'
import { startFaultProxy } from '../testing/fault-proxy.ts'
import { findContradictions, openHistory } from '../testing/history.ts'
import { atEnd, createDatabase } from '../testing/postgres.ts'
import { freePort } from '../testing/this-machine.ts'
import {
  addDataFolder,
  askDatabase,
  isReady,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const restarts = isFull ? 50 : 2
/** Enough codes for all doors, because a door with only used codes is throttled like a guesser. */
const members = isFull ? 15_000 : 300
const doors = 6
const scanEveryMs = isFull ? 150 : 30
/** How often the balancer checks each server's readiness: far more often than a stopping server needs to answer. */
const lookEveryMs = 50
const drainSeconds = 1

const { connectionString } = await createDatabase()
const owner = openAsOwner({ connectionString })
after(() => owner.destroy())
const sandbox = await startSandboxProcess(await addDataFolder())
const shared = {
  ...settingsFor(await addDataFolder(), sandbox),
  DATABASE_URL: connectionString,
  LISTPASS_KEYS: testKeys,
  DRAIN_SECONDS: String(drainSeconds),
}

/** A server at a fixed port, where it restarts. */
async function addServer() {
  const port = await freePort()
  const settings = { ...shared, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  let server = await startServerProcess(settings)
  let isReadyNow = false
  const closing = new AbortController()
  const looking = (async () => {
    while (!closing.signal.aborted) {
      isReadyNow = await isReady(`http://127.0.0.1:${port}`)
      await pause(lookEveryMs)
    }
  })()
  atEnd(async () => {
    closing.abort()
    await looking
  })
  return {
    port,
    isReady: () => isReadyNow,
    now: () => server,
    async restart() {
      assert.equal(await server.end('SIGTERM'), 0, server.lines.join('\n'))
      server = await startServerProcess(settings)
    },
  }
}

/** A browser: one connection, kept open for as long as the server allows. */
function openDoor(port: number): Calls {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  atEnd(() => Promise.resolve(agent.destroy()))
  return callsThrough(
    ({ method, url, headers, body }) =>
      new Promise((resolve, reject) => {
        const payload = JSON.stringify(body)
        const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        const options = { host: '127.0.0.1', port, path: url, method, agent, headers: { ...headers, ...length } }
        const sending = request(options, (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => (text += part))
          answer.once('end', () => resolve({ status: answer.statusCode!, text }))
          answer.once('error', reject)
        })
        sending.once('error', reject)
        sending.end(payload)
      }),
  )
}

test(
  `${restarts} restarts of two servers in turn while ${doors} doors scan: every scan is answered at its first try`,
  { timeout: 600_000 },
  async (t) => {
    const servers = [await addServer(), await addServer()]
    // The ready servers in turn. A server that refuses the connection is skipped.
    let turn = 0
    const balancer = await startFaultProxy({
      to(tries) {
        const ready = servers.filter((server) => server.isReady())
        if (tries === 1) turn += 1
        return tries > servers.length ? undefined : ready[(turn + tries) % ready.length]
      },
    })
    await until(
      () => servers.every((server) => server.isReady()),
      (all) => all,
    )

    const first = servers[0]!.now()
    const connected = await connectOver(first, sandbox, { members, status: 'subscribed' })
    const { token, list } = connected
    const params = { listId: list.id }
    const batch = await startGenerating(first, connected)
    await until(
      () => first.call(batchStatus, { token, params, query: { batch_id: batch } }),
      (progress) => progress.is_finished,
    )
    const codes = await askDatabase<{ code: string }>({ connectionString }, 'select code from listpass.contacts')

    const history = openHistory()
    const failures: string[] = []
    const closing = new AbortController()
    atEnd(() => Promise.resolve(closing.abort()))
    const atDoor = async (_: unknown, nth: number) => {
      const door = openDoor(balancer.port)
      for (let place = nth; !closing.signal.aborted; place += doors) {
        const { code } = codes[place % codes.length]!
        const scanId = randomUUID()
        const asked = { token, params, body: { qr_code: code, scan_id: scanId } }
        await history
          .record({ listId: list.id, scanId, code, door: `Door ${nth}` }, () => door.call(redeemScan, asked))
          .catch((error: Error) => failures.push(error.message))
        await pause(scanEveryMs)
      }
    }
    const scanning = Promise.all(Array.from({ length: doors }, atDoor))

    for (let restart = 0; restart < restarts; restart++) {
      const before = history.calls.length
      const server = servers[restart % servers.length]!
      await server.restart()
      await until(
        () => server.isReady() && history.calls.length > before + 2 * doors,
        (isBack) => isBack,
      )
      assert.deepEqual(failures, [], `after ${restart + 1} restarts`)
    }
    closing.abort()
    await scanning

    assert.deepEqual(failures, [])
    assert.deepEqual(await findContradictions(history, owner), [])
    await until(
      () => askDatabase({ connectionString }, 'select from listpass.pending_writes'),
      (rows) => rows.length === 0,
    )
    const verified = await verify(shared)
    assert.equal(verified.ending, 0, verified.lines.join('\n'))
    t.diagnostic(`${history.calls.length} scans while ${restarts} restarts, ${failures.length} failed`)
  },
)
