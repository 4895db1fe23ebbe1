// The cluster of deploy/cluster: its machines die, freeze, and lose their network, while doors scan, codes are generated
// and counts go to Mailchimp. It needs root, for network namespaces, and Debian's packages. LISTPASS_FAULTS: how often
// the network of the primary is cut (5); other faults come in proportion.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cause, type Cluster, type Fault, scansCount, startCluster, watchGap } from '../testing/cluster.ts'
import { median, shuffledKinds } from '../testing/chance.ts'
import { type LastingEar, openLastingEar } from '../testing/listen.ts'
import type { House } from '../testing/mortal-server.ts'
import { openChecks } from '../testing/party-checks.ts'
import { openParty, type Party } from '../testing/party.ts'
import { freePort } from '../testing/this-machine.ts'
import {
  addDataFolder,
  askDatabase,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'

const many = Number(process.env['LISTPASS_FAULTS'] ?? 5)
const some = Math.ceil(many * 0.6)
const faults: Record<Fault, number> = {
  kill: many * 2,
  cut: many,
  freeze: some,
  standby: many,
  etcd: some,
  switchover: many,
}

/** A node that is not ready within so long keeps its callers waiting. */
const noticedWithinMs = 5000
const killTakesMs = { median: 15_000, worst: 25_000 }
const switchTakesMs = 5000
/** Debian’s Patroni has never survived more than a few. */
const mostCuts = 8

/** Found before the first test, because tests that are added later run after the end of the file. */
const isOld = await isOldPatroni()
const sandbox = await startSandboxProcess(await addDataFolder())

/** Two nodes at a cluster; calls go to each in turn. */
async function openHouse(cluster: Cluster): Promise<House & { addresses: string[]; stop: () => Promise<void> }> {
  const settings = { ...settingsFor(await addDataFolder(), sandbox), ...cluster.settings }
  const start = async () => {
    const port = await freePort()
    return startServerProcess({ ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` })
  }
  const nodes = [await start(), await start()]
  let calls = 0
  return {
    database: { connectionString: cluster.superuser },
    settings,
    server: () => nodes[calls++ % nodes.length]!,
    addresses: nodes.map(({ address }) => address),
    async stop() {
      for (const node of nodes) assert.equal(await node.end('SIGTERM'), 0, node.lines.slice(-20).join('\n'))
    },
  }
}

const size = { evening: 3000, festival: 6000, doors: 8 }

test('a cluster survives its machines: no acknowledged scan is lost or doubled, and no caller gets a 500', async (t) => {
  const cluster = await startCluster()
  t.after(cluster.end)
  const house = await openHouse(cluster)
  const party = await openParty(house, sandbox, size)
  t.after(() => party.leave())
  const checks = openChecks(house, party)
  const { token, list } = party.evening
  const ears = house.addresses.map((address) => openLastingEar([address], { listId: list.id, token }))
  t.after(() => Promise.all(ears.map((ear) => ear.close())))
  await scansCount(party)

  const took = new Map<Fault, number[]>()
  const lags: number[] = []
  let readAtStandbys = 0
  for (const [place, fault] of shuffledKinds(faults).entries()) {
    await cluster.heals()
    await scansCount(party)
    lags.push(...(await lagsOf(house)))
    const gap = await watchGap(party, house.addresses, async () => {
      await cause(fault, cluster, party)
      await scansCount(party)
    })
    took.set(fault, [...(took.get(fault) ?? []), gap.ms])
    for (const { asked, unready } of gap.nodes)
      assert.ok(gap.ms < noticedWithinMs || unready > 0, `${fault}: ready all of ${asked} times in ${gap.ms} ms`)
    await logIsWhole(house.addresses, party)
    if (await hasReaders(cluster)) readAtStandbys += 1
    if (place % many === many - 1) await checks.soFar()
  }
  await cluster.heals()
  await party.end()
  await checks.atTheEnd()
  await earsHeardAll(house, party, ears)
  assert.ok(readAtStandbys > 0, 'no file was read at a standby')
  t.diagnostic(`after ${readAtStandbys} faults the files were read at a standby`)
  t.diagnostic(`doors read the whole list again ${ears.map((ear) => ear.resyncs()).join(' and ')} times`)

  for (const [fault, gaps] of took) {
    const [usual, worst] = [median(gaps), Math.max(...gaps)].map(Math.round) as [number, number]
    t.diagnostic(
      `${fault}: no scan was answered for ${usual} ms in the median, ${worst} ms at worst, of ${gaps.length}`,
    )
    const limit = fault === 'switchover' ? switchTakesMs : killTakesMs.worst
    assert.ok(worst <= limit && (fault !== 'kill' || usual <= killTakesMs.median), `${fault}: ${gaps.join(' ')}`)
  }
  const [lag, longestLag] = [median(lags), Math.max(...lags)].map((ms) => ms.toFixed(1))
  t.diagnostic(`a standby was ${lag} ms behind in the median, ${longestLag} ms at worst, of ${lags.length} looks`)
  const { generate, sync } = party.finished
  t.diagnostic(`${party.answers.size} scans acknowledged, ${generate} generations and ${sync} syncs finished`)
  t.diagnostic(`other answers at the doors: ${[...party.troubles].map((pair) => pair.join(' × ')).join(', ')}`)
  await house.stop()
})

/** How far each standby is behind the primary under load, in milliseconds. */
async function lagsOf({ database }: House): Promise<number[]> {
  const text = `select coalesce(extract(epoch from replay_lag) * 1000, 0)::float as ms from pg_stat_replication`
  return (await askDatabase<{ ms: number }>(database, text)).map(({ ms }) => ms)
}

/** The log as a file, which is read at a standby, has every scan that was acknowledged before. */
async function logIsWhole(addresses: string[], { answers, evening: { token, list } }: Party): Promise<void> {
  for (const address of addresses) {
    const before = [...answers].filter(([, { listId }]) => listId === list.id).map(([scanId]) => scanId)
    const url = `${address}/api/lists/${list.id}/scans?format=csv`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const found = new Set((await answer.text()).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
    assert.deepEqual([answer.status, before.filter((scanId) => !found.has(scanId))], [200, []])
  }
}

/** Whether a node is connected to a standby. HAProxy leads to each of them in turn. */
async function hasReaders({ standbys }: Cluster): Promise<boolean> {
  const text = `select from pg_stat_activity where usename = 'listpass_server'`
  const look = () => askDatabase({ connectionString: standbys }, text).catch(() => [])
  return [await look(), await look()].some((rows) => rows.length > 0)
}

/** Every admission to the evening, once and in its order, at each node. Its hall has doors of its own. */
async function earsHeardAll(house: House, party: Party, ears: LastingEar[]): Promise<void> {
  const text = `select e.scan_id, e.kind from listpass.door_events e join listpass.scans s using (list_id, scan_id)
    where e.list_id = $1 and s.occasion_id is null order by e.seq`
  const rows = await askDatabase<{ scan_id: string; kind: string }>(house.database, text, [party.evening.list.id])
  const all = rows.map(({ scan_id: scanId, kind }) => `${kind} ${scanId}`)
  for (const ear of ears) {
    await until(
      () => ear.events.at(-1)?.scanId,
      (scanId) => scanId === rows.at(-1)!.scan_id,
    )
    const heard = ear.events.map(({ scanId, kind }) => `${kind} ${scanId}`)
    // The ear began to listen when the party was under way. After a failover it begins anew if the history is another one.
    assert.deepEqual(heard, all.slice(all.indexOf(heard[0]!)))
  }
}

if (isOld) {
  test('Debian’s Patroni before 4.0.6, started as it comes, loses acknowledged scans: the proof sees that', async (t) => {
    const cluster = await startCluster('/usr/bin/patroni')
    t.after(cluster.end)
    const house = await openHouse(cluster)
    const party = await openParty(house, sandbox, size)
    t.after(() => party.leave())
    await scansCount(party)
    let gone = 0
    for (let cuts = 0; cuts < mostCuts && gone === 0; cuts++) {
      await cluster.heals()
      await cause('cut', cluster, party)
      gone = await mostGone(house, party)
    }
    t.diagnostic(`Debian’s Patroni, started as it comes: ${gone} acknowledged scans were gone`)
    assert.ok(gone > 0)
  })
}

/** Looks for a while, because the former primary takes over some seconds after its network is mended. */
async function mostGone({ database }: House, { answers }: Party): Promise<number> {
  let most = 0
  for (let looks = 0; looks < 20; looks++) {
    const before = [...answers.keys()]
    const kept = await askDatabase<{ scan_id: string }>(database, 'select scan_id from listpass.scans').catch(() => [])
    const there = new Set(kept.map(({ scan_id: scanId }) => scanId))
    if (there.size > 0) most = Math.max(most, before.filter((scanId) => !there.has(scanId)).length)
    await pause(500)
  }
  return most
}

async function isOldPatroni(): Promise<boolean> {
  const { stdout } = await promisify(execFile)('patroni', ['--version']).catch(() => ({ stdout: '' }))
  const [, ...parts] = /(\d+)\.(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? []
  const [major = 0, minor = 0, patch = 0] = parts
  return stdout !== '' && (major < 4 || (major === 4 && minor === 0 && patch < 6))
}
