// Surroundings for wrong set-ups, all on this machine: a database, a Mailchimp, a running installation, and a database server
// whose administrator gives nobody more than needed.
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener, request as ask } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/database/embedded/start-postgres.ts'
import { newKey } from '../../server/secrets/key-ring.ts'
import { atEnd, createDatabase } from '../../server/testing/postgres.ts'
import { addDataFolder, askDatabase, startChild } from '../../server/testing/processes.ts'
import { freePort } from '../../server/testing/this-machine.ts'

export type Settings = Record<string, string>

export type SetUp = {
  /** `fault`: it stops the start. The others are notes of a start that works. */
  level: 'fault' | 'warning' | 'hint'
  sentence: string
  settings: Settings
  /** The user to run as, where root would not notice. */
  user?: number | undefined
  /** A program says it that runs before every other. */
  isBefore?: boolean
}

export type SetUps = Record<string, () => Promise<SetUp>>

export const isRoot = process.getuid?.() === 0
/** The user `nobody`, as whom root starts a program that may not write everywhere. */
export const nobody = isRoot ? 65534 : undefined

export const folder = await mkdtemp(join(tmpdir(), 'listpass-doctor-test-'))
await chmod(folder, 0o755)
atEnd(() => rm(folder, { recursive: true, force: true }))

/** Listens on this machine until the end of the file. */
export async function listen(answer: RequestListener): Promise<number> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

export async function takePort(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0)
  await once(server, 'listening')
  atEnd(async () => void server.close())
  return (server.address() as AddressInfo).port
}

/** Passes everything on, and names the caller. */
export function startProxy(port: number): Promise<number> {
  return listen(({ method, url, headers }, answer) => {
    const named = { ...headers, 'x-forwarded-for': '203.0.113.7' }
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers: named }, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    passed.end()
  })
}

export const { connectionString } = await createDatabase()
export const elsewhere: Settings = { DATABASE_URL: connectionString, LISTPASS_KEYS: newKey() }
export const mailchimp = await listen((_request, answer) => void answer.end())

/** A set-up with nothing wrong but that its address opens on this computer alone. */
export async function right(): Promise<Settings> {
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    MAILCHIMP: 'live',
    MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${mailchimp}`,
    LOG_LEVEL: 'error',
  }
}

/** A running installation. */
export const first = { folder: await addDataFolder(), port: await freePort(), pid: 0 }
const running = startChild('scripts/start.ts', { ...(await right()), DATA_DIR: first.folder, PORT: String(first.port) })
await running.line(/^Address: /)
first.pid = running.pid

// The test server lets everyone in, so passwords need a server of their own.
const rules = join(folder, 'pg_hba.conf')
await writeFile(rules, 'local all postgres trust\nlocal all all scram-sha-256\n')
await chmod(rules, 0o644)
const postgres = await startEmbeddedPostgres({ dataDir: await addDataFolder(), settings: { hba_file: rules } })
atEnd(() => postgres.stop())
await askDatabase(postgres.address, `create role keeper login password 'right'`)
await askDatabase(postgres.address, 'create database guests')

export function managed(user: string, password: string): string {
  return `postgresql://${user}:${password}@localhost/guests?host=${encodeURIComponent(postgres.address.host)}`
}

export async function asAdministrator(text: string): Promise<void> {
  await askDatabase({ ...postgres.address, database: 'guests' }, text)
}
