// Eight doors at two servers, 20 scans a second, while connections are cut and a server is restarted: every door gets
// every admission, once and in order. 5 s; 2 minutes with LISTPASS_PROVE=full.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { addLink, openDoor } from '../testing/factories.ts'
import { openLastingEar } from '../testing/listen.ts'
import { createDatabase } from '../testing/postgres.ts'
import { freePort } from '../testing/this-machine.ts'
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
const seconds = isFull ? 120 : 5
const cuts = isFull ? 50 : 6
const scansASecond = 20
const scans = seconds * scansASecond

const { connectionString } = await createDatabase()
const sandbox = await startSandboxProcess(await addDataFolder())
const shared = {
  ...settingsFor(await addDataFolder(), sandbox),
  DATABASE_URL: connectionString,
  LISTPASS_KEYS: testKeys,
}

/** Starts a server at a fixed port, so that it can restart there. */
async function addServer() {
  const port = await freePort()
  const settings = { ...shared, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
  let server = await startServerProcess(settings)
  return {
    address: `http://localhost:${port}`,
    now: () => server,
    async restart() {
      assert.equal(await server.end('SIGTERM'), 0, server.lines.join('\n'))
      server = await startServerProcess(settings)
    },
  }
}

const servers = [await addServer(), await addServer()]
const addresses = servers.map(({ address }) => address)

type Credential = { token: string } | { scanToken: string }
async function prepare(): Promise<ConnectedOver & { codes: string[] }> {
  const server = servers[0]!.now()
  const connected = await connectOver(server, sandbox, { members: scans + 50, status: 'subscribed' })
  const batch = await startGenerating(server, connected)
  const { token, list } = connected
  const query = { batch_id: batch }
  await until(
    () => server.call(batchStatus, { token, params: { listId: list.id }, query }),
    ({ is_finished: isFinished }) => isFinished,
  )
  const rows = await ask<{ code: string }>('select code from listpass.contacts where list_id = $1', [list.id])
  return { ...connected, codes: rows.map(({ code }) => code) }
}

const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
  askDatabase<Row>({ connectionString }, text, values)

/** Retries like a door: with the same id until there is an answer, at any running server. */
async function sendUntilAnswered<T>(place: number, send: (server: ServerProcess) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send(servers[(place + tries) % servers.length]!.now())
    } catch (error) {
      if (tries > 200) throw error
      await wait(25)
    }
  }
}

function shares(sorted: number[]): string {
  return `p50 ${share(sorted, 0.5)} ms, p95 ${share(sorted, 0.95)} ms, p99 ${share(sorted, 0.99)} ms, longest ${share(sorted, 1)} ms`
}

function share(sorted: number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

test(
  `eight doors hear of ${scans} scans in ${seconds} s, ${cuts} cut connections and a restart: none is missing, twice or out of order`,
  { timeout: 600_000 },
  async (t) => {
    const { token, list, codes } = await prepare()
    const params = { listId: list.id }
    const { slug } = await addLink(servers[0]!.now(), { token, list })
    const credentials: Credential[] = []
    for (let place = 0; place < 8; place++) {
      credentials.push(place % 2 ? { token } : await openDoor(servers[0]!.now(), { slug }))
    }
    const doors = credentials.map((credential, place) =>
      openLastingEar(addresses, { listId: list.id, ...credential }, place),
    )
    await until(
      () => doors.every((door) => door.isListening()),
      (all) => all,
    )

    const answers: number[] = []
    const sentAt = new Map<string, { at: number; door: number }>()
    const begun = performance.now()
    const sending = codes.slice(0, scans).map(async (code, place) => {
      const due = (place * 1000) / scansASecond
      await wait(due)
      const scanId = randomUUID()
      const door = place % 8
      sentAt.set(scanId, { at: performance.now(), door })
      const body = { qr_code: code, scan_id: scanId }
      const verdict = await sendUntilAnswered(door, (server) =>
        server.call(redeemScan, { ...credentials[door], params, body }),
      )
      assert.equal(verdict.reason, 'ok')
      answers.push(performance.now() - sentAt.get(scanId)!.at)
      // Some scans are undone, and doors get that news too.
      if (place % 25 === 7) {
        await sendUntilAnswered(door, (server) => server.call(undoScan, { token, params: { ...params, scanId } }))
      }
    })
    const cutting = Array.from({ length: cuts }, async (_, place) => {
      await wait((seconds * 1000 * (place + 0.5)) / cuts)
      doors[place % 8]!.cut()
    })
    await wait((seconds * 1000) / 2)
    await servers[1]!.restart()
    await Promise.all([...sending, ...cutting])
    t.diagnostic(`${scans} scans in ${((performance.now() - begun) / 1000).toFixed(1)} s`)

    for (const door of doors) assert.equal(door.resyncs(), 0, 'nobody was away for long')
    const kept = await ask<{ scan_id: string; kind: string }>(
      'select scan_id, kind from listpass.door_events where list_id = $1 order by seq',
      [list.id],
    )
    assert.ok(kept.length >= scans)
    for (const door of doors) {
      await until(
        () => door.events.length,
        (heard) => heard >= kept.length,
      )
    }
    for (const [place, door] of doors.entries()) {
      const heard = door.events.map(({ scanId, kind }) => ({ scan_id: scanId, kind }))
      assert.deepEqual(heard, kept, `door ${place}`)
    }
    const connections = doors.reduce((sum, door) => sum + door.connections(), 0)
    t.diagnostic(`${connections - 8} streams were dropped and went on`)
    assert.ok(connections >= 8 + cuts)

    const delays = doors
      .flatMap((door, place) =>
        door.events.filter(({ kind }) => kind === 'accepted').map((event) => ({ place, ...event })),
      )
      .filter(({ place, scanId }) => sentAt.get(scanId)!.door !== place)
      .map(({ scanId, at }) => at - sentAt.get(scanId)!.at)
      .sort((a, b) => a - b)
    t.diagnostic(`from a scan that is sent to another door that knows: ${shares(delays)}`)
    t.diagnostic(`and to its own answer: ${shares(answers.sort((a, b) => a - b))}`)
    if (isFull) assert.ok(share(delays, 0.95) < 3000)
    await Promise.all(doors.map((door) => door.close()))
    const verified = await verify(shared)
    assert.equal(verified.ending, 0, verified.lines.join('\n'))
    assert.deepEqual(await Promise.all(servers.map((server) => server.now().end('SIGTERM'))), [0, 0])
  },
)
