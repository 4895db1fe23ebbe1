// Counts are not later because of tags and events (issue 24): the time from a scan until its count is in Mailchimp, with both on and
// with both off, in turn on one server. Each of Mailchimp's answers takes 150 ms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { setAttendance } from '#contract/attending.ts'
import { redeemScan } from '#contract/scanning.ts'
import { connectOver, startGenerating } from '../server/testing/connect-over.ts'
import {
  addDataFolder,
  askDatabase,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'
import { until } from '../server/testing/until.ts'
import { median, percentile } from './redeem/measure.ts'
import { sets } from '../server/testing/settings.ts'

const rounds = 5
const members = 1000
const scansPerSecond = 50
const answerMs = 150
const lookEveryMs = 50
const mostSlower = 1.1

test('attended', async () => {
  const sandbox = await startSandboxProcess(await addDataFolder())
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  const connected = await connectOver(server, sandbox, { members, status: 'subscribed', name: 'Gala' })
  const { token, list, account } = connected
  const params = { listId: list.id }
  await askDatabase(dataDir, `update listpass.lists set ${sets({ default_max: 1000 })}`)
  await startGenerating(server, connected)
  const contacts = await until(
    () =>
      askDatabase<{ id: string; code: string }>(
        dataDir,
        'select id, code from listpass.contacts where held_code is not null order by id',
      ),
    (rows) => rows.length === members,
  )
  await sandbox.addFault(account, { kind: 'slow', ms: answerMs })

  /** Scans every contact once. Returns how long each count took to Mailchimp, and each scan to its answer. */
  async function scanAll(): Promise<{ counts: number[]; scans: number[] }> {
    const scannedAt = new Map<string, number>()
    const counts: number[] = []
    const scans: number[] = []
    const scanning = Promise.all(
      contacts.map(async ({ id, code }, place) => {
        await pause((place * 1000) / scansPerSecond)
        const began = performance.now()
        const { reason } = await server.call(redeemScan, { token, params, body: { qr_code: code } })
        assert.equal(reason, 'ok')
        scans.push(performance.now() - began)
        scannedAt.set(id, performance.now())
      }),
    )
    while (counts.length < members) {
      const before = new Map(scannedAt)
      const rows = await askDatabase<{ contact_id: string }>(dataDir, 'select contact_id from listpass.pending_writes')
      const waiting = new Set(rows.map(({ contact_id: id }) => id))
      for (const [id, at] of before) {
        if (waiting.has(id)) continue
        counts.push(performance.now() - at)
        scannedAt.delete(id)
      }
      await pause(lookEveryMs)
    }
    await scanning
    return { counts, scans }
  }

  await scanAll()
  const times = { off: [] as Awaited<ReturnType<typeof scanAll>>[], on: [] as Awaited<ReturnType<typeof scanAll>>[] }
  for (let round = 0; round < rounds; round++) {
    for (const way of ['off', 'on'] as const) {
      await server.call(setAttendance, { token, params, body: { tags: way === 'on', events: way === 'on' } })
      // Each contact loses its tag first, so that it is written again.
      if (way === 'on')
        await askDatabase(dataDir, 'update listpass.tag_wishes set is_written = null, wished_at = now()')
      times[way].push(await scanAll())
    }
  }
  const p95 = (way: 'off' | 'on', what: 'counts' | 'scans') =>
    median(times[way].map((round) => percentile(round[what], 95)))
  console.log(
    `${members} contacts scanned in ${members / scansPerSecond} s, ${rounds} rounds of each; answers take ${answerMs} ms`,
  )
  console.table(
    (['off', 'on'] as const).map((way) => ({
      'tags and events': way,
      'count in Mailchimp, ms, p95': p95(way, 'counts').toFixed(0),
      'to off': (p95(way, 'counts') / p95('off', 'counts')).toFixed(2),
      'scan, ms, p95': p95(way, 'scans').toFixed(1),
    })),
  )
  assert.ok(p95('on', 'counts') <= mostSlower * p95('off', 'counts'))
  await server.end('SIGTERM')
})
