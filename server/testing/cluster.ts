// The cluster of deploy/cluster on this machine: three database machines in network namespaces.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import { type Party, untilAnswered } from './party.ts'
import { atEnd } from './postgres.ts'
import { isReady, root } from './processes.ts'
import { until } from './until.ts'

export type Machine = 'db1' | 'db2' | 'db3'
type Verb = 'start' | 'kill' | 'cut' | 'mend' | 'freeze' | 'wake'

const machines: Machine[] = ['db1', 'db2', 'db3']

/** As deploy/cluster/one-machine.sh numbers them. */
const addressOf = (machine: Machine) => `10.77.0.1${machine.slice(2)}`

const script = join(root, 'deploy', 'cluster', 'one-machine.sh')
const answersWithinMs = 1500
const healsWithinMs = 180_000

type Member = { name: Machine; role: string; state: string; timeline?: number }

export type Cluster = {
  /** The database settings of a node. */
  settings: Record<string, string>
  /** The database, as its superuser. */
  superuser: string
  /** A standby, as its superuser. */
  standbys: string
  act: (verb: Verb, machine: Machine) => Promise<void>
  switchOver: () => Promise<void>
  /** Kills etcd alone. */
  killEtcd: (machine: Machine) => Promise<void>
  /** The machine that Patroni names the leader, by the word of any other than `except`. */
  primary: (except?: Machine) => Promise<Machine | undefined>
  /** The standby that has every commit. */
  synchronous: () => Promise<Machine | undefined>
  etcdLeader: () => Promise<Machine | undefined>
  /** Waits until all three work: a primary, and two standbys on its timeline. */
  heals: () => Promise<void>
  end: () => Promise<void>
}

/**
 * Starts the cluster, and ends it with the file's tests. `patroni`: a program to start in place of the one that
 * deploy/cluster has for Patroni before 4.0.6.
 */
export async function startCluster(patroni?: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-cluster-'))
  const env = { ...process.env, CLUSTER: folder, ...(patroni && { PATRONI: patroni }) }
  const run = (...args: string[]) =>
    promisify(execFile)('/bin/sh', [script, ...args], { env }).catch((error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || error.message)
    })
  const end = () => run('down').then(() => {})
  atEnd(end)
  await run('up')

  const members = async (except?: Machine) => {
    for (const machine of machines.filter((name) => name !== except)) {
      const found = await ask<{ members: Member[] }>(`http://${addressOf(machine)}:8008/cluster`)
      if (found) return found.members
    }
    return []
  }
  const withRole = async (role: string, except?: Machine) =>
    (await members(except)).find((member) => member.role === role)?.name

  const secrets = await readSettings(join(folder, 'made', 'secrets'))
  const asSuperuser = (port: number) =>
    `postgresql://postgres:${secrets['SUPERUSER_PASSWORD']}@127.0.0.1:${port}/listpass`
  return {
    settings: await readSettings(join(folder, 'made', 'node', 'node.env')),
    superuser: asSuperuser(5460),
    standbys: asSuperuser(5467),
    act: (verb, machine) => run(verb, machine).then(() => {}),
    switchOver: () => run('switchover').then(() => {}),
    killEtcd,
    primary: (except) => withRole('leader', except),
    synchronous: () => withRole('sync_standby'),
    async etcdLeader() {
      for (const machine of machines) {
        const url = `http://${addressOf(machine)}:2379/v3/maintenance/status`
        const status = await ask<{ header: { member_id: string }; leader: string }>(url, { method: 'POST', body: '{}' })
        if (status && status.leader === status.header.member_id) return machine
      }
      return undefined
    },
    async heals() {
      await until(members, areWell, healsWithinMs)
    },
    end,
  }
}

function areWell(members: Member[]): boolean {
  const timelines = new Set(members.map(({ timeline }) => timeline))
  const atWork = members.filter(({ state }) => state === 'running' || state === 'streaming')
  const roles = new Set(members.map(({ role }) => role))
  return atWork.length === 3 && timelines.size === 1 && roles.has('leader') && roles.has('sync_standby')
}

async function ask<T>(url: string, init: RequestInit = {}): Promise<T | undefined> {
  try {
    return (await (await fetch(url, { ...init, signal: AbortSignal.timeout(answersWithinMs) })).json()) as T
  } catch {
    return undefined
  }
}

async function killEtcd(machine: Machine): Promise<void> {
  const { stdout } = await promisify(execFile)('ip', ['netns', 'pids', `listpass-${machine}`])
  for (const pid of stdout.trim().split('\n').map(Number)) {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (name.trim() === 'etcd') process.kill(pid, 'SIGKILL')
  }
}

async function readSettings(path: string): Promise<Record<string, string>> {
  return parseEnv(await readFile(path, 'utf8')) as Record<string, string>
}

// Faults of a cluster's machines. Each is mended after the new primary has acknowledged scans.

export type Fault = 'kill' | 'cut' | 'freeze' | 'standby' | 'etcd' | 'switchover'

/** Faults that end with another primary. */
const movesPrimary = new Set<Fault>(['kill', 'cut', 'freeze', 'switchover'])

/** After so many further answers, the new primary has surely acknowledged scans. */
const answersOfPrimary = 30
const answeredWithinMs = 120_000

/** Causes a fault, and mends it when scans count again. */
export async function cause(fault: Fault, cluster: Cluster, party: Party): Promise<void> {
  const victim = await findVictim(fault, cluster)
  if (fault === 'switchover') await cluster.switchOver()
  else if (fault === 'etcd') await cluster.killEtcd(victim)
  else await cluster.act(fault === 'standby' ? 'kill' : fault, victim)

  if (movesPrimary.has(fault)) {
    const primary = () => cluster.primary(victim)
    await until(primary, (found) => found !== undefined && found !== victim, answeredWithinMs)
  }
  await scansCount(party)
  if (fault === 'cut') await cluster.act('mend', victim)
  if (fault === 'freeze') await cluster.act('wake', victim)
  if (fault !== 'switchover') await cluster.act('start', victim)
}

export const scansCount = (party: Party) => untilAnswered(party, answersOfPrimary, answeredWithinMs)

async function findVictim(fault: Fault, cluster: Cluster): Promise<Machine> {
  const find = () => {
    if (fault === 'standby') return cluster.synchronous()
    return fault === 'etcd' ? cluster.etcdLeader() : cluster.primary()
  }
  return (await until(find, (found) => found !== undefined))!
}

// Measures a fault from outside: the time without an answered scan, and the readiness of the nodes in it.

export type Gap = {
  /** The longest time without an answered scan. */
  ms: number
  /** How often each node was asked in that time whether it is ready, and how often it said no. */
  nodes: { asked: number; unready: number }[]
}

const lookEveryMs = 50
const askEveryMs = 250

type Look = { at: number; isReady: boolean }

/** Watches while the work runs, and returns the longest gap. */
export async function watchGap(
  party: Pick<Party, 'answers'>,
  addresses: string[],
  work: () => Promise<void>,
): Promise<Gap> {
  const closing = new AbortController()
  const looks: Look[][] = addresses.map(() => [])
  let longest = { from: performance.now(), to: performance.now() }

  async function watchAnswers(): Promise<void> {
    let { size } = party.answers
    let last = performance.now()
    while (!closing.signal.aborted) {
      await pause(lookEveryMs)
      const now = performance.now()
      if (now - last > longest.to - longest.from) longest = { from: last, to: now }
      if (party.answers.size > size) last = now
      size = party.answers.size
    }
  }

  async function askNode(address: string, seen: Look[]): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await isReady(address)
      seen.push({ at: performance.now(), isReady: answer })
      await pause(askEveryMs)
    }
  }

  const watching = [watchAnswers(), ...addresses.map((address, place) => askNode(address, looks[place]!))]
  await work().finally(() => closing.abort())
  await Promise.all(watching)
  const nodes = looks.map((seen) => {
    const within = seen.filter(({ at }) => at > longest.from && at < longest.to)
    return { asked: within.length, unready: within.filter(({ isReady }) => !isReady).length }
  })
  return { ms: longest.to - longest.from, nodes }
}
