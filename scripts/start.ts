// npm start: everything that Listpass needs on this machine, in one command.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../server/config.ts'
import { buildWeb } from './build-web.ts'
import { endOnSignal } from './end-on-signal.ts'
import { pointToSandbox, startSandbox, type Sandbox, takeClientOf } from './run-sandbox.ts'
import { sayNotes, sayWhatToDo, sentenceFor } from './say.ts'

type Started = { close: () => Promise<void> }

const root = join(import.meta.dirname, '..')
let starting: Promise<Started> | undefined
const stopping = endOnSignal(async () => {
  const started = await starting?.catch(() => undefined)
  await started?.close()
})

try {
  starting = start()
  await starting
} catch (error) {
  if (!stopping.aborted) {
    console.error(sentenceFor(error, process.env))
    process.exit(1)
  }
}

async function start(): Promise<Started> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const needsSandbox = pointToSandbox(readConfig(process.env), process.env)
  const config = readConfig(process.env)

  const building = buildWeb(root, stopping)
  building.catch(() => {}) // Awaited below, after the sandbox; until then a failure stays unreported.
  const sandbox = needsSandbox ? await startSandbox(root, config) : undefined
  if (sandbox) takeClientOf(sandbox, process.env)
  return building
    .then(() => serve(readConfig(process.env), sandbox))
    .catch(async (error: unknown) => {
      // A sandbox that already ran may serve another server too, so it keeps running.
      if (sandbox && !sandbox.wasThere) await sandbox.stop()
      throw error
    })
}

async function serve(config: Config, sandbox?: Sandbox): Promise<Started> {
  stopping.throwIfAborted()
  const { startServer } = await import('../server/main.ts')
  const server = await startServer(config)
  sayWhatToDo(server, sandbox)
  // The log repeats it for those who read only that.
  if (config.looksOutside) void server.lookAround().then((notes) => sayNotes(notes))
  return { close: () => server.close().finally(() => sandbox?.stop()) }
}
