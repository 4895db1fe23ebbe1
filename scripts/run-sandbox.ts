// The pretend Mailchimp beside the server: a separate process that survives a killed server, as Mailchimp would.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Config } from '../server/config.ts'
import { findProcess } from '../server/database/embedded/running-process.ts'

export type Sandbox = {
  address: string
  apiKey: string
  /** The OAuth client by which the sandbox knows an installation of Listpass. */
  client: { id: string; secret: string }
  /** Whether it was already running, for an earlier server or for another one. */
  wasThere: boolean
  stop: () => Promise<void>
}

type Access = Pick<Sandbox, 'apiKey' | 'client'>
type Place = { root: string; dataDir: string; port: number }

const startTakesMs = 20_000
const stopTakesMs = 5_000
/** The sandbox counts its members for this answer, up to a million. */
const answerTakesMs = 10_000

/** Sets the addresses of Mailchimp to the sandbox's, unless the settings name another Mailchimp. */
export function pointToSandbox(config: Pick<Config, 'mailchimp' | 'sandboxPort'>, env: NodeJS.ProcessEnv): boolean {
  if (config.mailchimp !== 'sandbox' || env['MAILCHIMP_API_URL']) return false
  if (config.sandboxPort === 0) throw new Error('SANDBOX_PORT should be a port number from 1 to 65535, and is "0".')
  const address = `http://127.0.0.1:${config.sandboxPort}`
  env['MAILCHIMP_API_URL'] = `${address}/3.0`
  env['MAILCHIMP_LOGIN_URL'] = address
  return true
}

/** The sandbox accepts only its own client. */
export function takeClientOf({ client }: Pick<Sandbox, 'client'>, env: NodeJS.ProcessEnv): void {
  env['MAILCHIMP_CLIENT_ID'] = client.id
  env['MAILCHIMP_CLIENT_SECRET'] = client.secret
}

export async function startSandbox(root: string, config: Pick<Config, 'dataDir' | 'sandboxPort'>): Promise<Sandbox> {
  const place = { root, dataDir: config.dataDir, port: config.sandboxPort }
  const address = `http://127.0.0.1:${place.port}`
  const thereBefore = await askForAccess(address)
  const access = thereBefore ?? (await launch(place, address))
  return { address, ...access, wasThere: thereBefore !== undefined, stop: () => stopOurs(place.dataDir) }
}

async function launch({ root, dataDir, port }: Place, address: string): Promise<Access> {
  const program = join(root, 'sandbox/main.ts')
  if (!existsSync(program)) throw new Error('There is no sandbox in this installation. Set MAILCHIMP=live.')
  await requireSandboxPort(port)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const logPath = join(dataDir, 'sandbox.log')
  const log = await open(logPath, 'w', 0o600)
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: String(port), DATA_DIR: dataDir },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  await log.close()
  if (child.pid) {
    await remember(dataDir, child.pid).catch((error: unknown) => {
      child.kill('SIGKILL')
      throw error
    })
  }

  const begun = Date.now()
  while (child.exitCode === null && child.signalCode === null && Date.now() - begun < startTakesMs) {
    const access = await askForAccess(address)
    if (access) return access
    await setTimeout(25)
  }
  child.kill('SIGKILL')
  throw new Error(`The sandbox did not start. Its log: ${logPath}`)
}

async function requireSandboxPort(port: number): Promise<void> {
  if (await isTaken(port))
    throw new Error(`Port ${port} is in use by something that is not the sandbox. Set SANDBOX_PORT to another one.`)
}

/** Starts nothing. */
export async function requireSandbox({ sandboxPort }: Pick<Config, 'sandboxPort'>): Promise<void> {
  if (!(await askForAccess(`http://127.0.0.1:${sandboxPort}`))) await requireSandboxPort(sandboxPort)
}

/** The key of the first account in the sandbox at this address, and its client; undefined without an answer. */
async function askForAccess(address: string): Promise<Access | undefined> {
  try {
    const answer = await fetch(`${address}/admin/state`, { signal: AbortSignal.timeout(answerTakesMs) })
    const state = (await answer.json()) as {
      accounts?: { api_key?: unknown }[]
      oauth?: { client_id?: unknown; client_secret?: unknown }
    }
    const [apiKey, id, secret] = [state.accounts?.[0]?.api_key, state.oauth?.client_id, state.oauth?.client_secret]
    if (typeof apiKey !== 'string' || typeof id !== 'string' || typeof secret !== 'string') return undefined
    return { apiKey, client: { id, secret } }
  } catch {
    return undefined
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

async function remember(dataDir: string, pid: number): Promise<void> {
  const startedAt = (await findProcess(pid))?.startedAt
  await writeFile(recordIn(dataDir), JSON.stringify({ pid, startedAt }), { mode: 0o600 })
}

/** Stops only the sandbox that this folder's server started, now or before it was killed. */
async function stopOurs(dataDir: string): Promise<void> {
  const record = await readFile(recordIn(dataDir), 'utf8').catch(() => undefined)
  if (!record) return
  const { pid, startedAt } = JSON.parse(record) as { pid: number; startedAt: string }
  const isOurs = async () => (await findProcess(pid))?.startedAt === startedAt
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    const begun = Date.now()
    if (await isOurs()) process.kill(pid, name)
    while ((await isOurs()) && Date.now() - begun < stopTakesMs) await setTimeout(20)
  }
  await rm(recordIn(dataDir), { force: true })
}

function recordIn(dataDir: string): string {
  return join(dataDir, 'sandbox.pid')
}
