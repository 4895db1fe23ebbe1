// Programs of this repository as separate processes: any, the pretend Mailchimp, and the server.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client, type ClientConfig } from 'pg'
import type { Written } from '../../sandbox/api/write-member.ts'
import type { Call } from '../../sandbox/calls.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import type { ActiveFault, Fault } from '../../sandbox/faults.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import { readPostmasterFile, servesCluster } from '../database/embedded/postmaster-file.ts'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { askPatiently, until } from './until.ts'
import { type Calls, callsThrough } from './calls.ts'
import { atEnd } from './postgres.ts'
import { newDataFolder } from './test-server.ts'
import { endFolder, freePort, runAfterMe } from './this-machine.ts'

export type Ending = number | NodeJS.Signals

export type Child = {
  pid: number
  /** The program's output so far, both streams, line by line. */
  lines: string[]
  /** The program's exit code, or the signal that ended it. */
  ended: Promise<Ending>
  /** The first matching line. If the program ends before, throws with its output. */
  line: (shape: RegExp) => Promise<string>
  end: (signal: NodeJS.Signals) => Promise<Ending>
}

export const root = join(import.meta.dirname, '..', '..')
/** The limit for a start on a busy machine. */
const startTakesMs = 600_000
const running = new Set<ChildProcess>()

type Where = { cwd: string; user?: number | undefined }

export function startChild(program: string, env: Record<string, string>, args: string[] = [], user?: number): Child {
  return startCommand([process.execPath, join(root, program), ...args], env, { cwd: root, user })
}

/** Ignores the settings of the machine that runs the tests. Uses Node's compile cache. `user`: the id to run as, for root. */
export function startCommand(command: string[], env: Record<string, string>, { cwd, user }: Where): Child {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(command[0]!, command.slice(1), {
    cwd,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  running.add(child)
  const forget = runAfterMe('kill -KILL "$1"', String(child.pid))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]): Ending => {
    running.delete(child)
    forget()
    return signal ?? code ?? 1
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  atEnd(() => end('SIGKILL').then(() => {}))

  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    end,
    async line(shape) {
      const seen = () => lines.find((line) => shape.test(line))
      await until(seen, (line) => line !== undefined || !running.has(child), startTakesMs)
      const line = seen()
      if (line === undefined) throw new Error(`${command.join(' ')} ended without ${shape}: ${lines.join('\n')}`)
      return line
    },
  }
}

/** Runs a program to its end, and returns its output. */
export async function runChild(
  program: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ ending: Ending; lines: string[] }> {
  const { ended, lines } = startChild(program, env, args)
  return { ending: await ended, lines }
}

// The pretend Mailchimp as a separate process, as it runs beside a server, controlled by its admin calls.

export type SandboxProcess = Child & {
  address: string
  port: number
  addAudience: (audience: NewAudience) => Promise<{ account: string; apiKey: string; audience: string }>
  change: (account: string, settings: Partial<Settings>) => Promise<void>
  addFault: (account: string, fault: Fault) => Promise<void>
  clearFaults: (account: string) => Promise<void>
  /** How many calls the account's faults have hit. */
  struck: (account: string) => Promise<number>
  /** Adds or changes a member in Mailchimp. */
  addMember: (audience: string, written: Written) => Promise<void>
  editMember: (audience: string, email: string, written: Written) => Promise<void>
  /** The newest thousand calls. */
  calls: () => Promise<Call[]>
  counts: () => Promise<{ total: number; by_operation: Record<string, number>; most_at_once: number }>
  forgetCalls: () => Promise<void>
}

/** A call with more would be larger than the sandbox takes. */
const peopleInCall = 50_000

export async function startSandboxProcess(dataDir: string): Promise<SandboxProcess> {
  const port = await freePort()
  const child = startChild('sandbox/main.ts', { SANDBOX_PORT: String(port), DATA_DIR: dataDir })
  await child.line(/^API key: /)
  const address = `http://127.0.0.1:${port}`

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${address}/admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    ...child,
    address,
    port,
    async addAudience(audience) {
      const account = (await ask('POST', '/accounts', {})) as { id: string; apiKey: string }
      const people = Array.isArray(audience.members) ? audience.members : []
      const first = people.length > 0 ? { members: people.slice(0, peopleInCall) } : {}
      const body = { ...audience, ...first, account: account.id }
      const added = (await ask('POST', '/audiences', body)) as { id: string }
      for (let from = peopleInCall; from < people.length; from += peopleInCall)
        await ask('POST', `/lists/${added.id}/people`, people.slice(from, from + peopleInCall))
      return { account: account.id, apiKey: account.apiKey, audience: added.id }
    },
    change: (account, settings) => ask('PATCH', `/accounts/${account}/settings`, settings).then(() => {}),
    addFault: (account, fault) => ask('POST', `/accounts/${account}/faults`, fault).then(() => {}),
    clearFaults: (account) => ask('DELETE', `/accounts/${account}/faults`).then(() => {}),
    async struck(account) {
      const faults = (await ask('GET', `/accounts/${account}/faults`)) as ActiveFault[]
      return faults.reduce((sum, fault) => sum + fault.struck, 0)
    },
    addMember: (audience, written) => ask('POST', `/lists/${audience}/members`, written).then(() => {}),
    editMember: (audience, email, written) =>
      ask('PATCH', `/lists/${audience}/members/${encodeURIComponent(email)}`, written).then(() => {}),
    calls: () => ask('GET', '/calls') as Promise<Call[]>,
    counts: async () =>
      ((await ask('GET', '/state')) as { calls: Awaited<ReturnType<SandboxProcess['counts']>> }).calls,
    forgetCalls: () => ask('DELETE', '/calls').then(() => {}),
  }
}

export type ServerProcess = Child & Calls & { address: string; readyMs: number }

/** A data folder. If its Postgres is left running, it ends with the file's tests. */
export async function addDataFolder(): Promise<string> {
  const folder = await newDataFolder('listpass-proof-')
  // The server of the folder is killed by its own shell. Until then it would start another Postgres.
  const forget = runAfterMe(`sleep 1; ${endFolder('$1')}`, folder)
  atEnd(async () => {
    if (await isPostgresUp(folder)) await (await startEmbeddedPostgres({ dataDir: folder })).stop()
    await rm(folder, { recursive: true, force: true })
    forget()
  })
  return folder
}

/** The settings of a server in a data folder, with a sandbox as Mailchimp. */
export function settingsFor(dataDir: string, sandbox: SandboxProcess): Record<string, string> {
  return {
    PORT: '0',
    PUBLIC_URL: 'https://listpass.test',
    DATA_DIR: dataDir,
    MAILCHIMP_API_URL: `${sandbox.address}/3.0`,
    MAILCHIMP_LOGIN_URL: sandbox.address,
    LOG_LEVEL: 'warn',
  }
}

export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const begun = performance.now()
  const child = startChild('server/testing/run-server.ts', settings)
  const address = (await child.line(/^Address: /)).replace('Address: ', '')
  return { ...child, address, readyMs: performance.now() - begun, ...callsOver(address) }
}

/** A second process that never starts listening: its exit code and its output. */
export async function startInVain(settings: Record<string, string>) {
  return runChild('server/testing/run-server.ts', settings)
}

export async function verify(settings: Record<string, string>): Promise<{ ending: number | string; lines: string[] }> {
  return runChild('scripts/verify.ts', settings)
}

/** The calls of the contract at this address, repeated while the server is overloaded. */
export function callsOver(address: string): Calls {
  return callsThrough(async ({ method, url, query, headers, body }) => {
    const target = new URL(`${url}?${new URLSearchParams(query).toString()}`, address)
    return askPatiently(() =>
      fetch(target, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  })
}

export async function isPostgresUp(dataDir: string): Promise<boolean> {
  const cluster = join(dataDir, 'postgres')
  const found = await readPostmasterFile(cluster)
  return found !== undefined && servesCluster(found.pid, cluster)
}

/** The process id of the Postgres of a data folder. */
export async function postgresOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** The address of the database of a data folder, as its superuser; any other address as it is. */
export async function addressOf(place: string | ClientConfig): Promise<ClientConfig> {
  if (typeof place !== 'string') return place
  const found = await readPostmasterFile(join(place, 'postgres'))
  return { host: found!.socketDir, port: 5432, user: 'postgres', database: 'listpass' }
}

/** Queries a database directly. */
export async function askDatabase<Row extends Record<string, unknown>>(
  place: string | ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client(await addressOf(place))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const readyWithinMs = 2500

/** Whether a server says that it can work. */
export async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(readyWithinMs) })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

/** The peak memory of a process so far, in MB. */
export async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024
}

/** The most of these calls that were open at Mailchimp at the same time. */
export function mostAtOnce(calls: Call[]): number {
  const moments = calls.flatMap((call) => [
    // Ends are recorded in whole milliseconds.
    { at: beganAt(call) + 1, change: 1 },
    { at: call.at, change: -1 },
  ])
  moments.sort((a, b) => a.at - b.at || a.change - b.change)
  let open = 0
  let most = 0
  for (const { change } of moments) {
    open += change
    most = Math.max(most, open)
  }
  return most
}

/** A call's record has the time of its end and its duration. */
export function beganAt({ at, tookMs }: Call): number {
  return at - tookMs
}

/** Faults of the sandbox that hit a fifth of all calls. */
export const aFifthGoesWrong = [
  { kind: 'too_many', probability: 0.05 },
  { kind: 'bare_403', probability: 0.02 },
  { kind: 'server_error', probability: 0.04 },
  { kind: 'server_error', status: 502, probability: 0.03 },
  { kind: 'lost_answer', probability: 0.06 },
] as const
