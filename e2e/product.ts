// The product as `npm start` runs it, with its pretend Mailchimp, on free ports and in its own folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openEvidence, type Evidence } from './evidence/keep-evidence.ts'
import { makeDatabase } from './own-database.ts'
import { endFolder, freePort, runAfterMe } from '../server/testing/this-machine.ts'
import { newDataFolder } from '../server/testing/test-server.ts'
import { createSandboxAdmin, type SandboxAdmin } from './sandbox-admin.ts'

export type Product = {
  address: string
  /** The product's data folder. */
  folder: string
  apiKey: string
  sandbox: SandboxAdmin
  evidence: Evidence
  /** Restarts the product with the same data and these changed settings. */
  restart: (changed: Record<string, string>) => Promise<void>
  /** SIGKILL of the server, and a new start with the same data. The pretend Mailchimp runs on. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')
/** The limit for a start that includes building the web pages and making a database. */
const startTakesMs = 120_000
const stopTakesMs = 20_000

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await newDataFolder('listpass-e2e-')
  const database = await makeDatabase()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const evidence = openEvidence()
  const address = `http://localhost:${port}`
  let isReady = false
  let server = launch({})
  let forget = endAfterMe(server, folder)
  let said = listenTo(server, evidence)

  function launch(changed: Record<string, string>) {
    return spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: folder,
        LOG_LEVEL: 'debug',
        // Some stories have a public address, which is nobody's.
        LOOK_OUTSIDE: 'off',
        // Each organiser has their own address, because registrations are throttled per address.
        TRUST_PROXY: '127.0.0.1, ::1',
        ...database.settings,
        ...settings,
        ...changed,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const ended = once(server, 'exit')
    server.kill(signal)
    const tooLong = setTimeout(() => server.kill('SIGKILL'), stopTakesMs)
    await ended
    clearTimeout(tooLong)
  }

  async function restart(changed: Record<string, string>, signal?: 'SIGKILL') {
    await end(signal)
    forget()
    server = launch(changed)
    forget = endAfterMe(server, folder)
    said = listenTo(server, evidence)
    await readyWith(server, address, said)
  }

  async function stop() {
    const isRunning = server.exitCode === null && server.signalCode === null
    try {
      if (isRunning && isReady) await evidence.ask(address, settings)
    } finally {
      if (isRunning) await end()
    }
    try {
      await evidence.collect(folder, database)
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
      forget()
    }
  }

  try {
    const apiKey = await readyWith(server, address, said)
    isReady = true
    const sandbox = createSandboxAdmin(`http://127.0.0.1:${sandboxPort}`)
    const kill = () => restart({}, 'SIGKILL')
    return { address, folder, apiKey, sandbox, evidence, restart, kill, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Stops the product when its run of stories ends by a signal or by SIGKILL. On SIGTERM the server stops its Postgres
 * and its sandbox. If it cannot, the pid files in the data folder name these processes.
 */
function endAfterMe(server: ChildProcess, folder: string): () => void {
  const script = `
    kill "$1"; left=${stopTakesMs / 100}
    while kill -0 "$1" && [ $left -gt 0 ]; do sleep 0.1; left=$((left - 1)); done
    kill -KILL "$1"
    ${endFolder('$2')}`
  return runAfterMe(script, String(server.pid), folder)
}

/** Collects the output of the start; all of it is evidence. */
function listenTo(server: ChildProcess, evidence: Evidence): () => string {
  const parts: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      evidence.logged(part)
      if (parts.length < 1000) parts.push(part)
    })
  }
  return () => parts.join('')
}

/** Ready means that the server answers and has printed the key to paste. */
async function readyWith(server: ChildProcess, address: string, said: () => string): Promise<string> {
  for (const end = Date.now() + startTakesMs; Date.now() < end;) {
    if (server.exitCode !== null) throw new Error(`The product ended at its start:\n${said()}`)
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    const apiKey = /^API key: (\S+)$/m.exec(said())?.[1]
    if (isReady && apiKey) return apiKey
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The product was not ready in ${startTakesMs} ms:\n${said()}`)
}
