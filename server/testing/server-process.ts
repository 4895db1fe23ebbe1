import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { readPostmasterFile, servesCluster } from '../database/embedded/postmaster-file.ts'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { askPatiently } from './ask-patiently.ts'
import { type Calls, callsThrough } from './calls.ts'
import { type Child, runChild, startChild } from './child.ts'
import { atEnd } from './postgres.ts'
import { endFolder, runAfterMe } from './run-after-me.ts'
import type { SandboxProcess } from './sandbox-process.ts'
import { newDataFolder } from './test-server.ts'

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
