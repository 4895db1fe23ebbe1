// The database server of the tests: TEST_DATABASE_URL if it is set, otherwise an embedded one for the whole run. `node
// --test --test-global-setup=server/testing/global-setup.ts` starts it before the first file. A file that runs alone
// starts its own.
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { Client, escapeIdentifier } from 'pg'
import { atEnd, runEndings } from './this-machine.ts'
import { startTestServer, type TestServer, withDatabase } from './test-server.ts'

export { atEnd } from './this-machine.ts'

export type TestDatabase = {
  name: string
  connectionString: string
  drop: () => Promise<void>
}

let ownServer: Promise<TestServer> | undefined

/** A separate database, empty or as a copy of a template; dropped at the end of the file. */
export async function createDatabase(template = 'template1'): Promise<TestDatabase> {
  const { url, run } = await testServer()
  const name = `${run}_${randomUUID().slice(0, 8)}`
  await command(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  const drop = () => command(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  return { name, connectionString: withDatabase(url, name), drop }
}

/**
 * A template for the whole run: the first file to need it builds it, and the others wait. Returns its name, for
 * createDatabase.
 */
export async function templateDatabase(
  purpose: string,
  build: (connectionString: string) => Promise<void>,
): Promise<string> {
  const { url, run } = await testServer()
  const name = `${run}_template_${purpose}`
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${escapeIdentifier(unfinished)} with (force)`)
    await client.query(`create database ${escapeIdentifier(unfinished)}`)
    await build(withDatabase(url, unfinished))
    await client.query(`alter database ${escapeIdentifier(unfinished)} rename to ${escapeIdentifier(name)}`)
  })
  return name
}

/** Starts a separate database server for this file, before its first database, for tests that change its settings. */
export function keepToOwnServer(): void {
  ownServer ??= startOwnServer()
}

function startOwnServer(): Promise<TestServer> {
  const server = startTestServer()
  atEnd(async () => {
    ownServer = undefined
    await (await server).stop()
  })
  return server
}

/** Whether the files of this run share a server, and this one has no other. */
export function hasSharedServer(): boolean {
  return !ownServer && process.env['LISTPASS_TEST_SERVER'] !== undefined
}

/** The server's own address, for tests that need a superuser of the whole server. */
export async function testServer(): Promise<{ url: string; run: string }> {
  const { LISTPASS_TEST_SERVER: url, LISTPASS_TEST_RUN: run } = process.env
  if (!ownServer && url && run) return { url, run }
  ownServer ??= startOwnServer()
  return ownServer
}

// At the top of the module, because inside a test it would mean the end of that test.
after(runEndings)

function command(text: string): Promise<void> {
  return testServer().then(({ url }) => withClient(url, async (client) => void (await client.query(text))))
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
