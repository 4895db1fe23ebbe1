// The machine is lost: all data that was acknowledged before the last backup began is on the next machine.
// LISTPASS_PROVE=full uses a list of 100,000. restore.test.ts covers wrong keys, damaged files and other servers.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import {
  backUp,
  besideKeysOf,
  type ConnectedOver,
  connectOver,
  finish,
  patienceMs,
  restore,
  startGenerating,
} from '../testing/connect-over.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'

const members = process.env['LISTPASS_PROVE'] === 'full' ? 100_000 : 600

const sandbox = await startSandboxProcess(await addDataFolder())
const file = join(await addDataFolder(), 'night.backup')

type Doors = { answered: Map<string, { code: string; verdict: Verdict }>; stop: () => Promise<void> }

function openDoors(server: ServerProcess, { token, list }: ConnectedOver, codes: string[]): Doors {
  const answered: Doors['answered'] = new Map()
  const closing = new AbortController()
  const door = async () => {
    while (!closing.signal.aborted) {
      const code = codes[randomInt(codes.length)]!
      const scanId = randomUUID()
      const body = { qr_code: code, scan_id: scanId }
      answered.set(scanId, {
        code,
        verdict: await server.call(redeemScan, { token, params: { listId: list.id }, body }),
      })
    }
  }
  const doors = Array.from({ length: 4 }, door)
  const stop = async () => {
    closing.abort()
    await Promise.all(doors)
  }
  after(stop)
  return { answered, stop }
}

test('a backup made while doors scan and codes are made is the whole of it on another machine', async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  const evening = await connectOver(server, sandbox, { members, status: 'subscribed' })
  await finish(server, evening, await startGenerating(server, evening))
  const rows = await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts limit 2000')
  const doors = openDoors(
    server,
    evening,
    rows.map(({ code }) => code),
  )
  // Another list is just getting its codes.
  const matinee = await connectOver(server, sandbox, { members: 2500, status: 'subscribed' })
  await sandbox.change(matinee.account, { latencyMs: 400 })
  const batch = await startGenerating(server, matinee)
  await until(
    () => doors.answered.size,
    (count) => count >= 60,
  )

  const before = new Map(doors.answered)
  const begun = performance.now()
  const { ending, lines } = await backUp(settings, file)
  assert.equal(ending, 0, lines.join('\n'))
  const { size, mode } = await stat(file)
  t.diagnostic(
    `${members} contacts: ${size} bytes in ${((performance.now() - begun) / 1000).toFixed(1)} s, with the start`,
  )
  assert.equal(mode & 0o777, 0o600)
  const written = await readFile(file)
  for (const word of [rows[0]!.code, '@example', evening.list.name]) assert.equal(written.indexOf(word), -1, word)
  await doors.stop()
  await server.end('SIGKILL')

  const elsewhere = settingsFor(await besideKeysOf(dataDir), sandbox)
  const restored = await restore(elsewhere, file)
  assert.equal(restored.ending, 0, restored.lines.join('\n'))
  assert.match(restored.lines[1]!, /^2 organisers, 2 lists, [\d,]+ contacts, [\d,]+ scans\.$/)
  assert.match(restored.lines[2]!, /^1 pieces? of work (was|were) under way/)

  await sandbox.change(matinee.account, { latencyMs: 0 })
  const next = await startServerProcess(elsewhere)
  for (const [scanId, { code, verdict }] of before) {
    const params = { listId: evening.list.id }
    const again = await next.call(redeemScan, {
      token: evening.token,
      params,
      body: { qr_code: code, scan_id: scanId },
    })
    assert.deepEqual(again, verdict)
  }
  // Interrupted work continues; a sync applies Mailchimp's news from after the backup.
  await finish(next, matinee, batch)
  for (const { token, list } of [evening, matinee]) {
    const params = { listId: list.id }
    const { data } = await next.call(syncFromMailchimp, { token, params })
    await until(
      () => next.call(syncStatus, { token, params: { ...params, batchId: data.batch_id! } }),
      ({ data: progress }) => progress.is_finished,
      patienceMs,
    )
  }
  const verified = await until(
    () => verify(elsewhere),
    ({ lines: [line] }) => line!.startsWith('0 broken'),
  )
  assert.deepEqual(verified, { ending: 0, lines: [`0 broken, ${members + 2500} members compared with Mailchimp`] })
  await next.end('SIGTERM')
})
